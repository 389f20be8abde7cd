import { invalid } from '../errors';
import { type Transaction } from '../transactions/transaction';
import { type StagedWrite, stageWrites } from '../writes/stage';
import { type Write } from '../writes/types';
import { type CallContext } from './context';

export interface Committed {
  readonly writes: readonly StagedWrite[];
  readonly commitTime: string;
}

/**
 * Commits writes as one: all or none. Waits for locks of other transactions, checks permissions, then
 * preconditions; resolves once the writes are durable. A commit always ends its transaction.
 */
export async function commit(
  context: CallContext,
  writes: readonly Write[],
  transactionId: string | null,
): Promise<Committed> {
  const { transactions } = context;
  const transaction = transactionId === null ? null : transactions.get(transactionId);
  try {
    const { committed, durable } = await apply(context, writes, transaction);
    await durable;
    return committed;
  } catch (error) {
    // A refusal reveals documents too, so these have to be durable before it is sent.
    await context.store.settled();
    throw error;
  }
}

async function apply(context: CallContext, writes: readonly Write[], transaction: Transaction | null) {
  const { transactions } = context;
  const paths = writes.map((write) => write.path);
  let wrote: ReadonlySet<string> | null = null;
  try {
    const owner = await transactions.lockForWriting(transaction, paths);
    try {
      // From here to the end of this function nothing else runs: that makes the commit atomic.
      const outcome = applyNow(context, writes, transaction);
      wrote = new Set(paths);
      return outcome;
    } finally {
      if (transaction === null) transactions.releaseOwner(owner);
    }
  } finally {
    if (transaction !== null) transactions.end(transaction, wrote);
  }
}

function applyNow(context: CallContext, writes: readonly Write[], transaction: Transaction | null) {
  const { access, database, store, transactions } = context;
  if (transaction !== null) checkTransaction(context, transaction, writes);
  const commitTime = store.clock.next();
  const stage = stageWrites(database, writes, commitTime, context.indexes);
  // Check permissions first, so that a refused write does not reveal whether the document exists.
  access.checkWrites(stage, commitTime, transaction !== null);
  for (const { failure, write } of stage.writes) {
    if (failure === null) continue;
    if (failure.status === 'FAILED_PRECONDITION') transactions.pacing.conflicted(write.path);
    throw failure;
  }
  if (transaction !== null) transactions.checkSeen(transaction);
  const durable = store.apply(database, stage.outcome, commitTime);
  for (const path of stage.outcome.keys()) transactions.pacing.written(path);
  return { committed: { writes: stage.writes, commitTime }, durable };
}

function checkTransaction(context: CallContext, transaction: Transaction, writes: readonly Write[]): void {
  // It may have been rolled back or expired while it waited for locks.
  context.transactions.get(transaction.id);
  if (transaction.mode.kind === 'read-only' && writes.length > 0) {
    throw invalid('Cannot modify entities in a read-only transaction.');
  }
}
