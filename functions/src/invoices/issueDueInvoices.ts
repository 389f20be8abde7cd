import type { Query } from 'firebase-admin/firestore';
import { errorFields } from '../platform/log';
import { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { issueMissingInvoices } from './invoiceStore';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import type { StoreDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';

export interface IssueReport {
  /** Invoices and credit notes issued. */
  papers: number;
}

/** One after the other: all take their numbers from the same counter. */
async function issueFound(deps: StoreDeps, due: Query, run: StepRun): Promise<IssueReport> {
  const db = await deps.db();
  const queue = new KeyedQueue();
  return runDueWork(run, {
    read: async () => (await due.select().get()).docs,
    atOnce: 1,
    empty: { papers: 0 },
    work: async ({ id }) => ({ papers: (await issueMissingInvoices(db, queue, id, deps.now())).length }),
    crashEvent: 'invoice.crashed',
    about: ({ id }) => ({ orderId: id }),
  });
}

/** Issues a person's due documents while the orders still hold their name and address. */
export async function issueInvoicesOfUser(
  deps: StoreDeps,
  uid: string,
  hasTime: () => boolean,
): Promise<void> {
  const due = documentsOfUser(await deps.db(), 'orders', uid).where('papers.dueAt', '>', '');
  await issueFound(deps, due, {
    hasTime,
    log: deps.log,
    crashed: (event, error, about) => deps.log(event, { ...about, ...errorFields(error) }, 'ERROR'),
  });
}

/** Issues the due invoices and credit notes. */
export async function issueDueInvoices(deps: StoreDeps, run: StepRun): Promise<IssueReport> {
  const due = collectionOf(await deps.db(), 'orders').where('papers.dueAt', '<=', deps.now().toISOString());
  return issueFound(deps, due.orderBy('papers.dueAt').limit(MAX_DUE), run);
}
