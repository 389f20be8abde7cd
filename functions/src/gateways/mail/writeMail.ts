import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { queuedMail } from '@/domain/mail/delivery';
import type { Mail } from '@/domain/mail/mail';
import { expiryOf, MAIL_DAYS } from '@/domain/customers/retention/retention';
import { mailRef } from '../../platform/firestore/refs';

/** Queues a mail in the transaction that it reports on: it is sent once, and never for a change that failed. */
export function writeMail(
  db: Firestore,
  transaction: Transaction,
  { id, daysKept = MAIL_DAYS, ...mail }: Mail,
): void {
  const expireAt = expiryOf(new Date(mail.createdAt), daysKept);
  transaction.set(mailRef(db, id), {
    ...mail,
    delivery: queuedMail(mail.createdAt),
    expireAt,
  });
}
