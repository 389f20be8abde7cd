import type { Firestore } from 'firebase-admin/firestore';
import {
  claimDeletion,
  finishTombstone,
  BLOCKING_STATUSES,
  newTombstone,
  findDeletionBlockers,
  markDeletionMailed,
  type DeletionBlocker,
} from '@/domain/customers/accountDeletion';
import { accountDeletedMail } from '@/domain/customers/accountDeletedMail';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { entryOf, readTeam } from '@/domain/staff/team';
import { issueInvoicesOfUser } from '../invoices/issueDueInvoices';
import { runDueWork, type StepRun } from '../platform/dueWork';
import { eraseAccount, type Erased } from './erase';
import { writeMail } from '../gateways/mail/writeMail';
import { verifiedEmailOf, type Accounts } from '../platform/callers/account';
import { shopUrl } from '../platform/config';
import { teamRef } from '../platform/callers/teamRecord';
import { OutOfTimeError } from '../platform/firestore/pages';
import { inTransaction } from '../platform/firestore/transaction';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { tombstoneRef } from '../platform/firestore/refs';
import type { StoreDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';

export interface DeletionDeps extends StoreDeps {
  accounts: Accounts;
}

/** `email` is empty without an account, and where it is not verified: it may be another person's. */
interface Person {
  uid: string;
  email: string;
}

/** Deletions resumed in one run. */
const MAX_DUE = 20;

export type DeletionStart =
  | { kind: 'begun' }
  /** A member of the team, whose account may not say so yet. */
  | { kind: 'staff' }
  | { kind: 'under_way'; blockers: DeletionBlocker[] };

/**
 * Writes the tombstone in the transaction that checks that nothing is in progress. Orders are placed in transactions
 * that read the tombstone, so either the order or the deletion is refused. Returns `begun` too where a tombstone
 * exists already.
 */
export function beginDeletion(db: Firestore, uid: string, now: Date): Promise<DeletionStart> {
  return inTransaction<DeletionStart>(db, async (transaction) => {
    const ref = tombstoneRef(db, uid);
    const known = await transaction.get(ref);
    if (known.exists) return { kind: 'begun' };
    const ordersOfUser = documentsOfUser(db, 'orders', uid);
    const [team, active, toSendBack, payments] = await Promise.all([
      transaction.get(teamRef(db)),
      transaction.get(ordersOfUser.where('status', 'in', BLOCKING_STATUSES)),
      // A return that was refused as a whole is delivered as before.
      transaction.get(ordersOfUser.where('returnCase.waits', '==', 'back')),
      transaction.get(documentsOfUser(db, 'payments', uid).where('dueAt', '>', '')),
    ]);
    if (entryOf(readTeam(team.data()).members, uid)) return { kind: 'staff' };
    const found = new Map([...active.docs, ...toSendBack.docs].map((doc) => [doc.id, doc]));
    const blockers = findDeletionBlockers(
      [...found.values()].map((doc) => doc.data()),
      payments.docs.map((doc) => doc.data()),
    );
    if (blockers.length > 0) return { kind: 'under_way', blockers };
    transaction.set(ref, newTombstone(uid, now));
    return { kind: 'begun' };
  });
}

/** Null when the time ran out. */
async function eraseInTime(
  { db, now }: DeletionDeps,
  { uid, email }: Person,
  hasTime: () => boolean,
): Promise<Erased | null> {
  try {
    return await eraseAccount({ db: await db(), now, email, hasTime }, uid);
  } catch (error) {
    if (error instanceof OutOfTimeError) return null;
    throw error;
  }
}

/** Queues the mail that confirms the deletion, once, before the account is removed: no other document has its address. */
async function writeDeletionMail(db: Firestore, { uid, email }: Person, now: Date): Promise<void> {
  if (!email) return;
  await inTransaction(db, async (transaction) => {
    const tombstone = (await transaction.get(tombstoneRef(db, uid))).data();
    const mailed = tombstone ? markDeletionMailed(tombstone, now) : null;
    if (!mailed) return;
    transaction.set(tombstoneRef(db, uid), mailed);
    writeMail(db, transaction, accountDeletedMail({ uid, email }, shopUrl(), now));
  });
}

/**
 * Finishes a deletion that was begun; the Firebase account goes last. Returns false when some documents have to wait
 * for the reconciler.
 */
export async function finishDeletion(
  deps: DeletionDeps,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  const db = await deps.db();
  await issueInvoicesOfUser(deps, uid, hasTime);
  const account = isPhoneCustomer(uid) ? null : await deps.accounts.find(uid);
  const person = { uid, email: account ? verifiedEmailOf(account).toLowerCase() : '' };
  const erased = await eraseInTime(deps, person, hasTime);
  if (!erased) {
    deps.log('account.deletion_continues', {});
    return false;
  }
  const { changed, waiting } = erased;
  if (waiting > 0) {
    deps.log('account.deletion_waits', { documents: waiting }, 'WARNING');
    return false;
  }
  // A person without an account has no token that outlives them, and may order again.
  if (isPhoneCustomer(uid)) {
    await tombstoneRef(db, uid).delete();
    deps.log('account.deleted', { documents: changed });
    return true;
  }
  await writeDeletionMail(db, person, deps.now());
  await deps.accounts.remove(uid);
  await inTransaction(db, async (transaction) => {
    const tombstone = (await transaction.get(tombstoneRef(db, uid))).data();
    if (tombstone && !tombstone.doneAt)
      transaction.set(tombstoneRef(db, uid), finishTombstone(tombstone, deps.now()));
  });
  deps.log('account.deleted', { documents: changed });
  return true;
}

async function claim(db: Firestore, uid: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const tombstone = (await transaction.get(tombstoneRef(db, uid))).data();
    const claimed = tombstone ? claimDeletion(tombstone, now) : null;
    if (claimed) transaction.set(tombstoneRef(db, uid), claimed);
    return claimed !== null;
  });
}

export interface DeletionReport {
  /** Interrupted deletions that are finished now. */
  deletions: number;
}

/** Resumes interrupted deletions. One that fails does not stop the others. */
export async function resumeDeletions(deps: DeletionDeps, run: StepRun): Promise<DeletionReport> {
  const db = await deps.db();
  const now = deps.now();
  const due = collectionOf(db, 'deletions').where('nextAt', '<=', now.toISOString()).orderBy('nextAt');
  return runDueWork(run, {
    read: async () => (await due.limit(MAX_DUE).get()).docs,
    atOnce: 1,
    empty: { deletions: 0 },
    work: async ({ id }) =>
      (await claim(db, id, now)) && (await finishDeletion(deps, id, run.hasTime)) ? { deletions: 1 } : {},
    crashEvent: 'account.deletion_crashed',
    // No uid, because the log outlives the account; `deletions` has those that are not finished.
    about: () => ({}),
  });
}
