import { randomBytes } from 'node:crypto';
import { FirestoreError, invalid } from '../errors';
import { runQuery, type QueryResult } from '../query/runQuery';
import { type Query } from '../query/types';
import { type Database } from '../store/database';
import { LockTable } from './lockTable';
import { ReadPacing } from './readPacing';
import { DEFAULT_PATIENCE, type LockPatience } from './stall';
import { Transaction, type TransactionMode } from './transaction';
import { LockOwner } from './waiting';

/** How long a transaction may live, and how long it may be left alone, as the service has it. */
export interface TransactionLimits extends LockPatience {
  readonly longestLifeMs: number;
  readonly longestIdleMs: number;
}

/** "Writes and transactions": https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
export const DEFAULT_LIMITS: TransactionLimits = {
  ...DEFAULT_PATIENCE,
  longestLifeMs: 270_000,
  longestIdleMs: 60_000,
};

const MAX_ROUNDS = 10;

/** The transactions of one database, and the locks that they and plain writes take. */
export class Transactions {
  private readonly active = new Map<string, Transaction>();
  private readonly locks: LockTable;
  /** For the optimistic clients, which begin no transaction. */
  readonly pacing = new ReadPacing();

  constructor(
    private readonly database: Database,
    private readonly limits: TransactionLimits,
  ) {
    this.locks = new LockTable(limits);
  }

  begin(mode: TransactionMode): Transaction {
    const transaction = new Transaction(newId(), mode, Date.now());
    this.active.set(transaction.id, transaction);
    return transaction;
  }

  /** The active transaction of an id. Throws INVALID_ARGUMENT with the text on which SDKs retry. */
  get(id: string): Transaction {
    const transaction = this.active.get(id);
    if (transaction === undefined || this.isExpired(transaction)) {
      if (transaction !== undefined) this.end(transaction, null);
      throw invalid('The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsed = Date.now();
    return transaction;
  }

  /** Ends a transaction that may already be gone. */
  rollback(id: string): void {
    const transaction = this.active.get(id);
    if (transaction !== undefined) this.end(transaction, null);
  }

  /** Releases the locks. `wrote`: the committed paths, or null if nothing was committed. */
  end(transaction: Transaction, wrote: ReadonlySet<string> | null): void {
    this.active.delete(transaction.id);
    this.locks.release(transaction.owner, wrote);
  }

  /** Ends transactions that were idle or open too long, so that their locks are released. */
  expire(): void {
    for (const transaction of this.active.values())
      if (this.isExpired(transaction)) this.end(transaction, null);
  }

  /** Locks documents for a read-write transaction; they stay unchanged until the transaction ends. */
  async lockForReading(transaction: Transaction, paths: readonly string[]): Promise<void> {
    try {
      await this.locks.acquire(transaction.owner, paths, 'read');
    } catch (error) {
      this.end(transaction, null);
      throw error;
    }
    // It may have ended (rolled back, expired) while it waited.
    this.get(transaction.id);
  }

  /** Runs a query in a read-write transaction: locks the results, and records them for the check at commit. */
  async query(transaction: Transaction, parent: string, query: Query): Promise<QueryResult> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const result = runQuery(this.database, parent, query);
      const paths = result.documents.map((document) => document.name.slice(this.database.root.length + 1));
      const unlocked = paths.filter((path) => !transaction.owner.held.has(path));
      if (unlocked.length === 0) {
        transaction.seen.push({ parent, query, documents: result.documents });
        return result;
      }
      await this.lockForReading(transaction, unlocked);
    }
    this.end(transaction, null);
    throw aborted();
  }

  /** Locks documents for writing: in the transaction, or for the time of one plain commit. */
  async lockForWriting(transaction: Transaction | null, paths: readonly string[]): Promise<LockOwner> {
    const owner = transaction?.owner ?? new LockOwner();
    const granted = this.locks.acquire(owner, paths, 'write');
    if (granted !== null) await granted;
    return owner;
  }

  releaseOwner(owner: LockOwner): void {
    this.locks.release(owner, null);
  }

  /** Throws ABORTED if a query of the transaction would now return something else (a phantom read). */
  checkSeen(transaction: Transaction): void {
    for (const { parent, query, documents } of transaction.seen) {
      const now = runQuery(this.database, parent, query).documents;
      // Documents are never changed in place, so the same object is the same version.
      if (now.length !== documents.length || now.some((document, i) => document !== documents[i]))
        throw aborted();
    }
  }

  private isExpired({ begun, lastUsed }: Transaction): boolean {
    const now = Date.now();
    return now - begun > this.limits.longestLifeMs || now - lastUsed > this.limits.longestIdleMs;
  }
}

// Bytes whose base64 needs neither `+`, `/` nor `=`: it is the same in both alphabets, in bodies and in URLs.
function newId(): string {
  return Buffer.from(randomBytes(12).toString('hex')).toString('base64');
}

// https://cloud.google.com/firestore/docs/understand-error-codes
function aborted(): FirestoreError {
  return new FirestoreError(
    'ABORTED',
    'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same ' +
      'data, requiring Firestore to abort at least one in order to enforce serializability.',
  );
}
