import type { Firestore } from 'firebase-admin/firestore';
import { countOrder } from '@/domain/admin/sales/countOrder';
import { errorFields } from '../platform/log';
import { LoadedCustomers } from './loadedCustomers';
import { LoadedDays } from './loadedDays';
import { inTransaction } from '../platform/firestore/transaction';
import { orderRef } from '../platform/firestore/refs';
import { readData } from '../platform/firestore/readData';
import type { StoreDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';

/** Orders counted in one transaction; orders of one day share one write of its document. */
const BATCH_SIZE = 50;

/** Counts at most `max` orders, and after the first few only while there is time. */
export interface Counting {
  max: number;
  hasTime: () => boolean;
}

/** Orders added to the sums before they are shown, beyond those that the reconciler has counted. */
export const MAX_COUNTED_FOR_SCREEN = 300;

export const uncountedOrders = (db: Firestore) => collectionOf(db, 'orders').where('tally.dueAt', '>', '');

/**
 * Adds orders to their days' and their buyers' sums, each as it stands at that moment. Order and sums change in one
 * transaction, so an order is counted once, however many calls count it and wherever they stop.
 */
function countSome(db: Firestore, ids: readonly string[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const orders = await readData(transaction, ...ids.map((id) => orderRef(db, id)));
    // Another call has counted the others.
    const due = orders.flatMap((order) => countOrder(order) ?? []);
    const touched = due
      .flatMap(({ removed, added: adds }) => [removed, adds])
      .flatMap((sales) => (sales ? [sales.day] : []));
    const days = await LoadedDays.read(db, transaction, new Set(touched));
    const customers = await LoadedCustomers.read(
      db,
      transaction,
      due.map(({ order }) => order),
    );
    for (const { order, before, removed, added: adds } of due) {
      days.add(removed, -1);
      days.add(adds, 1);
      customers.count(order, before);
      transaction.update(orderRef(db, order.orderId), { tally: order.tally });
    }
    days.write(db, transaction);
    customers.write(db, transaction);
    return due.length;
  });
}

/** One by one, so that an order that cannot be counted does not block the others. */
async function countEach(
  { log }: StoreDeps,
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

/** Counts waiting orders, the longest waiting first, at most `max`. The next call retries what fails. */
export async function countOrders(deps: StoreDeps, { max, hasTime }: Counting): Promise<number> {
  const db = await deps.db();
  let counted = 0;
  for (let left = max; left > 0; left -= BATCH_SIZE) {
    const { docs } = await uncountedOrders(db)
      .orderBy('tally.dueAt')
      .limit(Math.min(left, BATCH_SIZE))
      .select()
      .get();
    const ids = docs.map(({ id }) => id);
    const some =
      ids.length === 0 ? 0 : await countSome(db, ids).catch(() => countEach(deps, db, ids, hasTime));
    counted += some;
    if (some === 0 || !hasTime()) break;
  }
  return counted;
}
