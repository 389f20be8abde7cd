import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { countOrder } from '@/domain/admin/sales/countOrder';
import { errorFields, type Log } from '../platform/log';
import { inTransaction, orderRef } from '../payments/records';
import { DaysInHand } from './loadedDays';

/** Orders counted in one transaction: those of one day share its document, which is written once for all of them. */
const AT_ONCE = 50;

export interface SalesDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

/** How much is counted: at most `max` orders, and after the first few no more than there is time for. */
export interface Counting {
  max: number;
  hasTime: () => boolean;
}

export const uncounted = (db: Firestore) => db.collection('orders').where('tally.dueAt', '>', '');

/**
 * Takes orders into the sums of their days, each as it stands at that moment. Order and sums change in one transaction, so an
 * order is in them once, whoever else counts it at the same time and wherever this is cut off.
 */
function countSome(db: Firestore, ids: readonly string[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const found = await transaction.getAll(...ids.map((id) => orderRef(db, id)));
    const orders = found.flatMap((one) => (one.data() as Order | undefined) ?? []);
    // Somebody else was quicker with the others.
    const due = orders.flatMap((order) => countOrder(order) ?? []);
    const touched = due
      .flatMap(({ takes, adds }) => [takes, adds])
      .flatMap((sales) => (sales ? [sales.day] : []));
    const days = await DaysInHand.read(db, transaction, new Set(touched));
    for (const { order, takes, adds } of due) {
      days.add(takes, -1);
      days.add(adds, 1);
      transaction.update(orderRef(db, order.orderId), { tally: order.tally });
    }
    days.write(db, transaction);
    return due.length;
  });
}

/** One by one, so that an order that cannot be counted keeps no other from it. */
async function countEach(
  { log }: SalesDeps,
  db: Firestore,
  ids: readonly string[],
  hasTime: () => boolean,
): Promise<number> {
  let counted = 0;
  for (const orderId of ids) {
    try {
      counted += await countSome(db, [orderId]);
    } catch (error) {
      log('sales.crashed', { orderId, ...errorFields(error) }, 'ERROR');
    }
    if (!hasTime()) break;
  }
  return counted;
}

/** Counts what waits for it, the longest first, and at most `max`. What fails is tried again by the next to come. */
export async function countOrders(deps: SalesDeps, { max, hasTime }: Counting): Promise<number> {
  const db = await deps.db();
  let counted = 0;
  for (let left = max; left > 0; left -= AT_ONCE) {
    const { docs } = await uncounted(db).orderBy('tally.dueAt').limit(Math.min(left, AT_ONCE)).select().get();
    const ids = docs.map(({ id }) => id);
    const some =
      ids.length === 0 ? 0 : await countSome(db, ids).catch(() => countEach(deps, db, ids, hasTime));
    counted += some;
    if (some === 0 || !hasTime()) break;
  }
  return counted;
}
