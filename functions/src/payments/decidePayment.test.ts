import type { CartPayment } from '@/domain/contracts/orders/payment';
import type { Order } from '@/domain/orders/order/order';
import type { OrderFacts } from '../orders/draftOrder';
import { address, asha, item, now, orderFacts } from '../orders/testing';
import { decidePayment, paymentRequest, type PaymentRequest } from './decidePayment';

const body = (change: Partial<CartPayment> = {}): CartPayment => ({
  amount: 285,
  orderId: 'GLM1',
  cartItems: [item],
  couponCode: '',
  paymentMethod: 'Pay Online',
  address,
  ...change,
});
const request = (change: Partial<CartPayment> = {}, more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...paymentRequest(body(change), asha, now),
  ...more,
});
const begin = () => {
  const decision = decidePayment(request(), orderFacts());
  if (decision.kind !== 'begin') throw new Error(decision.kind);
  return decision;
};
const order = (change: Partial<Order> = {}): Order => ({ ...begin().order, ...change });
const expired = (razorpayOrderId: string, razorpayPaymentId = '') =>
  order({
    status: 'expired',
    payment: { status: 'created', razorpayOrderId, razorpayPaymentId, dueAt: null },
  });

test('an order and its stock are reserved before Razorpay is called', () => {
  expect(begin()).toMatchObject({
    order: {
      status: 'pending_payment',
      paymentMethod: 'Pay Online',
      userId: 'asha',
      email: 'asha@example.com',
      address,
      amounts: { subTotal: 300, prepaidDiscount: 15, deliveryFee: 0, finalTotal: 285 },
      payment: { status: 'created', razorpayOrderId: '', dueAt: '2026-01-01T10:20:00.000Z' },
      shipment: { status: 'waiting', attempts: 0 },
      reserved: { 'T-1': 1 },
      reservedFrom: ['toner'],
      history: [{ from: null, to: 'pending_payment' }],
    },
    reservations: { levels: [{ sku: 'T-1', available: 4, reserved: 2, sold: 2 }], coupon: null },
  });
});

const isCash = { paymentMethod: 'Cash on Delivery' } as const;
test.each<[string, Partial<CartPayment>, Partial<OrderFacts>, string]>([
  ['the same again', {}, { existing: order() }, 'again'],
  ['a repeat by a deleted account', {}, { hasTombstone: true, existing: order() }, 'account_deleted'],
  ['a deleted account', {}, { hasTombstone: true }, 'account_deleted'],
  [
    'the same again, its pictures moved',
    { cartItems: [{ ...item, mainImage: '/x' }] },
    { existing: order() },
    'again',
  ],
  [
    'the same id, another cart',
    { cartItems: [{ ...item, quantity: 2 }] },
    { existing: order() },
    'other_request',
  ],
  [
    'the same id, another address',
    { address: { ...address, landmark: '' } },
    { existing: order() },
    'other_request',
  ],
  ['the id of a cash order', {}, { existing: order({ ...isCash, status: 'placed' }) }, 'other_request'],
  ['the id of another person', {}, { existing: order({ userId: 'bob' }) }, 'not_yours'],
  ['paid already', {}, { existing: order({ status: 'placed' }) }, 'already_paid'],
  ['cancelled since', {}, { existing: order({ status: 'cancelled' }) }, 'cancelled'],
  ['refunded since', {}, { existing: order({ status: 'refunded' }) }, 'refunded'],
  ['paid and delivered', {}, { existing: order({ status: 'delivered' }) }, 'already_paid'],
  ['expired before Razorpay was asked', {}, { existing: expired('') }, 'begin'],
  ['expired after Razorpay was asked', {}, { existing: expired('order_1') }, 'ask_first'],
  ['expired, paid too late and given back', {}, { existing: expired('order_1', 'pay_1') }, 'other_request'],
  [
    'expired, its late payment refunded because its store credit was back',
    {},
    {
      existing: {
        ...expired('order_1'),
        extraPayment: { paymentId: 'pay_1', at: now.toISOString(), amount: 285, note: '' },
      },
    },
    'other_request',
  ],
  ['expired, another cart', { amount: 1 }, { existing: expired('') }, 'other_request'],
  ['the same cart under a new id', { orderId: 'GLM2' }, { begun: order() }, 'again'],
  ['another cart under a new id', { orderId: 'GLM2', amount: 1 }, { begun: order() }, 'payment_open'],
  ['after the last one was paid', { orderId: 'GLM2' }, { begun: order({ status: 'placed' }) }, 'begin'],
  [
    'expired, while another is open',
    { amount: 285 },
    { existing: expired(''), begun: order({ orderId: 'X' }) },
    'again',
  ],
  ['no address saved', {}, { addresses: [] }, 'unknown_address'],
  ['a paisa short', { amount: 284.99 }, {}, 'sums_differ'],
  ['the price without the discount for paying online', { amount: 300 }, {}, 'sums_differ'],
  ['sold out', {}, { levels: [] }, 'changed'],
  ['an unknown coupon', { couponCode: 'NOPE' }, {}, 'coupon_refused'],
])('the decision on a payment: %s', (_name, change, known, kind) => {
  expect(decidePayment(request(change), orderFacts(known)).kind).toBe(kind);
});

test('a retried expired order keeps its creation time and its Razorpay order', () => {
  const old = { ...expired('order_1'), createdAt: '2025-12-31T10:00:00.000Z' };
  expect(decidePayment(request({}, { knownUnpaid: true }), orderFacts({ existing: old }))).toMatchObject({
    kind: 'begin',
    order: {
      status: 'pending_payment',
      createdAt: '2025-12-31T10:00:00.000Z',
      payment: { razorpayOrderId: 'order_1', dueAt: null },
      history: [{}, { from: 'expired', to: 'pending_payment', note: 'Tried again' }],
    },
  });
});

test('an order that was closed for this one, and paid meanwhile, is not followed by another', () => {
  const begun = order({ status: 'placed' });
  const decision = decidePayment(request({ orderId: 'GLM2' }, { closed: 'GLM1' }), orderFacts({ begun }));
  expect(decision).toEqual({ kind: 'already_paid', order: begun });
});

test('an order can be retried a limited number of times', () => {
  const entry = order().history[0]!;
  const old = { ...expired(''), history: Array<typeof entry>(20).fill(entry) };
  expect(decidePayment(request(), orderFacts({ existing: old })).kind).toBe('other_request');
});
