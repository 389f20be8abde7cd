import { paise } from '@/domain/money/money';
import { createShipmentRequest } from '@/domain/contracts/orders/shipment';
import { parse } from '@/domain/contracts/parse';
import type { Order } from '@/domain/orders/order/order';
import { buildShipmentRequest } from '@/domain/contracts/orders/shipmentRequest';
import { newPaymentRecord, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { decideOrder, placeRequest, type PlaceFacts, type PlaceRequest } from './decideOrder';
import { address, asha, item, now, orderFacts } from './testing';

function body(change: object = {}) {
  const sent = buildShipmentRequest({
    orderId: 'GLM1',
    email: 'someone@else.example',
    address,
    couponCode: '',
    companyName: 'Glumist',
    now,
    items: [item],
    amounts: { subTotal: 300, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 70, finalTotal: 370 },
    paymentMethod: 'Cash on Delivery',
  });
  const parsed = parse(createShipmentRequest, { ...sent, ...change });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

function request(change: object = {}): PlaceRequest {
  return placeRequest(body(change), asha, {
    now,
    bookingUntil: new Date(now.getTime() + 20_000),
    takesOnline: true,
  });
}

const facts = ({ unclaimed = [], ...change }: Partial<PlaceFacts> = {}): PlaceFacts => ({
  ...orderFacts(change),
  unclaimed,
});

test('an order is placed with stock, displayed stock and the saved address', () => {
  const decision = decideOrder(request(), facts());
  expect(decision).toMatchObject({
    kind: 'place',
    reservations: {
      levels: [{ sku: 'T-1', available: 4, reserved: 2, sold: 2 }],
      products: [{ id: 'toner', stock: 4, variants: [{ sku: 'T-1', stock: 4 }] }],
      coupon: null,
    },
    record: null,
    order: {
      // The email of the token, not the one in the body.
      userId: 'asha',
      email: 'asha@example.com',
      address,
      reserved: { 'T-1': 1 },
      reservedFrom: ['toner'],
      amounts: { subTotal: 300, deliveryFee: 70, finalTotal: 370 },
      shipment: { status: 'booking', attempts: 1, nextAttemptAt: '2026-01-01T10:00:20.000Z' },
    },
  });
});

test('a coupon is counted for the offer and the person', () => {
  const offer = {
    id: 'o1',
    code: 'FLAT',
    title: '',
    type: 'fixed',
    discount: 50,
    enabled: true,
    usedCount: 7,
  } as const;
  const sums = {
    discount_amount: 50,
    final_total: 320,
    collectable_amount: 320,
    coupon_code: 'flat',
    invoice_value: 320,
  };
  expect(decideOrder(request(sums), facts({ offer, usedByShopper: 2 }))).toMatchObject({
    kind: 'place',
    reservations: { coupon: { offerId: 'o1', usedCount: 8, usedByShopper: 3 } },
    order: { offerId: 'o1', couponCode: 'FLAT', amounts: { discountAmount: 50, finalTotal: 320 } },
  });
});

const existing = (change: object = {}) =>
  ({
    orderId: 'GLM0',
    userId: 'asha',
    reserved: {},
    paymentMethod: 'Cash on Delivery',
    requestHash: request().requestHash,
    ...change,
  }) as Order;
const online = (status: string, more: object = {}) => ({
  paymentMethod: 'Pay Online',
  payment: { status },
  status: 'placed',
  ...more,
});
const pending = existing(online('created', { status: 'pending_payment' }));
/** The same, paid online: 5 % less, no fee, nothing to collect. */
const prepaid = {
  payment_method: 'prepaid',
  final_total: 285,
  collectable_amount: 0,
  delivery_fee: 0,
  invoice_value: 285,
  invoice_details: [{ ...body().invoice_details[0], invoice_value: 285 }],
};
const payment = (change: Partial<PaymentRecord> = {}): PaymentRecord => {
  const what = {
    razorpayOrderId: 'order_1',
    userId: 'asha',
    orderId: '',
    amount: paise(28_500),
    currency: 'INR',
  };
  const refund = { status: 'due', amount: paise(28_500), reason: 'unclaimed', nextAt: 'later' } as const;
  return {
    ...newPaymentRecord(what, 'later', now),
    status: 'captured',
    razorpayPaymentId: 'pay_1',
    askAt: null,
    refunds: { pay_1: { ...refund, refundId: '', failed: 0, attempts: 0, problem: '' } },
    ...change,
  };
};
const begunRefund = payment();
begunRefund.refunds['pay_1']!.attempts = 1;

test('a payment without a cart is claimed by the order that it pays for and is not refunded', () => {
  expect(decideOrder(request(prepaid), facts({ unclaimed: [payment()] }))).toMatchObject({
    kind: 'place',
    order: {
      paymentMethod: 'Pay Online',
      status: 'placed',
      amounts: { prepaidDiscount: 15, finalTotal: 285 },
      payment: { status: 'captured', razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
    },
    record: { orderId: 'GLM1', refunds: {}, dueAt: null },
  });
});

test.each<[string, object, Partial<PlaceFacts>, string]>([
  ['the same again', {}, { existing: existing() }, 'replay'],
  ['the same again after the address was deleted', {}, { existing: existing(), addresses: [] }, 'replay'],
  ['the same again after midnight', midnight(), { existing: existing() }, 'replay'],
  ['a repeat by a deleted account', {}, { hasTombstone: true, existing: existing() }, 'account_deleted'],
  ['a deleted account', {}, { hasTombstone: true }, 'account_deleted'],
  ['another body', { company_name: 'X' }, { existing: existing() }, 'other_request'],
  ['of another person', {}, { existing: existing({ userId: 'bob' }) }, 'not_yours'],
  ['prepaid for a cash order', { payment_method: 'prepaid' }, { existing: existing() }, 'other_request'],
  ['cash for a prepaid order', {}, { existing: existing(online('captured')) }, 'other_request'],
  ['prepaid, without a payment', { payment_method: 'prepaid' }, {}, 'unpaid'],
  ['prepaid, not paid', { payment_method: 'prepaid' }, { existing: existing(online('created')) }, 'unpaid'],
  ['prepaid, waiting for its payment', { payment_method: 'prepaid' }, { existing: pending }, 'unpaid_yet'],
  [
    'prepaid, paid too late',
    { payment_method: 'prepaid' },
    { existing: existing(online('captured', { payment: { status: 'captured', refund: {} } })) },
    'refunded',
  ],
  [
    'prepaid, given back',
    { payment_method: 'prepaid' },
    { existing: existing(online('refunded')) },
    'refunded',
  ],
  [
    'prepaid, expired',
    { payment_method: 'prepaid' },
    { existing: existing(online('created', { status: 'expired' })) },
    'unpaid',
  ],
  [
    'prepaid, a payment of another sum',
    prepaid,
    { unclaimed: [payment({ amount: paise(28_499) })] },
    'unpaid',
  ],
  ['prepaid, a payment of another person', prepaid, { unclaimed: [payment({ userId: 'bob' })] }, 'unpaid'],
  ['prepaid, a payment that is being refunded', prepaid, { unclaimed: [begunRefund] }, 'unpaid'],
  ['prepaid, a payment of another order', prepaid, { unclaimed: [payment({ orderId: 'X' })] }, 'unpaid'],
  [
    'prepaid, collecting it again',
    { ...prepaid, collectable_amount: 285 },
    { unclaimed: [payment()] },
    'sums_differ',
  ],
  ['cash while an online payment is open', {}, { begun: pending }, 'payment_open'],
  ['cash after an online payment was closed', {}, { begun: { ...pending, status: 'expired' } }, 'place'],
  [
    'prepaid, payment failed',
    { payment_method: 'prepaid' },
    { existing: existing(online('failed')) },
    'unpaid',
  ],
  ['prepaid, captured', { payment_method: 'prepaid' }, { existing: existing(online('captured')) }, 'replay'],
  [
    'prepaid, captured, of another person',
    { payment_method: 'prepaid' },
    { existing: existing({ ...online('captured'), userId: 'bob' }) },
    'not_yours',
  ],
  ['no address saved', {}, { addresses: [] }, 'unknown_address'],
  ['another pincode', { consignee_pincode: '560002' }, {}, 'unknown_address'],
  ['sold out', {}, { levels: [{ sku: 'T-1', available: 0, reserved: 0, sold: 0 }] }, 'changed'],
  ['an unknown coupon', { coupon_code: 'NOPE' }, {}, 'coupon_refused'],
  ['a paisa short', { final_total: 369.99 }, {}, 'sums_differ'],
  ['collecting less', { collectable_amount: 1 }, {}, 'sums_differ'],
])('the decision on an order: %s', (_name, change, known, kind) => {
  expect(decideOrder(request(change), facts(known)).kind).toBe(kind);
});

test('cash after an online payment was closed for it, and paid meanwhile, is no second order', () => {
  const begun = existing(online('captured'));
  const closed = { ...request(), closed: 'GLM0' };
  expect(decideOrder(closed, facts({ begun }))).toEqual({ kind: 'already_paid', order: begun });
  expect(decideOrder(request(), facts({ begun })).kind).toBe('place');
});

function midnight() {
  const [invoice] = body().invoice_details;
  return { invoice_details: [{ ...invoice, invoice_date: '2026-01-02' }] };
}
