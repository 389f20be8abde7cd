import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withPapersDue } from '@/domain/invoice/papers';
import { orderMails } from '@/domain/mail/orderMails';
import { strangeStep, type Order } from '@/domain/order';
import { expiryOf, MAIL_DAYS } from '@/domain/retention';
import { shopUrl } from '../config';

/**
 * Writes an order whose state changed and, in the same transaction, the mails that this is worth: so each goes out once,
 * and none for what did not happen. Notes whether an invoice or a credit note is due now. `before` is null for a new order.
 * Throws, and so writes nothing, where a step was taken that the table of order states does not have.
 */
export function writeOrder(
  db: Firestore,
  transaction: Transaction,
  before: Order | null,
  after: Order,
): void {
  const strange = strangeStep(before, after);
  if (strange)
    throw new Error(`${after.orderId} cannot go from ${strange.from ?? 'nothing'} to ${strange.to}`);
  transaction.set(db.collection('orders').doc(after.orderId), withPapersDue(after));
  for (const { id, ...mail } of orderMails(before, after, shopUrl())) {
    const expireAt = expiryOf(new Date(mail.createdAt), MAIL_DAYS);
    transaction.set(db.collection('mail').doc(id), { ...mail, expireAt });
  }
}
