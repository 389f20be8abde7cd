import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  ALERT_DAYS,
  CONFIRM_DAYS,
  queueId,
  type Alert,
  type AlertKind,
  type AlertQueue,
} from '@/domain/alerts/alert';
import { expiryOf } from '@/domain/customers/retention/retention';
import { collectionOf } from '../platform/firestore/collections';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** One address asks for one thing once. */
export const alertId = ({ kind, sku, email }: Pick<Alert, 'kind' | 'sku' | 'email'>): string =>
  hashOf(`${kind} ${sku} ${email}`);

export const alertRef = (db: Firestore, id: string) => collectionOf(db, 'alerts').doc(id);

export const queueRef = (db: Firestore, kind: AlertKind, sku: string) =>
  collectionOf(db, 'alertQueues').doc(queueId(kind, sku));

export function writeAlert(transaction: Transaction, ref: DocumentReference, alert: Alert): void {
  const expireAt =
    alert.status === 'waiting'
      ? expiryOf(new Date(alert.askedAt), ALERT_DAYS)
      : expiryOf(new Date(alert.confirmMailAt), CONFIRM_DAYS);
  transaction.set(ref, { ...alert, expireAt });
}

/** The waiting alerts of a queue: for stock the oldest first, for price drops the highest price first. */
export function waitingIn(db: Firestore, { kind, sku }: AlertQueue) {
  const waiting = collectionOf(db, 'alerts')
    .where('kind', '==', kind)
    .where('sku', '==', sku)
    .where('status', '==', 'waiting');
  return kind === 'back' ? waiting.orderBy('askedAt') : waiting.orderBy('price', 'desc');
}

/** All alerts of one address. */
export const alertsTo = (db: Firestore, mailKey: string) =>
  collectionOf(db, 'alerts').where('mailKey', '==', mailKey);

/** Number of alerts that wait for each SKU to be back; SKUs without one are left out. */
export async function countWaiting(
  db: Firestore,
  skus: readonly string[],
): Promise<{ sku: string; people: number }[]> {
  const counts = await Promise.all(
    skus.map(async (sku) => {
      const waiting = collectionOf(db, 'alerts')
        .where('kind', '==', 'back')
        .where('sku', '==', sku)
        .where('status', '==', 'waiting');
      return { sku, people: (await waiting.count().get()).data().count };
    }),
  );
  return counts.filter(({ people }) => people > 0);
}

/** The mails about alerts and gift cards to one address. */
export const mailsTo = (db: Firestore, mailKey: string) =>
  db.collection('mail').where('mailKey', '==', mailKey);
