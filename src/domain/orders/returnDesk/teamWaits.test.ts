import { paise, ZERO } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order, StoredWait } from '../order/order';
import { withTeamWaits } from './teamWaits';

const at = '2026-11-27T10:00:00.000Z';
const cameBack = { at, restocked: {} };
const online: Partial<Order> = { paymentMethod: 'Pay Online' };
const cash: Partial<Order> = {
  paymentMethod: 'Cash on Delivery',
  payment: { ...deliveredOrder().payment, status: 'cod', razorpayPaymentId: '' },
  history: [],
};
const paid = { ...deliveredOrder().payment, status: 'captured' as const };
const due = { status: 'due' as const, amount: 50, note: '', at };

test.each<[string, Partial<Order>, StoredWait[] | undefined]>([
  ['delivered', {}, undefined],
  ['on its way back', { status: 'rto' }, ['back']],
  ['taken in, cash that nobody paid', { ...cash, status: 'rto', cameBack }, undefined],
  [
    'taken in, cash that nobody paid beside store credit',
    { ...cash, status: 'rto', cameBack, credit: { paise: paise(10_000), backPaise: ZERO, lots: [] } },
    ['refund'],
  ],
  ['taken in and paid', { ...online, status: 'rto', cameBack, payment: paid }, ['refund']],
  ['returned and paid', { ...online, status: 'returned', payment: paid }, ['refund']],
  [
    'cancelled, its refund due',
    { ...online, status: 'cancelled', payment: { ...paid, refund: due } },
    ['refund'],
  ],
  [
    'delivered, a part of its money due',
    { ...online, payment: { ...paid, parts: [{ ...due, id: 'a' }] } },
    ['refund'],
  ],
  [
    'on its way back, paid, a part due',
    { ...online, status: 'rto', payment: { ...paid, refund: due } },
    ['back', 'refund'],
  ],
  [
    'refunded, its parcel on its way back',
    { ...online, status: 'refunded', history: [{ at, from: 'rto', to: 'refunded', by: '', note: '' }] },
    ['back'],
  ],
  [
    'refunded and taken in',
    { status: 'refunded', cameBack, history: [{ at, from: 'rto', to: 'refunded', by: '', note: '' }] },
    undefined,
  ],
  ['returned and refunded', { status: 'refunded' }, undefined],
  [
    'packed, its parcel cancelled by the courier',
    { status: 'packed', shipment: { ...deliveredOrder().shipment, takenOutAt: at } },
    ['courier'],
  ],
])('an order that is %s', (_, change, waits) => {
  const order = { ...deliveredOrder(), ...change };
  const stored = withTeamWaits(order);
  expect(stored.waits).toEqual(waits);
  expect(withTeamWaits(stored)).toBe(stored);
  // A repeated call removes the wait.
  expect(withTeamWaits({ ...deliveredOrder(), ...(waits ? { waits } : {}) })).not.toHaveProperty('waits');
});
