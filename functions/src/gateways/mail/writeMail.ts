import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Mail } from '@/domain/mail/mail';
import { expiryOf, MAIL_DAYS } from '@/domain/customers/retention';

/** Has a mail sent, in the transaction of what it tells: so it goes out once, and none for what did not happen. */
export function writeMail(db: Firestore, transaction: Transaction, { id, ...mail }: Mail): void {
  const expireAt = expiryOf(new Date(mail.createdAt), MAIL_DAYS);
  transaction.set(db.collection('mail').doc(id), { ...mail, expireAt });
}
