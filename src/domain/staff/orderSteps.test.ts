import { deliveredOrder } from '../invoices/testing';
import type { Order } from '../orders/order/order';
import { followParcelCancel } from '../orders/shipment/cancelledParcel';
import { after, answered, failed, orderIn } from '../orders/undelivered/testing';
import { orderSteps, type OrderStep } from './orderSteps';
import { can, ROLES, type Role } from './roles';

const base = deliveredOrder({ history: [] });
const order = (
  status: Order['status'],
  shipment: Partial<Order['shipment']> = {},
  more: Partial<Order> = {},
) => deliveredOrder({ history: [], status, shipment: { ...base.shipment, ...shipment }, ...more });
const trouble = { kind: 'exception', at: '2026-11-20T10:00:00.000Z', seenAt: '' } as const;
const cancelling = { at: '', by: 'asha', reason: '', attempts: 1, nextAt: '', problem: '' };
const undelivered = after(orderIn('shipped'), [0, failed(0)]);
const lost = after(orderIn('shipped'), [0, { status: 'lost' }]);
const cancelled = followParcelCancel(
  order('packed', { label: 'https://label.example/1.pdf' }),
  'cancelled',
  '',
);
const cameBack = { at: '2026-11-21T10:00:00.000Z', restocked: {} };
const returning = { at: '2026-11-20T10:00:00.000Z', reason: '', lines: [{ line: 0, quantity: 1 }] };
const refundDone = { status: 'done', amount: 513, note: '', at: '' } as const;

const steps = (shown: Order, role: Role) => orderSteps(shown, (right) => can(role, right));

test.each<[string, Order, OrderStep | null]>([
  ['an unpaid order', order('pending_payment', { status: 'waiting' }), 'settle'],
  ['an order that expired before its payment came', order('expired', { status: 'waiting' }), 'settle'],
  ['an order with a courier', order('placed'), 'pack'],
  ['an order that the courier is being asked for', order('placed', { status: 'booking' }), 'pack'],
  ['an order that the courier refused', order('placed', { status: 'failed' }), 'book'],
  ['an order whose parcel the courier cancelled', cancelled, 'book'],
  ['a packed order without a courier', order('packed', { status: 'booking' }), 'book'],
  ['a packed order that the courier refused', order('packed', { status: 'failed' }), 'book'],
  ['a packed order with a label', order('packed', { label: 'https://label.example/1.pdf' }), 'label'],
  ['a packed order whose courier gave no label', order('packed'), null],
  ['an order that is being cancelled', order('placed', {}, { cancelling }), null],
  ['a parcel under way', order('shipped'), null],
  ['a parcel in trouble', order('out_for_delivery', { trouble }), 'note'],
  ['a parcel that the courier could not hand over', undelivered, 'tell'],
  ['one that it tries again', answered(undelivered, 1), null],
  ['a lost parcel', lost, 'resend'],
  [
    'a lost parcel whose money went back',
    { ...lost, payment: { ...lost.payment, status: 'refunded' } },
    'close',
  ],
  ['a parcel whose trouble was seen', order('shipped', { trouble: { ...trouble, seenAt: 'x' } }), null],
  ['a delivered order', order('delivered'), null],
  ['a requested return', order('return_requested', {}, { returning }), 'return'],
  ['a return that is back', order('returned', {}, { cameBack }), 'refund'],
  ['a parcel that comes back', order('rto'), 'receive'],
  ['a parcel that nobody took and that is back', order('rto', {}, { cameBack }), 'refund'],
  [
    'one that was refunded already',
    order('rto', {}, { cameBack, payment: { ...base.payment, status: 'refunded', refund: refundDone } }),
    null,
  ],
  ['a cancelled order', order('cancelled', { status: 'cancelled' }), null],
])('the next step of %s', (_name, shown, next) => {
  expect(steps(shown, 'owner').next).toBe(next);
});

test.each<[Role, string]>([
  ['owner', 'pack: edit label book refund note cancel'],
  ['manager', 'pack: edit label book refund note cancel'],
  ['packer', 'pack: label book note'],
  ['support', ': edit note cancel'],
  ['accountant', ': '],
])('%s may do this with an order to pack', (role, expected) => {
  const { next, others } = steps(order('placed', { label: 'https://label.example/1.pdf' }), role);
  const inOrder = ['edit', 'label', 'book', 'refund', 'note', 'cancel'].filter((step) =>
    others.some((other) => other === step),
  );
  expect(`${next ?? ''}: ${inOrder.join(' ')}`).toBe(expected);
  expect(others).toHaveLength(inOrder.length);
});

test.each<[string, Order, Role[]]>([
  ['settle', order('expired', { status: 'waiting' }), ['owner', 'manager']],
  ['return', order('return_requested', {}, { returning }), ['owner', 'manager', 'packer', 'support']],
  ['receive', order('rto'), ['owner', 'manager', 'packer']],
  ['refund', order('returned', {}, { cameBack }), ['owner', 'manager']],
  ['note', order('shipped', { trouble }), ['owner', 'manager', 'packer', 'support']],
  ['tell', undelivered, ['owner', 'manager', 'support']],
  ['resend', lost, ['owner', 'manager']],
])('%s is next only for the roles that may do it', (step, shown, roles) => {
  expect(ROLES.filter((role) => steps(shown, role).next === step)).toEqual(roles);
});
