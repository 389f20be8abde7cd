import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { RefusedOrder } from '@/domain/contracts/adminPrint';
import type { Order } from '@/domain/orders/order/order';
import { markPrinted, printRefusal, type Print } from '@/domain/orders/packing/print';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { orderRef } from '../../platform/firestore/refs';

/** An order whose paper is printed, in the version that was read. */
export interface Printable {
  order: Order;
  version: Timestamp;
}

/** Firestore's codes for a document that changed since it was read, and for a lost race. */
const CHANGED = [9, 10];

/** Reads the orders and says which have such a paper. */
export async function choosePrintable(
  db: Firestore,
  what: Print,
  ids: readonly string[],
): Promise<{ printable: Printable[]; refused: RefusedOrder[] }> {
  const printable: Printable[] = [];
  const refused: RefusedOrder[] = [];
  for (const snapshot of await db.getAll(...ids.map((id) => orderRef(db, id)))) {
    const order = snapshot.data() as Order | undefined;
    const version = snapshot.updateTime;
    if (!order || !version) {
      refused.push({ id: snapshot.id, code: 'not_found', message: `There is no order ${snapshot.id}.` });
      continue;
    }
    const refusal = printRefusal(order, what);
    if (refusal) refused.push({ id: order.orderId, ...refusal });
    else printable.push({ order, version });
  }
  return { printable, refused };
}

interface Marking {
  what: Print;
  context: AuditContext;
}

/** Marks all of them as printed in one batch with its audit entry; false where one has changed since it was read. */
export async function markAll(
  db: Firestore,
  { what, context }: Marking,
  printable: readonly Printable[],
): Promise<boolean> {
  const at = context.now.toISOString();
  const batch = db.batch();
  for (const { order, version } of printable) {
    const marks = { printed: markPrinted(order, what, at), updatedAt: at };
    batch.update(orderRef(db, order.orderId), marks, { lastUpdateTime: version });
  }
  const orders = printable.map(({ order }) => order.orderId);
  const change = {
    action: 'orders.printed',
    target: 'orders',
    changes: [{ field: what, before: null, after: orders }],
  };
  writeAudit(db, batch, context, change);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (CHANGED.includes(Number((error as { code?: unknown }).code))) return false;
    throw error;
  }
}
