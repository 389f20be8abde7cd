import {
  isSameEntry,
  searchEntryId,
  searchEntryOf,
  type SearchEntry,
} from '@/domain/admin/search/searchEntry';
import type { Order } from '@/domain/orders/order/order';
import { pagedMigration } from './pagedMigration';

/** Whether an order's entry is missing or from an earlier form of the index. */
export const isUnindexed = (order: Order, entry: SearchEntry | undefined): boolean =>
  !entry || !isSameEntry(entry, searchEntryOf(order));

/** The admin's search finds an order by its entry in `orderSearch`, which orders from before it lack. */
export const orderSearch = pagedMigration({
  id: '2026-11-25-order-search',
  describe: 'Adds older orders to the index that the search in the admin reads.',
  collection: 'orders',
  visit: ({ db, doc: { ref }, mayWrite }) =>
    db.runTransaction(async (transaction) => {
      const order = (await transaction.get(ref)).data() as Order | undefined;
      if (!order) return false;
      const entryRef = db.doc(`orderSearch/${searchEntryId(order)}`);
      const isOld = isUnindexed(order, (await transaction.get(entryRef)).data() as SearchEntry | undefined);
      if (isOld && mayWrite) transaction.set(entryRef, searchEntryOf(order));
      return isOld;
    }),
  complaint: (count) => `${count} orders are not in the search index`,
});
