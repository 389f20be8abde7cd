import { tallyOf, withTally } from '@/domain/admin/sales/countOrder';
import type { Order } from '@/domain/orders/order/order';
import { documentMigration } from './documentMigration';

/** Whether the order was returned in part or exchanged, and counted before its customer's returns had such orders. */
export function lacksReturnCount(order: Order): boolean {
  const { counted, dueAt } = order.tally ?? {};
  return dueAt === null && Boolean(counted) && !counted?.hasReturn && Boolean(tallyOf(order)?.hasReturn);
}

/** Without it, the returns of a customer miss older orders of which only a part came back, or that were exchanged. */
export const returnCounts = documentMigration<Order>({
  id: '2026-11-30-return-counts',
  describe: 'Counts exchanged and partly returned orders again, for the returns of their customers.',
  collection: 'orders',
  isOld: lacksReturnCount,
  async rewrite({ transaction, ref, stored }) {
    transaction.update(ref, { tally: withTally(stored).tally });
  },
});
