import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isSameEntry, searchEntryId, searchEntryOf } from '@/domain/admin/search/searchEntry';
import type { Order } from '@/domain/orders/order/order';
import { orderSearchRef } from '../platform/firestore/refs';

/**
 * Writes what an order is found by, in the transaction that writes the order, where that changed. `before` is null for a
 * new order. Reads nothing, so it may follow other writes.
 */
export function writeSearchEntry(
  db: Firestore,
  transaction: Transaction,
  before: Order | null,
  after: Order,
): void {
  const [id, entry] = [searchEntryId(after), searchEntryOf(after)];
  if (before) {
    const oldId = searchEntryId(before);
    if (oldId === id && isSameEntry(searchEntryOf(before), entry)) return;
    // An order that is begun again after it expired is a new one in time.
    if (oldId !== id) transaction.delete(orderSearchRef(db, oldId));
  }
  transaction.set(orderSearchRef(db, id), entry);
}
