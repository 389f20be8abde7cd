import { paise } from '@/domain/money/money';
import fc from 'fast-check';
import { newPaymentRecord, type PaymentRecord } from '../record/paymentRecord';
import { dueRefund } from './refund';
import { shareId, splitRefund } from './splitRefund';

const now = new Date('2026-11-26T10:00:00.000Z');
/** A captured payment with some paise refunded. */
function payment(n: number, amount: number, back = 0): PaymentRecord {
  const what = {
    razorpayOrderId: `order_${n}`,
    userId: 'u',
    orderId: 'o',
    amount: paise(amount),
    currency: 'INR',
  };
  const refunds = back > 0 ? { [`pay_${n}:x`]: dueRefund(paise(back), 'by_shop', '') } : {};
  return { ...newPaymentRecord(what, '', now), razorpayPaymentId: `pay_${n}`, refunds };
}
const shares = (amount: number, ...payments: PaymentRecord[]) =>
  splitRefund(paise(amount), payments).map((share) => [share.record.razorpayOrderId, share.amount]);

test.each([
  ['fits the first payment', 500, [payment(1, 600), payment(2, 400)], [['order_1', 500]]],
  [
    'needs both',
    900,
    [payment(1, 600), payment(2, 400)],
    [
      ['order_1', 600],
      ['order_2', 300],
    ],
  ],
  [
    'is more than the first has left',
    300,
    [payment(1, 600, 500), payment(2, 400)],
    [
      ['order_1', 100],
      ['order_2', 200],
    ],
  ],
  ['finds less than ₹1 of the first', 300, [payment(1, 600, 550), payment(2, 400)], [['order_2', 300]]],
  ['finds the first spent', 300, [payment(1, 600, 600), payment(2, 400)], [['order_2', 300]]],
  [
    'would leave less than ₹1',
    650,
    [payment(1, 600), payment(2, 400)],
    [
      ['order_1', 550],
      ['order_2', 100],
    ],
  ],
] as const)('a refund that %s', (_name, amount, payments, expected) => {
  expect(shares(amount, ...payments)).toEqual(expected);
});

test('shares are the whole refund, and none is more than its payment has left or too small to be sent', () => {
  const anyPaise = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(
      fc.array(anyPaise, { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (paid, part) => {
        const payments = paid.map((amount, n) => payment(n, amount));
        const total = paid.reduce((sum, amount) => sum + amount, 0);
        const amount = Math.max(100, Math.floor(total * part));
        const split = splitRefund(paise(amount), payments);
        expect(split.every(({ record, amount: share }) => share >= 1 && share <= record.amount)).toBe(true);
        expect(split.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      },
    ),
  );
});

test('the id of a share is short enough for Razorpay and its own', () => {
  const long = 'x'.repeat(40);
  expect([shareId(long, 0), shareId(long, 1).length, shareId('part-0001', 1)]).toEqual([
    long,
    40,
    'part-0001_2',
  ]);
});
