import { paise, ZERO } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import { inCash, paidOrder } from '@/domain/orders/order/testing';
import type { Order } from '@/domain/orders/order/order';
import { orderMails } from './orderMails';

const PAGE = 'https://shop.example/mail/order~GLM1';
const plain = paidOrder('placed', {
  email: 'asha@shopper.example',
  address: deliveredOrder().address,
  updatedAt: '2026-11-20T09:00:00.000Z',
});
const { lines, amounts, couponCode, address } = plain;
const link = {
  id: 'plink_2',
  url: 'https://rzp.io/l/2',
  amount: 855,
  expiresAt: '2026-11-22T10:00:00.000Z',
};
const waitingEdit = {
  id: 'edit-0001',
  at: '',
  seen: 0,
  what: 'Soap: 1 added.',
  link,
  takes: {},
  gives: {},
  from: [],
  after: { lines, amounts, couponCode, address },
  dueAt: '',
};
const waiting: Order = { ...plain, waitingEdit };
const mailIds = (before: Order, after: Order) => orderMails(before, after, PAGE).map(({ id }) => id);

test('says that a change is not made whose page could still have been paid', () => {
  const [mail, ...others] = orderMails(waiting, plain, PAGE);
  expect([mail?.id, others]).toEqual(['GLM1-edit-dropped-edit-0001', []]);
  expect(mail?.message.subject).toBe('The change of your order GLM1 is not made');
  expect(mail?.message.text).toContain('This change of your order is withdrawn: Soap: 1 added.');
  expect(mail?.message.text).not.toContain(link.url);
});

test.each<[string, Order, Order]>([
  ['after its page has ended', waiting, { ...plain, updatedAt: '2026-11-22T10:00:00.000Z' }],
  [
    'of one that is paid',
    { ...waiting, waitingEdit: { ...waitingEdit, paid: { razorpayOrderId: '', paymentId: '', at: '' } } },
    plain,
  ],
  ['while it waits', waiting, waiting],
  ['where none waited', plain, plain],
])('says nothing of a dropped change %s', (_when, before, after) => {
  expect(mailIds(before, after)).toEqual([]);
});

describe('an order that store credit paid in part', () => {
  const credit = { paise: paise(10_000), backPaise: ZERO, lots: [] };
  const edits = [{ id: 'edit-0002', at: '', what: 'The address.' }];
  const textOf = (before: Order, change: Partial<Order>) =>
    orderMails(before, { ...before, ...change }, PAGE)[0]?.message.text ?? '';

  test('asks for the rest in cash when its address was changed', () => {
    const text = textOf({ ...plain, ...inCash, credit }, { edits });
    expect(text).toContain('Please keep ₹185 in cash');
    expect(text).toMatch(/To pay:? +₹185/);
  });

  test.each<[string, Order['status'], string]>([
    ['has paid the rest online', 'placed', 'Paid'],
    ['has expired', 'expired', 'Not charged'],
  ])('that %s has nothing to pay', (_, status, label) => {
    const payment = { ...plain.payment, status: status === 'placed' ? 'captured' : 'created' } as const;
    const extraPayment = { paymentId: 'pay_2', at: '', amount: 185, note: 'It goes back.' };
    for (const change of [{ edits }, { extraPayment }])
      expect(textOf({ ...plain, status, payment, credit }, change)).toMatch(new RegExp(`${label}:? +₹185`));
  });
});

test('names all of the money that an edit gives back, whichever payments it came from', () => {
  const part = { id: 'edit-0003', status: 'due', amount: 100, note: '', at: '' } as const;
  const parts = [part, { ...part, id: 'edit-0003_2', amount: 50, from: 'pay_2' }];
  const edits = [{ id: 'edit-0003', at: '', what: 'Less.' }];
  const [mail] = orderMails(plain, { ...plain, edits, payment: { ...plain.payment, parts } }, PAGE);
  expect(mail?.message.text).toContain('₹150 will be refunded');
});

test('a replacement whose address was changed asks for no cash', () => {
  const before: Order = {
    ...plain,
    ...inCash,
    replaces: 'GLM0',
    amounts: { ...amounts, discountAmount: 300, prepaidDiscount: 0, finalTotal: 0 },
  };
  const edits = [{ id: 'edit-0004', at: '', what: 'The address.' }];
  expect(orderMails(before, { ...before, edits }, PAGE)[0]?.message.text).not.toContain('in cash');
});
