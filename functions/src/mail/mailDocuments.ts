import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import {
  claimMail,
  endAttempt,
  type Claim,
  type Lease,
  type MailDelivery,
  type SendOutcome,
} from '@/domain/mail/delivery';
import { readDelivery } from '@/domain/mail/readDelivery';
import { inTransaction } from '../platform/firestore/transaction';

/** Mails that are to be sent by now, and those whose attempt was never ended; the longest due first. */
export const dueMails = (db: Firestore, now: Date): Query =>
  db.collection('mail').where('delivery.nextAt', '<=', now.toISOString()).orderBy('delivery.nextAt');

/** Begins an attempt in a transaction; null where there is nothing to send. */
export function claim(
  db: Firestore,
  ref: DocumentReference,
  now: Date,
): Promise<{ claim: Claim; document: object } | null> {
  return inTransaction(db, async (transaction) => {
    const document = (await transaction.get(ref)).data();
    const claimed = document && claimMail(readDelivery(document), now);
    if (!claimed) return null;
    transaction.update(ref, { delivery: claimed.delivery });
    return { claim: claimed, document };
  });
}

/** Writes what came of an attempt; null where its mail is gone, or another attempt has taken its place. */
export function end(
  db: Firestore,
  ref: DocumentReference,
  lease: Lease,
  outcome: SendOutcome,
  at: { now: Date; random: number },
): Promise<MailDelivery | null> {
  return inTransaction(db, async (transaction) => {
    const document = (await transaction.get(ref)).data();
    const delivery = document ? endAttempt(readDelivery(document), lease, outcome, at) : null;
    if (delivery) transaction.update(ref, { delivery });
    return delivery;
  });
}
