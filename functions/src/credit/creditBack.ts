import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CreditAccount } from '@/domain/credit/account';
import { orderEntryId } from '@/domain/credit/entryIds';
import { addCredit } from '@/domain/credit/ledger';
import { creditLeft, lotsBack, lotsBackUnplaced } from '@/domain/credit/spend';
import { difference, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { becameCredit, canHoldCredit } from '@/domain/payments/refund/refundToCredit';
import { creditRef } from '../platform/firestore/refs';
import { creditIn, writeCredit } from './creditStore';

/**
 * The account to which credit of an order may go back, or its money with `toCredit`; null where there is none. To be read
 * before any write.
 */
export async function readCreditOf(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  toCredit = false,
): Promise<CreditAccount | null> {
  const { credit, userId, erasedAt } = order;
  const isNeeded = creditLeft(credit) > 0 || (toCredit && canHoldCredit(order));
  if (!isNeeded || erasedAt) return null;
  return creditIn(userId, await transaction.get(creditRef(db, userId)));
}

/** The order's credit that came back, by its last days. */
function creditAgain(before: Order, after: Order, now: Date) {
  const paise = difference(after.credit?.backPaise ?? ZERO, before.credit?.backPaise ?? ZERO);
  if (paise < 0) throw new Error(`${after.orderId} takes back credit that it gave`);
  const { orderId, history } = after;
  const id = orderEntryId(orderId, 'back', history.length, after.credit?.backPaise ?? 0);
  if (!before.credit || paise === 0) return { id, lots: [] };
  const wasPlaced = after.status !== 'expired';
  const lots = wasPlaced ? lotsBack(before.credit, paise, now) : lotsBackUnplaced(before.credit, now);
  return { id, lots };
}

/** The part of the order's payment that became credit; it never expires, because it was money. */
function creditInstead(before: Order, after: Order) {
  const paise = difference(becameCredit(after), becameCredit(before));
  if (paise < 0) throw new Error(`${after.orderId} takes back money that became credit`);
  const id = orderEntryId(after.orderId, 'refund', becameCredit(after));
  return { id, lots: paise > 0 ? [{ lastDay: null, paise }] : [] };
}

/** Writes what a change of an order gives back as credit, in the transaction of the change. */
export function writeCreditBack(
  db: Firestore,
  transaction: Transaction,
  account: CreditAccount | null,
  { before, after, now }: { before: Order; after: Order; now: Date },
): void {
  const { orderId } = after;
  const all = [creditAgain(before, after, now), creditInstead(before, after)];
  const parts = all.filter(({ lots }) => lots.length > 0);
  if (parts.length === 0) return;
  if (!account) throw new Error(`${orderId} gives credit to nobody`);
  let left = account;
  for (const { id, lots } of parts) {
    const move = addCredit(left, 'refunded', lots, { id, orderId, note: '' }, now);
    writeCredit(db, transaction, move);
    left = move.account;
  }
}
