import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Offer } from '@/domain/offers/offer';
import { offerUsesOf, type OfferUses } from '../offers/offerUses';
import { inTransaction } from '../payments/records';
import { workThrough, type StepRun } from './reconcileRun';

/** Offers looked for in one run, and how many at a time. */
const MAX_FOUND = 100;
const AT_ONCE = 5;

export interface MoveReport {
  /** Offers whose count of uses was moved to a document of its own. */
  usesMoved: number;
}

function move(db: Firestore, ref: DocumentReference, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const usesRef = offerUsesOf(db, ref.id);
    const [found, uses] = await transaction.getAll(ref, usesRef);
    const { usedCount, ...offer } = (found?.data() ?? {}) as Partial<Offer>;
    if (usedCount === undefined) return false;
    transaction.set(ref, offer);
    if (!uses?.exists) {
      transaction.set(usesRef, { usedCount, updatedAt: now.toISOString() } satisfies OfferUses);
    }
    return true;
  });
}

/** Takes counts of uses out of offers that were stored before the counts had documents of their own. */
export async function moveUses(
  deps: { db: () => Promise<Firestore>; now: () => Date },
  { hasTime, crashed }: StepRun,
): Promise<MoveReport> {
  const db = await deps.db();
  const { docs } = await db.collection('offers').where('usedCount', '>=', 0).limit(MAX_FOUND).select().get();
  const onCrash = (error: unknown, { path }: DocumentReference) =>
    crashed('reconcile.uses_crashed', error, { path });
  const refs = docs.map(({ ref }) => ref);
  const options = { atOnce: AT_ONCE, goOn: hasTime, onCrash };
  const moved = await workThrough(refs, options, (ref) => move(db, ref, deps.now()));
  return { usesMoved: moved.filter(Boolean).length };
}
