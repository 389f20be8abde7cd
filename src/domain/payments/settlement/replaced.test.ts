import type { Order } from '@/domain/orders/order/order';
import { paidOrder } from '@/domain/orders/order/testing';
import { allReplacedBy, replacedBy, wasPaidMeanwhile } from './replaced';

const payment = { status: 'created', razorpayOrderId: 'order_1', razorpayPaymentId: '' } as const;
const sample = { id: 'mist', sku: 'M', name: 'Mist', variant: '', mainImage: '' };
const expired = (change: Partial<Order> = {}) => paidOrder('expired', { payment, ...change });
const cash = { orderId: 'GLM2', reserved: { T: 1, S: 1 } };
const closing = { ...cash, reserved: { S: 1 }, closed: 'GLM1' };

test.each([
  ['expired, of the same goods', cash, expired(), true],
  ['closed for it, of other goods', closing, expired(), true],
  ['expired, of other goods', { ...cash, reserved: { S: 1 } }, expired(), false],
  ['none', cash, null, false],
  ['still open', cash, paidOrder('pending_payment', { payment }), false],
  ['placed', cash, paidOrder('placed'), false],
  ['the same order, begun again', { ...cash, orderId: 'GLM1' }, expired(), false],
  ['replaced before', cash, expired({ payment: { ...payment, replacedAt: 'then' } }), false],
  ['paid too late', cash, expired({ payment: { ...payment, razorpayPaymentId: 'pay_1' } }), false],
  [
    'expired, with the same free sample',
    { ...cash, reserved: { M: 1 } },
    expired({ sample, reserved: { T: 1, M: 1 } }),
    false,
  ],
])('a new order beside the last one begun online: %s', (_name, replacing, begun, isReplaced) => {
  expect(replacedBy(replacing, begun)).toBe(isReplaced ? begun : null);
});

const older = expired({ orderId: 'GLM0' });
const phoneOrder = { placedBy: 'riya' };

test.each([
  ['nothing', null, [], []],
  ['the last one begun', expired(), [], ['GLM1']],
  ['an older one, where other goods were begun last', expired({ reserved: { X: 1 } }), [older], ['GLM0']],
  ['both, each once', expired(), [older, expired()], ['GLM1', 'GLM0']],
  ['no payment link of the team', null, [expired({ phoneOrder })], []],
  ['no cash order', null, [expired({ paymentMethod: 'Cash on Delivery' })], []],
])('a new order replaces %s', (_name, begun, recent, ids) => {
  expect(allReplacedBy(cash, begun, recent).map(({ orderId }) => orderId)).toEqual(ids);
});

test.each([
  ['was paid', 'GLM1', 'placed', true],
  ['is still unpaid', 'GLM1', 'expired', false],
  ['is another one', 'GLM0', 'placed', false],
  ['is none', undefined, 'placed', false],
] as const)('an order that was closed for another %s', (_name, closed, status, isPaid) => {
  expect(wasPaidMeanwhile(closed, paidOrder(status))).toBe(isPaid);
});
