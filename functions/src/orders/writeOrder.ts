import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withPapersDue } from '@/domain/invoices/papers';
import { orderMails } from '@/domain/mail/orderMails';
import { findInvalidTransition } from '@/domain/orders/order/findInvalidTransition';
import type { Order } from '@/domain/orders/order/order';
import { withTally } from '@/domain/admin/sales/countOrder';
import { shopUrl } from '../platform/config';
import { writeMail } from '../gateways/mail/writeMail';

/**
 * Writes an order whose state changed and, in the same transaction, the mails that this is worth: so each goes out once,
 * and none for what did not happen. Notes whether an invoice or a credit note is due now, and
 * whether the sums of its day have to follow. `before` is null for a new order.
 * Throws, and so writes nothing, where a step was taken that the table of order states does not have.
 */
export function writeOrder(
  db: Firestore,
  transaction: Transaction,
  before: Order | null,
  after: Order,
): void {
  const strange = findInvalidTransition(before, after);
  if (strange)
    throw new Error(`${after.orderId} cannot go from ${strange.from ?? 'nothing'} to ${strange.to}`);
  transaction.set(db.collection('orders').doc(after.orderId), withTally(withPapersDue(after)));
  for (const mail of orderMails(before, after, shopUrl())) writeMail(db, transaction, mail);
}
