import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** Attempts of a transaction that keeps colliding before it is given up; each waits longer than the one before. */
export const MAX_ATTEMPTS = 8;
/** Firestore's code for a transaction that lost every race. */
const ABORTED = 10;

/** Runs a transaction that shoppers may collide in. */
export function inTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  maxAttempts = MAX_ATTEMPTS,
): Promise<T> {
  return db.runTransaction(work, { maxAttempts });
}

/** Whether a transaction failed because others won every race, so that the same call may succeed a moment later. */
export const isAborted = (error: unknown): boolean => (error as { code?: unknown }).code === ABORTED;

type SnapshotOf<Ref> = Ref extends DocumentReference<infer Stored> ? DocumentSnapshot<Stored> : never;

/** Reads documents of several collections in one round trip. */
export const readTogether = <const Refs extends readonly { path: string }[]>(
  transaction: Transaction,
  ...refs: Refs
) =>
  transaction.getAll(...(refs as unknown as DocumentReference[])) as unknown as Promise<{
    [At in keyof Refs]: SnapshotOf<Refs[At]>;
  }>;
