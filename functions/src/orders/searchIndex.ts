import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hasSameEntry, searchEntryId, searchEntryOf } from '@/domain/admin/search/searchEntry';
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
  if (before && hasSameEntry(before, after)) return;
  const id = searchEntryId(after);
  // An order that is begun again after it expired is a new one in time.
  const old = before && searchEntryId(before);
  if (old && old !== id) transaction.delete(orderSearchRef(db, old));
  transaction.set(orderSearchRef(db, id), searchEntryOf(after));
}
