import { FirestoreError, invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { type ReadView } from '../store/readView';
import { type Transaction, type TransactionMode } from '../transactions/transaction';
import {
  alignedTimestamp,
  compareTimestamps,
  microsFromTimestamp,
  timestampFromMicros,
} from '../values/timestamp';
import { type CallContext } from './context';

// As the service has it where point-in-time recovery is off.
const MAX_PAST_MICROS = 3_600 * 1_000_000;

/** The state and the transaction of a read. */
export interface ReadState {
  readonly view: ReadView;
  /** The time of that state; must be called after waiting for locks. */
  readonly readTime: () => string;
  /** A read-write transaction, which locks the documents that it reads. */
  readonly locking: Transaction | null;
  /** The id of a transaction that this request began, for the answer. */
  readonly begun: string | null;
}

/**
 * Reads `transaction`, `newTransaction` or `readTime` of a request, and begins a transaction if requested.
 */
export function readState(context: CallContext, body: JsonRecord): ReadState {
  if (typeof body.transaction === 'string' && body.transaction !== '') {
    return inTransaction(context, context.transactions.get(body.transaction), null);
  }
  if (body.newTransaction !== undefined && body.newTransaction !== null) {
    const transaction = context.transactions.begin(parseTransactionOptions(context, body.newTransaction));
    return inTransaction(context, transaction, transaction.id);
  }
  if (typeof body.readTime === 'string') return past(context, parseReadTime(context, body.readTime), null);
  return present(context, null, null);
}

/** Reads TransactionOptions; read-write where nothing is said. */
export function parseTransactionOptions(context: CallContext, json: Json | undefined): TransactionMode {
  const readOnly = isRecord(json) ? json.readOnly : undefined;
  if (!isRecord(readOnly)) return { kind: 'read-write' };
  if (typeof readOnly.readTime !== 'string')
    return { kind: 'read-only', readTime: context.store.clock.now() };
  const readTime = parseReadTime(context, readOnly.readTime);
  if (!context.database.remembers(readTime)) throw tooOld();
  return { kind: 'read-only', readTime };
}

/** Throws INVALID_ARGUMENT on a future time, FAILED_PRECONDITION on one more than an hour ago. */
function parseReadTime({ store }: CallContext, text: string): string {
  const readTime = alignedTimestamp(text, 'read_time');
  const now = store.clock.now();
  if (compareTimestamps(readTime, now) > 0) throw invalid('read_time cannot be in the future.');
  const oldest = timestampFromMicros(microsFromTimestamp(now) - MAX_PAST_MICROS);
  if (compareTimestamps(readTime, oldest) < 0) throw tooOld();
  return readTime;
}

function inTransaction(context: CallContext, transaction: Transaction, begun: string | null): ReadState {
  if (transaction.mode.kind === 'read-only') return past(context, transaction.mode.readTime, begun);
  return present(context, transaction, begun);
}

function present(
  { database, store }: CallContext,
  locking: Transaction | null,
  begun: string | null,
): ReadState {
  return { view: database, readTime: () => store.clock.now(), locking, begun };
}

function past(context: CallContext, readTime: string, begun: string | null): ReadState {
  const view = context.database.at(readTime);
  if (view === null) throw tooOld();
  return { view, readTime: () => readTime, locking: null, begun };
}

function tooOld(): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', 'The requested read_time is too old.');
}
