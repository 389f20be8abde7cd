import { workThrough, type StepRun } from '../reconcile/reconcileRun';
import type { BookingDeps } from '../shipment/bookShipment';
import { askAndConclude } from './askAndConclude';
import { claim } from './transactions';

/** Orders looked at in one run, and how many at a time. */
const MAX_DUE = 100;
const AT_ONCE = 5;

export interface CancelReport {
  /** Orders that were waiting for the courier, and are cancelled now. */
  cancelled: number;
  /** Those that still wait. */
  cancelling: number;
}

export const NOTHING_CANCELLED: CancelReport = { cancelled: 0, cancelling: 0 };

type Found = keyof CancelReport | null;

async function retry(deps: BookingDeps, orderId: string): Promise<Found> {
  const claimed = await claim(await deps.db(), orderId, deps.now());
  if (!claimed) return null;
  const { kind } = await askAndConclude(deps, claimed, 'reconciler');
  if (kind === 'cancelled') return 'cancelled';
  return kind === 'asking' ? 'cancelling' : null;
}

/** Goes on with the cancellations that wait for the courier. Two runs at once share the work. */
export async function retryCancels(deps: BookingDeps, { hasTime, crashed }: StepRun): Promise<CancelReport> {
  const db = await deps.db();
  const { docs } = await db
    .collection('orders')
    .where('cancelling.nextAt', '<=', deps.now().toISOString())
    .orderBy('cancelling.nextAt')
    .limit(MAX_DUE)
    .select()
    .get();
  const report = { ...NOTHING_CANCELLED };
  const onCrash = (error: unknown, { id: orderId }: { id: string }) =>
    crashed('cancel.crashed', error, { orderId });
  const options = { atOnce: AT_ONCE, goOn: hasTime, onCrash };
  for (const found of await workThrough(docs, options, ({ id }) => retry(deps, id))) {
    if (found) report[found] += 1;
  }
  return report;
}
