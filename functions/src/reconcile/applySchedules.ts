import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ScheduledItem } from '@/domain/offers/scheduled/save';
import { findTurn, type StoredScheduled } from '@/domain/offers/scheduled/stored';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { inTransaction } from '../platform/firestore/transaction';
import type { DatabaseDeps } from '../platform/storeDeps';

const COLLECTIONS = ['offers', 'banners', 'highlights'];

export interface ScheduleReport {
  /** Offers, banners and highlights that were enabled because they have begun, or disabled because they have not. */
  schedules: number;
}

/** Scheduled documents that have begun, and enabled ones that have not. */
async function findDue(db: Firestore, now: string): Promise<DocumentReference[]> {
  const found = await Promise.all(
    COLLECTIONS.map((name) => db.collection(name)).flatMap((all) => [
      all.where('isScheduled', '==', true).where('startsAt', '<=', now).limit(MAX_DUE).select().get(),
      all.where('enabled', '==', true).where('startsAt', '>', now).limit(MAX_DUE).select().get(),
    ]),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

/** Leaves `updatedAt` alone, so that an open editor gets no conflict. */
function apply(db: Firestore, ref: DocumentReference, now: Date): Promise<Partial<ScheduleReport>> {
  return inTransaction(db, async (transaction) => {
    const stored = (await transaction.get(ref)).data() as StoredScheduled<ScheduledItem> | undefined;
    const next = stored && findTurn(stored, now);
    if (!next) return {};
    transaction.set(ref, next);
    return { schedules: 1 };
  });
}

/** Enables and disables scheduled documents, since Firestore's rules cannot look at the clock. */
export async function applySchedules(deps: DatabaseDeps, run: StepRun): Promise<ScheduleReport> {
  const db = await deps.db();
  const now = deps.now();
  return runDueWork(run, {
    read: () => findDue(db, now.toISOString()),
    empty: { schedules: 0 },
    work: (ref) => apply(db, ref, now),
    crashEvent: 'reconcile.schedule_crashed',
    about: ({ path }) => ({ path }),
  });
}
