import type { Order } from '@/domain/orders/order/order';
import type { ReturnCase } from '@/domain/orders/order/returnCase';
import { returnCaseOf, withReturnWait } from '@/domain/orders/returnDesk/steps';
import { documentMigration } from './documentMigration';

/** The returns desk's state that an order from before the desk lacks; null when it needs none. */
export function missingReturnCase(order: Order): ReturnCase | null {
  const returnCase = order.returnCase ? null : returnCaseOf(order);
  return returnCase && (withReturnWait({ ...order, returnCase }).returnCase ?? null);
}

/** A return without a case is in no list of the desk; its own page shows it all the same. */
export const returnCases = documentMigration<Order>({
  id: '2026-11-26-return-cases',
  describe: 'Adds returns from before the returns desk to its lists.',
  collection: 'orders',
  isOld: (order) => missingReturnCase(order) !== null,
  async rewrite({ transaction, ref, stored }) {
    transaction.update(ref, { returnCase: missingReturnCase(stored) });
  },
});
