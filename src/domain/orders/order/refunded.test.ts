import { byHandBesideRefund } from './refunded';
import type { OrderPayment, OrderRefund, PartRefund } from './payment';
import { paidOrder } from './testing';

const at = '2026-11-21T10:00:00.000Z';
const refund = (status: OrderRefund['status'], amount: number) => ({ status, amount, note: '', at });
const part = (amount: number, change: Partial<PartRefund> = {}): PartRefund => ({
  id: 'r',
  status: 'done',
  amount,
  note: '',
  at,
  ...change,
});
const further = { razorpayOrderId: 'o', razorpayPaymentId: 'p', editId: 'e', amount: 60, givenBack: 50 };

test.each<[string, Partial<OrderPayment>, number]>([
  ['nothing went back', {}, 0],
  ['some of two payments went back', { givenBack: 100, more: [further] }, 150_00],
  ['the rest is owed', { givenBack: 100, refund: refund('due', 185) }, 100_00],
  ['the rest went back', { givenBack: 100, refund: refund('done', 185) }, 100_00],
  ['all went back by hand', { givenBack: 285, refund: refund('done', 285) }, 0],
  ['the rest of a part went back', { givenBack: 185, refund: refund('done', 185), parts: [part(100)] }, 0],
  [
    'the total is without an edit’s difference',
    { givenBack: 285, refund: refund('done', 285), parts: [part(40, { isEdit: true })] },
    0,
  ],
  [
    'store credit went back, too',
    { givenBack: 85, refund: refund('done', 200), parts: [part(50, { isCredit: true })] },
    85_00,
  ],
])('the refunds by hand beside the refund, where %s', (_, change, paise) => {
  const { payment, ...order } = paidOrder('cancelled');
  expect(byHandBesideRefund({ ...order, payment: { ...payment, ...change } })).toBe(paise);
});
