import type { Firestore } from 'firebase-admin/firestore';
import { searchEntryId } from '@/domain/admin/search/searchEntry';
import type { IndexQuery } from '@/domain/admin/search/searchPlan';
import type { Order } from '@/domain/orders/order/order';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { orderRef } from '../../platform/firestore/refs';
import { readData } from '../../platform/firestore/readData';

/** An index over documents: its collection, and the field of an entry that names the document. */
export interface Index {
  collection: 'orderSearch' | 'customerSearch';
  names: 'orderId' | 'uid';
}

export const ORDER_INDEX: Index = { collection: 'orderSearch', names: 'orderId' };
export const CUSTOMER_INDEX: Index = { collection: 'customerSearch', names: 'uid' };

interface EntryPage {
  count: number;
  /** The id of the last entry of the page before. */
  after?: string;
}

/** Ids of entries that the index finds, which sort newest first, with what each names. Reads at most `count`. */
export async function readEntries(
  db: Firestore,
  { collection, names }: Index,
  { all, anyOf }: IndexQuery,
  { count, after }: EntryPage,
): Promise<Map<string, string>> {
  const entries = db.collection(collection);
  const withAll = all.reduce((query, token) => query.where(`t.${token}`, '==', true), entries.limit(count));
  const found = anyOf.length > 0 ? withAll.where('near', 'array-contains-any', anyOf) : withAll;
  const sorted = found.orderBy(DOCUMENT_ID);
  const page = after ? sorted.startAfter(entries.doc(after)) : sorted;
  const { docs } = await page.select(names).get();
  return new Map(docs.map((doc) => [doc.id, doc.get(names) as string]));
}

/** The orders of these ids, as they are now. */
export const readOrdersById = (db: Firestore, ids: readonly string[]): Promise<Order[]> =>
  readData(db, ...ids.map((id) => orderRef(db, id)));

interface Page {
  count: number;
  /** The last order of the page before. */
  after?: Pick<Order, 'createdAt' | 'orderId'> | null;
}

/** A page of the orders that the index finds, newest first. Some may match less than the index says. */
export async function readIndexedOrders(
  db: Firestore,
  query: IndexQuery,
  { count, after }: Page,
): Promise<Order[]> {
  const page = after ? { count, after: searchEntryId(after) } : { count };
  return readOrdersById(db, [...(await readEntries(db, ORDER_INDEX, query, page)).values()]);
}
