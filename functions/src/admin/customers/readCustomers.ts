import type { Firestore } from 'firebase-admin/firestore';
import {
  customerCursor,
  CUSTOMERS_PER_PAGE,
  matchesCustomerQuery,
  readCustomerCursor,
  sortFieldOf,
  type CustomerQuery,
} from '@/domain/admin/customers/query';
import { customerFrom, type Customer } from '@/domain/customers/record/customer';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { collectionOf } from '../../platform/firestore/collections';

const customersOf = (db: Firestore) => collectionOf(db, 'customers');

/** The query of a list without a search; some of what it finds may not belong in the list. */
function listQuery(db: Firestore, query: CustomerQuery) {
  const { view, tag } = query;
  const all = customersOf(db);
  const field = sortFieldOf(query);
  const narrowed =
    view === 'never'
      ? all.where('totals.placed', '==', 0)
      : view === 'all' && tag
        ? all.where('tags', 'array-contains', tag)
        : all;
  return narrowed.orderBy(field, 'desc').orderBy(DOCUMENT_ID, 'desc');
}

/** A page of customers and the cursor of the next one. Reads one more than it returns. */
export async function readCustomers(
  db: Firestore,
  query: CustomerQuery,
  count = CUSTOMERS_PER_PAGE,
): Promise<{ customers: Customer[]; next: string | null }> {
  const place = readCustomerCursor(query);
  const list = listQuery(db, query);
  const page = place ? list.startAfter(place.value, place.uid) : list;
  const { docs } = await page.limit(count + 1).get();
  const read = docs.slice(0, count).map((doc) => customerFrom(doc.id, doc.data()));
  const last = docs.length > count ? read.at(-1) : undefined;
  return {
    customers: read.filter((one) => matchesCustomerQuery(one, query)),
    next: last ? customerCursor(last, query) : null,
  };
}
