import { paise, ZERO } from '@/domain/money/money';
import { deliveredOrder } from '../invoices/testing';
import { parcelMismatch, paymentMismatch, refusedMismatch } from './mismatch';
import type { Order } from '../orders/order/order';
import { followParcelCancel } from '../orders/shipment/cancelledParcel';
import { newPaymentRecord, withDue, type PaymentRecord } from '../payments/record/paymentRecord';
import { dueRefund } from '../payments/refund/refund';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = now.toISOString();
const taken = { id: 'pay_1', orderId: 'order_1', amount: paise(51_300), refunded: ZERO, at };
const record: PaymentRecord = {
  ...newPaymentRecord(
    { razorpayOrderId: 'order_1', userId: 'asha', orderId: 'GLM1', amount: paise(51_300), currency: 'INR' },
    at,
    now,
  ),
  status: 'captured',
  razorpayPaymentId: 'pay_1',
};
const order = deliveredOrder();
const sent = { ...dueRefund(paise(10_000), 'by_shop', at), status: 'done' as const };

test.each<[string, object, PaymentRecord | null, Order | null, object | null]>([
  ['agrees', {}, record, order, null],
  [
    'is unknown to the shop',
    {},
    { ...record, razorpayPaymentId: '' },
    order,
    { kind: 'paid_no_order', settledBy: 'settle' },
  ],
  ['has no record', {}, null, null, { kind: 'paid_no_order', settledBy: 'settle', amount: 513 }],
  ['was made without an order', { orderId: '' }, null, null, { kind: 'paid_no_order', settledBy: 'by_hand' }],
  ['was refunded and is unknown to the shop', { refunded: 51_300 }, null, null, null],
  [
    'differs from the order’s total',
    { amount: paise(50_000) },
    record,
    order,
    { kind: 'amounts_differ', what: 'paid', ours: 513, theirs: 500 },
  ],
  [
    'went back in part by hand',
    { refunded: 100 },
    record,
    order,
    { what: 'refunded', ours: 0, theirs: 1, settledBy: 'settle' },
  ],
  [
    'went back in part as the shop knows',
    { refunded: 10_000 },
    { ...record, refunds: { 'pay_1:p': sent } },
    order,
    null,
  ],
  [
    'counts for nothing and is given back',
    { id: 'pay_2' },
    { ...record, refunds: { pay_2: dueRefund(paise(51_300), 'paid_twice', at) } },
    order,
    null,
  ],
])('a payment that %s', (_, change, known, bought, expected) => {
  const found = paymentMismatch({ ...taken, ...change }, known, bought);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeNull();
});

const { shipment } = order;
const booking = { ...shipment, status: 'booking', awb: '' } as const;
test.each<[string, Partial<Order>, object | null]>([
  ['on its way', { status: 'shipped' }, null],
  [
    'long without a parcel',
    { status: 'placed', shipment: booking },
    { kind: 'order_no_parcel', settledBy: 'book' },
  ],
  [
    'just placed',
    { status: 'placed', shipment: booking, history: [{ at, from: null, to: 'placed', by: '', note: '' }] },
    null,
  ],
  [
    'given up',
    { status: 'placed', shipment: { ...booking, status: 'failed', problem: 'No' } },
    { problem: 'No' },
  ],
  [
    'packed, and whose parcel the courier cancelled',
    followParcelCancel(deliveredOrder({ status: 'packed' }), 'cancelled', at),
    { kind: 'order_no_parcel', settledBy: 'book', problem: 'has cancelled this parcel' },
  ],
  [
    'cancelled with its parcel',
    { status: 'cancelled', shipment: { ...shipment, status: 'cancelled' } },
    null,
  ],
  [
    'cancelled without its parcel',
    { status: 'cancelled', shipment: { ...shipment, status: 'cancelled', problem: 'Gone' } },
    { kind: 'parcel_no_order', awb: 'A1' },
  ],
])('an order that is %s', (_, change, expected) => {
  const found = parcelMismatch(deliveredOrder(change), now);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeNull();
});

const refused = (fields: object) => ({
  ...dueRefund(paise(20_000), 'by_shop', at),
  isRefused: true as const,
  ...fields,
});

test.each<[string, Partial<PaymentRecord>, number | undefined, object | null]>([
  [
    'a gift card’s refused refund is listed with its reason',
    { giftCardId: 'card-1', refunds: { pay_1: refused({ problem: 'Razorpay 400: Too old' }) } },
    20_000,
    { paymentId: 'pay_1', of: 'gift_card', amount: 200, why: 'Too old', customer: 'asha@example.com' },
  ],
  [
    'two of one payment are one sum',
    { refunds: { pay_1: refused({}), pay_2: refused({ amount: paise(51_300) }) } },
    71_300,
    { paymentId: 'pay_1', of: 'payment', amount: 713, why: '' },
  ],
  [
    'one that waits is not listed',
    { refunds: { pay_1: dueRefund(paise(20_000), 'by_shop', at) } },
    undefined,
    null,
  ],
  ['one that was sent is not listed', { refunds: { pay_1: refused({ status: 'done' }) } }, undefined, null],
  ['an order shows its own', { orderId: 'GLM1', refunds: { pay_1: refused({}) } }, undefined, null],
])('%s', (_name, fields, refusedPaise, mismatch) => {
  const before = { ...record, orderId: '', refusedPaise: paise(1), ...fields };
  const after = withDue(before, now);
  expect(after.refusedPaise).toBe(refusedPaise);
  const found = refusedMismatch(after, 'asha@example.com');
  if (mismatch) expect(found).toMatchObject({ kind: 'refund_refused', ...mismatch });
  else expect(found).toBeNull();
});
