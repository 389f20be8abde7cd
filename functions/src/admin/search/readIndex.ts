import type { Firestore } from 'firebase-admin/firestore';
import { searchEntryId } from '@/domain/admin/search/searchEntry';
import type { IndexQuery } from '@/domain/admin/search/searchPlan';
import type { Order } from '@/domain/orders/order/order';
import { orderRef } from '../../platform/firestore/refs';

interface Page {
  count: number;
  /** The last order of the page before. */
  after?: Pick<Order, 'createdAt' | 'orderId'> | null;
}

/** Ids of entries that the index finds, which sort newest first, with the order of each. Reads at most `count`. */
export async function readEntries(
  db: Firestore,
  { all, anyOf }: IndexQuery,
  { count, after }: Page,
): Promise<Map<string, string>> {
  const entries = db.collection('orderSearch');
  const withAll = all.reduce((query, token) => query.where(`t.${token}`, '==', true), entries.limit(count));
  const found = anyOf.length > 0 ? withAll.where('near', 'array-contains-any', anyOf) : withAll;
  const sorted = found.orderBy('__name__');
  const page = after ? sorted.startAfter(entries.doc(searchEntryId(after))) : sorted;
  const { docs } = await page.select('orderId').get();
  return new Map(docs.map((doc) => [doc.id, doc.get('orderId') as string]));
}

/** The orders of these ids, as they are now. */
export async function readOrdersById(db: Firestore, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const found = await db.getAll(...ids.map((id) => orderRef(db, id)));
  return found.flatMap((doc) => (doc.exists ? [doc.data() as Order] : []));
}

/** A page of the orders that the index finds, newest first. Some may match less than the index says. */
export async function readIndexedOrders(db: Firestore, query: IndexQuery, page: Page): Promise<Order[]> {
  return readOrdersById(db, [...(await readEntries(db, query, page)).values()]);
}
