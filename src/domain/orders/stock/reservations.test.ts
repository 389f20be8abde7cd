import type { Offer } from '@/domain/offers/offer';
import { hasReleasedStock, retakeReservation } from './reservations';
import type { HistoryEntry, Order, OrderStatus } from '../order/order';

const step = (from: OrderStatus, to: OrderStatus): HistoryEntry => ({ at: '', from, to, by: '', note: '' });

test.each<[OrderStatus, HistoryEntry[], boolean]>([
  ['pending_payment', [], false],
  ['placed', [step('expired', 'placed')], false],
  ['delivered', [], false],
  ['rto', [], false],
  ['expired', [], true],
  ['cancelled', [step('placed', 'cancelled')], true],
  ['refunded', [step('cancelled', 'refunded')], true],
  ['refunded', [step('expired', 'refunded')], true],
  ['refunded', [step('returned', 'refunded')], false],
  ['refunded', [step('rto', 'refunded')], false],
])('an order that is %s after %j has released its stock: %p', (status, history, gaveBack) => {
  expect(hasReleasedStock({ status, history })).toBe(gaveBack);
});

const hello: Offer = {
  id: 'hello',
  code: 'HELLO',
  title: '',
  type: 'percentage',
  discount: 10,
  enabled: true,
  scope: { kind: 'first_order' },
};

test.each([
  [{}, true],
  [{ hasOrderedBefore: false, hasPhoneOrderedBefore: false }, true],
  [{ hasOrderedBefore: true }, false],
  [{ hasPhoneOrderedBefore: true }, false],
])('an order with a first-order offer and %j can reserve again: %p', (person, ok) => {
  const order = { reserved: {} } as Order;
  const stock = { levels: [], products: [], usedByShopper: 0, ...person };
  expect(retakeReservation(order, { ...stock, offer: hello }).ok).toBe(ok);
  const { scope: _all, ...forAll } = hello;
  expect(retakeReservation(order, { ...stock, offer: forAll }).ok).toBe(true);
});
