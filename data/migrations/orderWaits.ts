import type { Order } from '@/domain/orders/order/order';
import { withReturnWait } from '@/domain/orders/returnDesk/steps';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { documentMigration } from './documentMigration';

/** The order with its waits for the team, also for goods refused before they were listed; the same object where stored. */
const withWaits = (order: Order): Order => withReturnWait(withTeamWaits(order));

export const lacksWaits = (order: Order): boolean => withWaits(order) !== order;

/** Without it, the views 'To take in', 'Refund due' and 'To send back' miss older orders; their own pages show it all the same. */
export const orderWaits = documentMigration<Order>({
  id: '2026-11-27-order-waits',
  describe: 'Adds older orders that came back, or that money is owed for, to the views of the orders desk.',
  collection: 'orders',
  isOld: lacksWaits,
  async rewrite({ transaction, ref, stored }) {
    transaction.set(ref, withWaits(stored));
  },
});
