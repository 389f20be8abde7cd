import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Offer } from '@/domain/offers/offer';
import { offerUsesOf, type OfferUses } from '../offers/offerUses';
import { workThrough, type StepRun } from '../platform/dueWork';
import { inTransaction } from '../platform/firestore/transaction';

/** Offers read in one run, and how many are worked on at a time. */
const MAX_FOUND = 100;
const AT_ONCE = 5;

export interface MoveReport {
  /** Offers whose count of uses was moved to a document of its own. */
  usesMoved: number;
}

function move(db: Firestore, ref: DocumentReference, now: Date): Promise<Partial<MoveReport>> {
  return inTransaction(db, async (transaction) => {
    const usesRef = offerUsesOf(db, ref.id);
    const [found, uses] = await transaction.getAll(ref, usesRef);
    const { usedCount, ...offer } = (found?.data() ?? {}) as Partial<Offer>;
    if (usedCount === undefined) return {};
    transaction.set(ref, offer);
    if (!uses?.exists) {
      transaction.set(usesRef, { usedCount, updatedAt: now.toISOString() } satisfies OfferUses);
    }
    return { usesMoved: 1 };
  });
}

/** Migrates counts of uses out of offers that were stored before the counts had documents of their own. */
export async function moveOfferUses(
  deps: { db: () => Promise<Firestore>; now: () => Date },
  run: StepRun,
): Promise<MoveReport> {
  const db = await deps.db();
  const old = db.collection('offers').where('usedCount', '>=', 0).limit(MAX_FOUND);
  return workThrough(run, {
    read: async () => (await old.select().get()).docs.map(({ ref }) => ref),
    atOnce: AT_ONCE,
    empty: { usesMoved: 0 },
    work: (ref) => move(db, ref, deps.now()),
    crashEvent: 'reconcile.uses_crashed',
    about: ({ path }) => ({ path }),
  });
}
