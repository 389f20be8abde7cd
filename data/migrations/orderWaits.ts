import type { Order } from '@/domain/orders/order/order';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { documentMigration } from './documentMigration';

/** Whether an older order waits for the team in a way that only `waits` tells, or does so no longer. */
export const lacksWaits = (order: Order): boolean => withTeamWaits(order) !== order;

/** Without it, the views 'To take in' and 'Refund due' miss older orders; their own pages show it all the same. */
export const orderWaits = documentMigration<Order>({
  id: '2026-11-27-order-waits',
  describe: 'Adds older orders that came back, or that money is owed for, to the views of the orders desk.',
  collection: 'orders',
  isOld: lacksWaits,
  async rewrite({ transaction, ref, stored }) {
    transaction.set(ref, withTeamWaits(stored));
  },
});
