import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CreditAccount } from '@/domain/credit/account';
import { addCredit } from '@/domain/credit/ledger';
import { creditLeft, lotsBack } from '@/domain/credit/spend';
import type { Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { creditRef } from '../platform/firestore/refs';
import { creditIn, writeCredit } from './creditStore';

/** The account to which credit of an order may go back; null where there is none. To be read before any write. */
export async function readCreditOf(
  db: Firestore,
  transaction: Transaction,
  { credit, userId, erasedAt }: Order,
): Promise<CreditAccount | null> {
  if (creditLeft(credit) === 0 || erasedAt) return null;
  return creditIn(userId, await transaction.get(creditRef(db, userId)));
}

/** Writes what a change of an order gives back of its credit, in the transaction of the change. */
export function writeCreditBack(
  db: Firestore,
  transaction: Transaction,
  account: CreditAccount | null,
  { before, after, now }: { before: Order; after: Order; now: Date },
): void {
  const paise = (after.credit?.backPaise ?? 0) - (before.credit?.backPaise ?? 0);
  if (paise === 0 || !before.credit) return;
  if (!account || paise < 0) throw new Error(`${after.orderId} gives back credit that it does not hold`);
  const lots = lotsBack(before.credit, paise as Paise, now);
  const { orderId, history } = after;
  const id = `${orderId}-back-${history.length}-${after.credit?.backPaise ?? 0}`;
  writeCredit(db, transaction, addCredit(account, 'refunded', lots, { id, orderId, note: '' }, now));
}
