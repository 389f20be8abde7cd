import { newPaymentRecord, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund, promisedRefund } from '@/domain/payments/refund/refund';
import { applyRefundNews } from '@/domain/payments/refund/refundNews';
import { promisedForOrder } from '@/domain/payments/refund/refundable';
import { decideRefund } from '@/domain/payments/refund/partRefund';
import { paise } from '@/domain/money/money';
import type { Order } from '../order/order';
import { paidOrder } from '../order/testing';
import { cancelOrder } from './cancel';
import { followRefunds } from './followRefunds';

const now = new Date('2026-11-26T10:00:00.000Z');
const at = now.toISOString();

function payment(n: number, amount: number, change: Partial<PaymentRecord> = {}): PaymentRecord {
  const what = {
    razorpayOrderId: `order_${n}`,
    userId: 'u',
    orderId: 'o',
    amount: paise(amount),
    currency: 'INR',
  };
  const captured = { status: 'captured', razorpayPaymentId: `pay_${n}` } as const;
  return { ...newPaymentRecord(what, at, now), ...captured, ...change };
}
/** An order of ₹300, paid in two payments. */
function order(change: Partial<Order['payment']> = {}): Order {
  const base = paidOrder('placed');
  const more = [{ razorpayOrderId: 'order_2', razorpayPaymentId: 'pay_2', editId: 'edit-0001', amount: 100 }];
  return {
    ...base,
    amounts: { ...base.amounts, finalTotal: 300 },
    payment: { status: 'captured', razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', more, ...change },
  };
}
/** The order and the record after a refund by hand of some paise. */
function byHand(before: Order, record: PaymentRecord, amount: number) {
  const news = {
    paymentId: record.razorpayPaymentId,
    id: `rfnd_${amount}`,
    amount: paise(amount),
    failed: false,
  };
  const after = applyRefundNews(record, before, news, now) ?? record;
  return followRefunds(before, after, now);
}

test('an order ends once all of its payments went back, whichever is the last', () => {
  for (const [first, second] of [
    [payment(1, 20_000), payment(2, 10_000)],
    [payment(2, 10_000), payment(1, 20_000)],
  ] as const) {
    const half = byHand(order(), first, first.amount);
    expect(half).toMatchObject({
      order: { status: 'placed', payment: { status: 'captured' } },
      cancel: false,
    });
    expect(promisedForOrder(half!.order)).toBe(first.amount);
    const whole = byHand(half!.order, second, second.amount);
    expect(whole).toMatchObject({ order: { payment: { status: 'refunded' } } });
    expect(followRefunds(half!.order, payment(3, 100), now)).toBeNull();
  }
});

test('an order ends with its last payment where another became store credit before', () => {
  const records = [payment(1, 20_000), payment(2, 10_000)] as const;
  const request = {
    id: 'r',
    amount: paise(25_000),
    note: 'Sorry',
    settles: false,
    reference: '',
    by: 'shop',
  };
  const credited = decideRefund(order(), records[0], { ...request, asCredit: true }, now, [records[1]]);
  if (credited.kind !== 'refunded' || !credited.record) throw new Error(credited.kind);
  const stock = { levels: [], products: [], offer: undefined, usedByShopper: 0 };
  const facts = { order: credited.order, stock, record: credited.record, more: credited.more, now };
  const cancelled = cancelOrder(facts, { by: 'u', reason: '' });
  const [owing] = cancelled?.more ?? [];
  if (!cancelled || !owing) throw new Error('Nothing is owed');
  expect(byHand(cancelled.order, owing, 5_000)?.order).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded', refund: { status: 'done', amount: 50 } },
  });
});

test('a part by hand is counted once beside a refund that is owed, and the same news changes nothing', () => {
  const refund = promisedRefund(paise(30_000), 'cancelled', at);
  const owing = payment(2, 10_000, { refunds: { pay_2: dueRefund(paise(10_000), 'cancelled', at) } });
  const after = byHand(order({ refund }), owing, 4_000);
  expect(after?.order.payment).toMatchObject({ refund: { amount: 260 }, more: [{ givenBack: 40 }] });
  expect(promisedForOrder(after!.order)).toBe(30_000);
  const known = payment(1, 20_000);
  expect(followRefunds(order(), known, now)).toBeNull();
});
