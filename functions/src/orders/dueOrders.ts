import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import type { DatabaseDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';

interface DueOrders<Name extends string> {
  /** A zero for every name that is counted. */
  empty: Record<Name, number>;
  /** Works on one order and returns what happened. */
  work: (orderId: string) => Promise<Partial<Record<Name, number>>>;
  /** The log's event for an order that throws. */
  crashEvent: string;
}

/** Works on the orders whose moment in `field` (ISO) has come, the longest due first. */
export async function runDueOrders<Name extends string>(
  deps: DatabaseDeps,
  run: StepRun,
  field: 'cancelling.nextAt' | 'prepay.dueAt' | 'waitingEdit.dueAt',
  { empty, work, crashEvent }: DueOrders<Name>,
): Promise<Record<Name, number>> {
  const orders = collectionOf(await deps.db(), 'orders');
  const due = orders.where(field, '<=', deps.now().toISOString()).orderBy(field);
  return runDueWork(run, {
    read: async () => (await due.limit(MAX_DUE).select().get()).docs,
    empty,
    work: ({ id }) => work(id),
    crashEvent,
    about: ({ id }) => ({ orderId: id }),
  });
}
