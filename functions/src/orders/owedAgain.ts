import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { withReplacementOwed, type ReplacementEnd } from '@/domain/orders/returnDesk/owedReplacement';
import { orderRef } from '../platform/firestore/refs';
import { writeOrder } from './writeOrder';

export interface OwedAgain {
  first: Order;
  owed: Order;
}

/**
 * Reads the order that a replacement was for, as it is once the replacement has ended without arriving; null where
 * nothing is owed again.
 */
export async function readOwedAgain(
  db: Firestore,
  transaction: Transaction,
  { orderId, replaces }: Order,
  end: ReplacementEnd,
  now: Date,
): Promise<OwedAgain | null> {
  if (!replaces) return null;
  const first = (await transaction.get(orderRef(db, replaces))).data();
  const owed = first && withReplacementOwed(first, orderId, end, now);
  return owed && owed !== first ? { first, owed } : null;
}

/** Writes what `readOwedAgain` found, in the transaction that ends the replacement. */
export function writeOwedAgain(db: Firestore, transaction: Transaction, again: OwedAgain | null): void {
  if (again) writeOrder(db, transaction, again.first, again.owed);
}
