import { aShipment, paidOrder } from '../orders/order/testing';
import { findInvalidTransition } from '../orders/lifecycle/findInvalidTransition';
import type { Order, Shipment } from '../orders/order/order';
import { decideArrival, decideShipByHand } from './shipByHand';

const now = new Date('2026-11-25T04:10:00.000Z');
const sent = { courier: 'India Post', awb: 'EK123456789IN', trackingUrl: '' };
const nothing = { courier: '', awb: '', trackingUrl: '' };
const none = {
  status: 'booking',
  attempts: 2,
  bookingUntil: '',
  unsureUntil: '',
  hasNoCourier: true,
} as const;
const order = (status: Order['status'], shipment: Partial<Shipment> = none, more: Partial<Order> = {}) =>
  paidOrder(status, { shipment: aShipment(shipment), ...more });
const ship = (shown: Order, how = sent) => decideShipByHand(shown, how, now);
const cancelling = { at: '', by: 'asha', reason: '', attempts: 1, nextAt: '', problem: '' };

test.each([
  ['placed', sent, ['packed', 'shipped']],
  ['packed', sent, ['shipped']],
  ['packed', nothing, ['shipped']],
] as const)('an order that is %s is sent with %j by every step of the table', (status, how, steps) => {
  const before = order(status);
  const decided = ship(before, how);
  if (decided.kind !== 'done') throw new Error(decided.kind);
  expect(decided.order).toMatchObject({
    status: 'shipped',
    shipment: { ...how, status: 'by_hand', nextAttemptAt: '' },
  });
  expect(decided.order.shipment).not.toHaveProperty('hasNoCourier');
  expect(decided.order.history.map(({ to, by }) => [to, by])).toEqual(steps.map((to) => [to, 'shop']));
  expect(findInvalidTransition(before, decided.order)).toBeNull();
  expect(decided.sold).toEqual({ T: 2 });
  expect(ship(decided.order, how)).toMatchObject({ kind: 'known' });
});

test('an AWB is saved in capitals, and one that was saved before is the same in any letters', () => {
  const decided = ship(order('packed'), { ...sent, awb: 'ek123456789in' });
  expect(decided).toMatchObject({ kind: 'done', order: { shipment: { awb: 'EK123456789IN' } } });
  const earlier = order('shipped', { ...none, ...sent, status: 'by_hand', awb: 'Ek123456789In' });
  expect(ship(earlier, { ...sent, awb: 'Ek123456789In' })).toMatchObject({ kind: 'known' });
});

test.each<[string, Order, string]>([
  [
    'a parcel that is booked',
    order('packed', { status: 'booked', awb: 'NP1', courier: 'Delhivery' }),
    'courier_booked',
  ],
  ['an unpaid order', order('pending_payment', { status: 'waiting' }), 'unpaid'],
  ['an order that is being cancelled', order('placed', none, { cancelling }), 'cancelling'],
  ['a cancelled order', order('cancelled', { status: 'cancelled' }), 'impossible_step'],
  ['a delivered order', order('delivered', { status: 'failed' }), 'impossible_step'],
  ['a booking that runs', order('packed', { ...none, bookingUntil: '2026-11-25T04:11:00.000Z' }), 'too_soon'],
  [
    'a booking whose answer was lost',
    order('packed', { ...none, unsureUntil: '2026-11-25T04:11:00.000Z' }),
    'too_soon',
  ],
  ['another parcel by hand', order('shipped', { ...none, status: 'by_hand', awb: 'X' }), 'sent_otherwise'],
])('%s is not sent by hand', (_name, shown, code) => {
  expect(ship(shown)).toMatchObject({ kind: 'refused', code });
});

test.each([
  ['delivered', ['out_for_delivery', 'delivered']],
  ['rto', ['rto']],
] as const)('a parcel that was sent by hand is %s', (outcome, steps) => {
  const before = order('shipped', { ...none, status: 'by_hand' });
  const decided = decideArrival(before, outcome, now);
  if (decided.kind !== 'done') throw new Error(decided.kind);
  expect(decided.order.history.map(({ to }) => to)).toEqual(steps);
  expect(decided.sold).toEqual({});
  expect(findInvalidTransition(before, decided.order)).toBeNull();
  expect(decideArrival(decided.order, outcome, now)).toMatchObject({ kind: 'known' });
  const other = outcome === 'rto' ? 'delivered' : 'rto';
  expect(decideArrival(decided.order, other, now)).toMatchObject({
    code: 'impossible_step',
  });
});

test('where a courier follows the parcel, nobody else says where it is', () => {
  const booked = order('shipped', { status: 'booked', awb: 'NP1' });
  expect(decideArrival(booked, 'delivered', now)).toMatchObject({
    code: 'courier_follows',
  });
});
