import { withTally } from '@/domain/admin/sales/countOrder';
import type { Order } from '@/domain/orders/order/order';
import { documentMigration } from './documentMigration';

/** The tally that an order from before the daily sums lacks; null when it needs none. */
export function missingTally(order: Order): Order['tally'] | null {
  return order.tally === undefined ? (withTally(order).tally ?? null) : null;
}

/** An order without a tally is in no day's sums. The reconciler counts it once it has one. */
export const orderTallies = documentMigration<Order>({
  id: '2026-11-24-order-tallies',
  describe: 'Adds orders from before the daily sums to the dashboard.',
  collection: 'orders',
  isOld: (order) => missingTally(order) !== null,
  async rewrite({ transaction, ref, stored }) {
    transaction.update(ref, { tally: missingTally(stored) });
  },
});
