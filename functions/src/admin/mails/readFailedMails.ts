import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { FailedMail, MailCounts, MailsResponse } from '@/domain/contracts/admin/mails';
import { readDelivery } from '@/domain/mail/readDelivery';
import { textOf } from '@/domain/records/untyped';
import { readMailSettings } from '../../gateways/mail/mailSettings';
import { senderRef, type SenderNote } from '../../mail/senderNote';
import { countDocuments } from '../../platform/firestore/countDocuments';

/** Dead letters that a list has at most. */
const MAX_LISTED = 100;
/** Milliseconds after which a mail that is due counts as late: the function `mail` runs every minute. */
const LATE_MS = 10 * 60_000;

const failedMails = (db: Firestore) =>
  db.collection('mail').where('delivery.failedAt', '>', '').orderBy('delivery.failedAt', 'desc');

/** A dead letter may be no mail at all, so nothing of it is taken for granted. */
function rowOf(document: QueryDocumentSnapshot): FailedMail {
  const { to, message, orderId, createdAt } = document.data();
  const { failedAt, attempts, cause, reason } = readDelivery(document.data());
  const recipients: unknown[] = Array.isArray(to) ? to : [to];
  return {
    id: document.id,
    to: recipients.map(textOf).join(', '),
    subject: textOf((message as { subject?: unknown } | null | undefined)?.subject),
    orderId: textOf(orderId),
    createdAt: textOf(createdAt),
    failedAt: failedAt ?? '',
    attempts,
    cause: cause ?? 'invalid',
    reason,
  };
}

/** How many mails did not leave: for good, and for now. */
export async function countFailedMails(db: Firestore, now: Date): Promise<MailCounts> {
  const lateSince = new Date(now.getTime() - LATE_MS).toISOString();
  const mails = db.collection('mail');
  const [failed, late] = await Promise.all([
    countDocuments(mails.where('delivery.failedAt', '>', '')),
    countDocuments(mails.where('delivery.nextAt', '<=', lateSince)),
  ]);
  return { failed, late };
}

export async function readFailedMails(db: Firestore, now: Date, message = ''): Promise<MailsResponse> {
  const [{ docs }, counts, sender, settings] = await Promise.all([
    failedMails(db)
      .limit(MAX_LISTED)
      .select('to', 'message.subject', 'orderId', 'createdAt', 'delivery')
      .get(),
    countFailedMails(db, now),
    senderRef(db).get(),
    readMailSettings(db),
  ]);
  const { problem = '' } = (sender.data() ?? {}) as Partial<SenderNote>;
  return { success: true, message, mails: docs.map(rowOf), counts, problem, settings };
}
