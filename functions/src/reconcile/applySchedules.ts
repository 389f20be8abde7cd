import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Promotion } from '@/domain/offers/scheduled/save';
import { findTurn, type StoredPromotion } from '@/domain/offers/scheduled/stored';
import { inTransaction } from '../payments/records';
import { workThrough, type StepRun } from './reconcileRun';

const COLLECTIONS = ['offers', 'banners', 'highlights'];
/** Documents looked for by each query of one run, and how many at a time. */
const MAX_DUE = 100;
const AT_ONCE = 5;

export interface ScheduleReport {
  /** Offers, banners and highlights that were opened because their time has come, or closed because it has not. */
  schedules: number;
}

/** Documents whose start has passed while they wait, and those that were stored open before their start. */
async function findDue(db: Firestore, now: string): Promise<DocumentReference[]> {
  const found = await Promise.all(
    COLLECTIONS.map((name) => db.collection(name)).flatMap((all) => [
      all.where('isScheduled', '==', true).where('startsAt', '<=', now).limit(MAX_DUE).select().get(),
      all.where('enabled', '==', true).where('startsAt', '>', now).limit(MAX_DUE).select().get(),
    ]),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/** Leaves `updatedAt` alone, so that an editor that is open meets no conflict. */
function turn(db: Firestore, ref: DocumentReference, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stored = (await transaction.get(ref)).data() as StoredPromotion<Promotion> | undefined;
    const next = stored && findTurn(stored, now);
    if (next) transaction.set(ref, next);
    return Boolean(next);
  });
}

/** Opens and closes what Firestore's rules show everybody, by its schedule. */
export async function turnSchedules(
  deps: { db: () => Promise<Firestore>; now: () => Date },
  { hasTime, crashed }: StepRun,
): Promise<ScheduleReport> {
  const db = await deps.db();
  const now = deps.now();
  const onCrash = (error: unknown, { path }: DocumentReference) =>
    crashed('reconcile.schedule_crashed', error, { path });
  const due = await findDue(db, now.toISOString());
  const turned = await workThrough(due, { atOnce: AT_ONCE, goOn: hasTime, onCrash }, (ref) =>
    turn(db, ref, now),
  );
  return { schedules: turned.filter(Boolean).length };
}
