import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { changesBetween } from '@/domain/records/audit';
import type { ScheduledItem } from '@/domain/offers/scheduled/save';
import type { Offer } from '@/domain/offers/offer';
import { withUsedUp } from '@/domain/offers/uses';
import { fromStored, toStored, type StoredScheduled } from '@/domain/offers/scheduled/stored';
import { refuse, type Answer } from '../../platform/http/answer';
import { offerUsesOf, withUses, type OfferUses } from '../../offers/offerUses';
import { writeAudit, type AuditContext } from '../../platform/audit';
import type { ScheduledKind, Spec } from './spec';
import { messages } from './messages';

type Counted<Stored> = Stored & Pick<Offer, 'usedCount'>;

/** Adds the count of uses to an offer that was used. */
export const withCount = <Stored extends ScheduledItem>(
  one: Stored,
  uses: DocumentSnapshot | undefined,
): Stored => (uses ? (withUses(one as Stored & Offer, uses) as unknown as Stored) : one);

/** With an offer's mark whether it is used up; `uses` is undefined for a kind that is not counted. */
const withMark = <Stored extends ScheduledItem>(one: Stored, uses: DocumentSnapshot | undefined): Stored =>
  uses ? (withUsedUp(withUses(one as Stored & Offer, uses)) as unknown as Stored) : one;

type Naming = Pick<Spec<never, ScheduledItem>, 'kind' | 'one'>;

export function toScheduled<Stored extends ScheduledItem>(snapshot: DocumentSnapshot): Stored | null {
  const data = snapshot.data();
  return data ? fromStored({ ...data, id: snapshot.id } as unknown as StoredScheduled<Stored>) : null;
}

/** Reads an item with its uses within a transaction; `write` stores both documents. */
export async function readStored<Stored extends ScheduledItem>(
  db: Firestore,
  transaction: Transaction,
  { kind, id }: { kind: ScheduledKind; id: string },
) {
  const ref = db.collection(kind).doc(id);
  const usesRef = offerUsesOf(db, id);
  const [found, uses] = await transaction.getAll(ref, ...(kind === 'offers' ? [usesRef] : []));
  const scheduled = found ? toScheduled<Stored>(found) : null;
  return {
    stored: scheduled && withCount(scheduled, uses),
    write(next: Stored, now: Date): Stored {
      const { usedCount, ...document } = toStored<Counted<Stored>>(withMark(next, uses), now);
      transaction.set(ref, document);
      if (kind !== 'offers' || usedCount === undefined || uses?.exists) return withCount(next, uses);
      transaction.set(usesRef, { usedCount, updatedAt: now.toISOString() } satisfies OfferUses);
      return next;
    },
  };
}

/** `deleted/{kind}.{id}`: a deleted item, as long as it can be restored. */
export const binRef = (db: Firestore, kind: ScheduledKind, id: string) =>
  db.collection('deleted').doc(`${kind}.${id}`);

export const notFound = ({ one }: Naming): Answer => refuse(404, 'not_found', messages.noSuch(one));

/** Fields that no admin edits: the time of the save, and the mark that follows the uses. */
const NOT_EDITED = ['updatedAt', 'isUsedUp'];

export type Deed = 'created' | 'saved' | 'switched_on' | 'switched_off' | 'deleted' | 'restored';

/** An item's name in the audit log; an offer's is its code. */
const nameOf = (item: (ScheduledItem & Partial<Pick<Offer, 'code'>>) | null): string =>
  [item?.code, item?.title].filter(Boolean).join(', ');

/** Writes the audit entry of a change; the entry has its own time. */
export function auditChange(
  db: Firestore,
  transaction: Transaction,
  doing: AuditContext,
  {
    spec: { kind, one },
    id,
    deed,
    before,
    after,
  }: { spec: Naming; id: string; deed: Deed; before: ScheduledItem | null; after: ScheduledItem | null },
): void {
  const changes = changesBetween(before, after).filter(({ field }) => !NOT_EDITED.includes(field));
  const name = nameOf(after ?? before);
  writeAudit(db, transaction, doing, { action: `${one}.${deed}`, target: `${kind}/${id}`, name, changes });
}
