import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredCustomer } from '@/domain/customers/record/customer';
import { mapInBatches } from '../platform/concurrency/mapInBatches';
import { runDueWork, type StepRun } from '../platform/dueWork';
import { DOCUMENT_ID } from '../platform/firestore/readPage';
import { customerRef } from '../platform/firestore/refs';
import { isOutdated, syncCustomer, type SyncDeps } from './syncCustomer';
import { collectionOf } from '../platform/firestore/collections';

/** Accounts looked at in one run: the newest, and the next of all. */
const MAX_NEW = 50;
const MAX_SWEPT = 50;
/** Milliseconds for which an account counts as new: several runs, and a browser's clock that is late. */
const NEW_MS = 10 * 60_000;
/** Milliseconds between two parts of the sweep, so that an idle shop costs few reads: 14,400 a day. */
const SWEEP_EVERY_MS = 10 * 60_000;
const AT_ONCE = 5;

export interface CustomerReport {
  /** Customers whose name, numbers, cities or entry in the search were brought up to date. */
  customers: number;
}

/** Cursor of the sweep through all accounts, and the time of its last part. */
const sweepRef = (db: Firestore) => db.collection('system').doc('customerSweep');

interface Swept {
  docs: QueryDocumentSnapshot[];
  /** The id after which the following part goes on, from the start after the last; null where none is due yet. */
  next: string | null;
}

/** The next accounts by id. */
async function readSwept(db: Firestore, now: Date): Promise<Swept> {
  const { after = '', at = 0 } = ((await sweepRef(db).get()).data() ?? {}) as { after?: string; at?: number };
  if (now.getTime() - at < SWEEP_EVERY_MS) return { docs: [], next: null };
  const all = db.collection('users').orderBy(DOCUMENT_ID).limit(MAX_SWEPT);
  const { docs } = await (after ? all.startAfter(after) : all).get();
  const next = docs.length === MAX_SWEPT ? (docs.at(-1)?.id ?? '') : '';
  return { docs, next };
}

/** Browsers write the date, so fifty made-up dates in the future must not hide the real ones. */
const readNew = async (db: Firestore, now: Date): Promise<QueryDocumentSnapshot[]> => {
  const [since, until] = [-NEW_MS, NEW_MS].map((by) => new Date(now.getTime() + by).toISOString());
  const users = db.collection('users').where('createdAt', '>=', since).where('createdAt', '<', until);
  return (await users.orderBy('createdAt', 'desc').limit(MAX_NEW).get()).docs;
};

/** Customers of whom only orders were counted so far. */
async function readIncomplete(db: Firestore): Promise<string[]> {
  const found = collectionOf(db, 'customers').where('since', '==', '').limit(MAX_NEW).select();
  return (await found.get()).docs.map(({ id }) => id);
}

/** Adds the profile of those customers of whom only orders were counted so far; one read where there are none. */
export async function completeCustomers(deps: SyncDeps): Promise<void> {
  const uids = await readIncomplete(await deps.db());
  await mapInBatches(uids, AT_ONCE, (uid) => syncCustomer(deps, uid));
}

/**
 * Looks for accounts whose customer is missing or says something else: browsers write their own documents, and nothing
 * tells the functions. All are gone through in turn, 50 in ten minutes, so a shop of 10,000 takes a day and a half; a new
 * account and a buyer are looked at within a minute.
 */
export async function syncCustomers(deps: SyncDeps, run: StepRun): Promise<CustomerReport> {
  const db = await deps.db();
  const now = deps.now();
  const [swept, fresh, incomplete] = await Promise.all([
    readSwept(db, now),
    readNew(db, now),
    readIncomplete(db),
  ]);
  // New accounts first, because a run may end before the swept ones.
  const users = [...new Map([...fresh, ...swept.docs].map((doc) => [doc.id, doc])).values()];
  const report = await runDueWork(run, {
    read: async () => {
      const found = users.length > 0 ? await db.getAll(...users.map(({ id }) => customerRef(db, id))) : [];
      const outdated = users.filter((user, at) =>
        isOutdated(user, found[at]?.data() as StoredCustomer | undefined, now),
      );
      return [...new Set([...incomplete, ...outdated.map(({ id }) => id)])];
    },
    empty: { customers: 0 },
    work: async (uid) => ((await syncCustomer(deps, uid)) ? { customers: 1 } : {}),
    crashEvent: 'customers.sync_crashed',
    about: (uid) => ({ uid }),
  });
  // Out of time, the next run sweeps the same accounts again, of which fewer are outdated.
  if (swept.next !== null && run.hasTime()) await sweepRef(db).set({ after: swept.next, at: now.getTime() });
  return report;
}
