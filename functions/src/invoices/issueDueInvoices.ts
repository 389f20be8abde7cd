import type { Firestore, Query } from 'firebase-admin/firestore';
import { ownIn } from '../accounts/couponUses';
import { errorFields, type Log } from '../platform/log';
import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { StepRun } from '../reconcile/reconcileRun';
import { issueMissing } from './invoiceStore';

/** Orders looked at in one run. */
const MAX_DUE = 100;

export interface IssueDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
  log: Log;
}

export interface IssueReport {
  /** Invoices and credit notes. */
  papers: number;
}

/** One after the other: all take their numbers from the same counter. One that fails does not stop the others. */
async function issueFound(deps: IssueDeps, query: Query, { hasTime, crashed }: StepRun): Promise<number> {
  const db = await deps.db();
  const queue = new KeyedQueue();
  const { docs } = await query.select().get();
  let papers = 0;
  for (const { id: orderId } of docs) {
    try {
      papers += (await issueMissing(db, queue, orderId, deps.now())).length;
    } catch (error) {
      crashed('invoice.crashed', error, { orderId });
    }
    if (!hasTime()) break;
  }
  return papers;
}

/** A person's due papers, while the order still says whom they are for. */
export async function issueOwnPapers(deps: IssueDeps, uid: string, hasTime: () => boolean): Promise<void> {
  const due = ownIn(await deps.db(), 'orders', uid).where('papers.dueAt', '>', '');
  await issueFound(deps, due, {
    hasTime,
    log: deps.log,
    crashed: (event, error, about) => deps.log(event, { ...about, ...errorFields(error) }, 'ERROR'),
  });
}

/** Issues the invoices of what has left and the credit notes of what came back, so that none waits for being asked for. */
export async function issueDuePapers(deps: IssueDeps, run: StepRun): Promise<IssueReport> {
  const due = (await deps.db()).collection('orders').where('papers.dueAt', '<=', deps.now().toISOString());
  return { papers: await issueFound(deps, due.orderBy('papers.dueAt').limit(MAX_DUE), run) };
}
