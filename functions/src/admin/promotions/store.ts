import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { changesBetween } from '@/domain/audit';
import type { Promotion } from '@/domain/promotions/save';
import { fromStored, type StoredPromotion } from '@/domain/promotions/stored';
import { refuse, type Answer } from '../../http/answer';
import type { Log } from '../../http/log';
import { writeAudit, type Doing } from '../audit';
import type { PromotionKind, Spec } from './spec';

export interface PromotionDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

type Naming = Pick<Spec<never, Promotion>, 'kind' | 'one'>;

export function toPromotion<Stored extends Promotion>(snapshot: DocumentSnapshot): Stored | null {
  const data = snapshot.data();
  return data ? fromStored({ ...data, id: snapshot.id } as unknown as StoredPromotion<Stored>) : null;
}

/** `deleted/{kind}.{id}`: what the admin deleted, whole, as long as it can be brought back. */
export const binRef = (db: Firestore, kind: PromotionKind, id: string) =>
  db.collection('deleted').doc(`${kind}.${id}`);

export const noSuch = ({ one }: Naming): Answer => refuse(404, 'not_found', `There is no such ${one}.`);

/** Notes in the log what became of one; when it was saved says the entry itself. */
export function noteDeed(
  db: Firestore,
  transaction: Transaction,
  doing: Doing,
  {
    spec: { kind, one },
    id,
    deed,
    before,
    after,
  }: { spec: Naming; id: string; deed: string; before: Promotion | null; after: Promotion | null },
): void {
  const changes = changesBetween(before, after).filter(({ field }) => field !== 'updatedAt');
  writeAudit(db, transaction, doing, { action: `${one}.${deed}`, target: `${kind}/${id}`, changes });
}
