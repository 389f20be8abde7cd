import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { RefusedOrder } from '@/domain/contracts/adminOrders/print';
import type { Order } from '@/domain/orders/order/order';
import { markPrinted, printRefusal, type Print } from '@/domain/orders/packing/print';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { chooseOrders } from './chooseOrders';

/** An order whose paper is printed, in the version that was read. */
export interface Printable {
  order: Order;
  version: Timestamp;
}

interface Marking {
  what: Print;
  context: AuditContext;
}

/** Reads the orders and says which have such a paper. */
export async function choosePrintable(
  db: Firestore,
  { what, ids, context }: Marking & { ids: readonly string[] },
): Promise<{ printable: Printable[]; refused: RefusedOrder[] }> {
  const at = context.now.toISOString();
  const { chosen, refused } = await chooseOrders(db, ids, (order) => printRefusal(order, what, at));
  const printable = chosen.flatMap(({ order, snapshot: { updateTime: version } }) =>
    version ? [{ order, version }] : [],
  );
  return { printable, refused };
}

/**
 * Marks all of them as printed `now`, with one audit entry; false where one has changed since it was read. Drawing may
 * have taken long, and lists poll for what was written lately.
 */
export function markAll(
  db: Firestore,
  { what, context }: Marking,
  printable: readonly Printable[],
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const ids = printable.map(({ order }) => order.orderId);
  return inTransaction(db, async (transaction) => {
    const current = await transaction.getAll(...ids.map((id) => orderRef(db, id)));
    const isSame = printable.every(({ version }, index) => current[index]?.updateTime?.isEqual(version));
    if (!isSame) return false;
    for (const { order } of printable) {
      const marks = { printed: markPrinted(order, what, at), updatedAt: at };
      transaction.update(orderRef(db, order.orderId), marks);
    }
    const changes = [{ field: what, before: null, after: ids }];
    writeAudit(db, transaction, context, { action: 'orders.printed', target: 'orders', changes });
    return true;
  });
}
