import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Milliseconds after which a run that was killed no longer keeps out the next. */
export const LEASE_MS = 120_000;

export interface Lease {
  holder: string;
  /** ISO. */
  until: string;
}

export interface MigrationProgress {
  /** Cursor of the next page; null at the start. */
  after: string | null;
  /** Documents changed so far. */
  changed: number;
  /** ISO; when it was applied to the end and verified. */
  doneAt?: string;
}

/** `system/migrations`: the run that holds the lease, and the progress of each migration. Closed to browsers. */
export interface MigrationState {
  lease: Lease | null;
  migrations: Record<string, MigrationProgress>;
}

export const START: MigrationProgress = { after: null, changed: 0 };
const EMPTY_STATE: MigrationState = { lease: null, migrations: {} };

const leased = (state: MigrationState, holder: string, now: Date): MigrationState => ({
  ...state,
  lease: { holder, until: new Date(now.getTime() + LEASE_MS).toISOString() },
});

/** The state with the lease taken; null while another run holds it. */
export function withLease(state: MigrationState, holder: string, now: Date): MigrationState | null {
  const { lease } = state;
  if (lease && lease.holder !== holder && lease.until > now.toISOString()) return null;
  return leased(state, holder, now);
}

/** The state with the lease renewed; null once another run has taken it, even if it is free again. */
export function withRenewedLease(state: MigrationState, holder: string, now: Date): MigrationState | null {
  return state.lease?.holder === holder ? leased(state, holder, now) : null;
}

const stateRef = (db: Firestore) => db.doc('system/migrations');

export async function readState(db: Firestore): Promise<MigrationState> {
  return ((await stateRef(db).get()).data() as MigrationState | undefined) ?? EMPTY_STATE;
}

/** Another run holds the lease, or took it over. */
export class LeaseHeldError extends Error {
  override name = 'LeaseHeldError';
  constructor(readonly lease: Lease | null) {
    super(`Another migration holds the lease until ${lease?.until ?? ''}`);
  }
}

const read = async (db: Firestore, transaction: Transaction): Promise<MigrationState> =>
  ((await transaction.get(stateRef(db))).data() as MigrationState | undefined) ?? EMPTY_STATE;

/** Takes the lease. Throws a LeaseHeldError. */
export const takeLease = (db: Firestore, holder: string, now: Date): Promise<MigrationState> =>
  changeLeased(db, (state) => withLease(state, holder, now));

/** Renews the lease and writes how far a migration is. Throws a LeaseHeldError. */
export const saveProgress = (
  db: Firestore,
  holder: string,
  now: Date,
  progress: Record<string, MigrationProgress>,
): Promise<MigrationState> =>
  changeLeased(db, (state) => {
    const renewed = withRenewedLease(state, holder, now);
    return renewed && { ...renewed, migrations: { ...renewed.migrations, ...progress } };
  });

function changeLeased(
  db: Firestore,
  change: (state: MigrationState) => MigrationState | null,
): Promise<MigrationState> {
  return db.runTransaction(async (transaction) => {
    const state = await read(db, transaction);
    const changed = change(state);
    if (!changed) throw new LeaseHeldError(state.lease);
    transaction.set(stateRef(db), changed);
    return changed;
  });
}

/** Releases the lease, unless another run has taken it. */
export function releaseLease(db: Firestore, holder: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const state = await read(db, transaction);
    if (state.lease?.holder === holder) transaction.set(stateRef(db), { ...state, lease: null });
  });
}
