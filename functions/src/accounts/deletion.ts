import type { Firestore } from 'firebase-admin/firestore';
import {
  claimDeletion,
  finished,
  KEEPING,
  newTombstone,
  underWay,
  type OrderInBrief,
  type PaymentInBrief,
  type Tombstone,
  type UnderWay,
} from '@/domain/customers/accountDeletion';
import type { Accounts } from '../gateways/firebase/accounts';
import type { Log } from '../platform/log';
import { issueOwnPapers } from '../invoices/issueDueInvoices';
import { inTransaction } from '../payments/records';
import type { StepRun } from '../reconcile/reconcileRun';
import { ownIn } from './couponUses';
import { erase, type Erased } from './erase';
import { OutOfTimeError } from '../platform/firestore/pages';
import { tombstoneOf } from '../platform/firestore/refs';

export interface DeletionDeps {
  db: () => Promise<Firestore>;
  accounts: Accounts;
  now: () => Date;
  log: Log;
}

/** Deletions resumed in one run. */
const MAX_DUE = 20;

export type Begun = { kind: 'begun' } | { kind: 'under_way'; things: UnderWay[] };

/**
 * Writes the tombstone, in the transaction that finds nothing under way: orders are placed in transactions that read it,
 * so one of the two is refused. An account that has one is being deleted already.
 */
export function beginDeletion(db: Firestore, uid: string, now: Date): Promise<Begun> {
  return inTransaction<Begun>(db, async (transaction) => {
    const ref = tombstoneOf(db, uid);
    const known = await transaction.get(ref);
    if (known.exists) return { kind: 'begun' };
    const [orders, payments] = await Promise.all([
      transaction.get(ownIn(db, 'orders', uid).where('status', 'in', KEEPING)),
      transaction.get(ownIn(db, 'payments', uid).where('dueAt', '>', '')),
    ]);
    const things = underWay(
      orders.docs.map((doc) => doc.data() as OrderInBrief),
      payments.docs.map((doc) => doc.data() as PaymentInBrief),
    );
    if (things.length > 0) return { kind: 'under_way', things };
    transaction.set(ref, newTombstone(uid, now));
    return { kind: 'begun' };
  });
}

/** Null when there was no time for all of it. */
async function eraseInTime(deps: DeletionDeps, uid: string, hasTime: () => boolean): Promise<Erased | null> {
  try {
    return await erase({ db: await deps.db(), now: deps.now, hasTime }, uid);
  } catch (error) {
    if (error instanceof OutOfTimeError) return null;
    throw error;
  }
}

/**
 * Does what is left to do of a deletion that was begun; the account itself goes last. False: not all could go yet, and the
 * reconciler goes on.
 */
export async function finishDeletion(
  deps: DeletionDeps,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  const db = await deps.db();
  await issueOwnPapers(deps, uid, hasTime);
  const erased = await eraseInTime(deps, uid, hasTime);
  if (!erased) {
    deps.log('account.deletion_continues', {});
    return false;
  }
  const { changed, waiting } = erased;
  if (waiting > 0) {
    deps.log('account.deletion_waits', { documents: waiting }, 'WARNING');
    return false;
  }
  await deps.accounts.remove(uid);
  await inTransaction(db, async (transaction) => {
    const tombstone = (await transaction.get(tombstoneOf(db, uid))).data() as Tombstone | undefined;
    if (tombstone && !tombstone.doneAt)
      transaction.set(tombstoneOf(db, uid), finished(tombstone, deps.now()));
  });
  deps.log('account.deleted', { documents: changed });
  return true;
}

async function claim(db: Firestore, uid: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const tombstone = (await transaction.get(tombstoneOf(db, uid))).data() as Tombstone | undefined;
    const claimed = tombstone ? claimDeletion(tombstone, now) : null;
    if (claimed) transaction.set(tombstoneOf(db, uid), claimed);
    return claimed !== null;
  });
}

export interface DeletionReport {
  /** Deletions that had been left half done and are finished now. */
  deletions: number;
}

/** Goes on with deletions that were left half done. One that fails does not stop the others. */
export async function resumeDeletions(
  deps: DeletionDeps,
  { hasTime, crashed }: StepRun,
): Promise<DeletionReport> {
  const db = await deps.db();
  const now = deps.now();
  const due = db.collection('deletions').where('nextAt', '<=', now.toISOString()).orderBy('nextAt');
  const report: DeletionReport = { deletions: 0 };
  for (const { id } of (await due.limit(MAX_DUE).get()).docs) {
    try {
      if ((await claim(db, id, now)) && (await finishDeletion(deps, id, hasTime))) report.deletions += 1;
    } catch (error) {
      crashed('account.deletion_crashed', error);
    }
    if (!hasTime()) break;
  }
  return report;
}
