import { hasGivenBack } from './reservations';
import type { HistoryEntry, OrderStatus } from '../order/order';

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
])('%s after %j has given back what it took: %p', (status, history, gaveBack) => {
  expect(hasGivenBack({ status, history })).toBe(gaveBack);
});
