import { runDueWork, type StepRun } from '../platform/dueWork';
import type { BookingDeps } from '../shipment/bookShipment';
import { cancelAtCourier } from './cancelAtCourier';
import { claimAttempt } from './transactions';

/** Orders read in one run, and how many are worked on at a time. */
const MAX_DUE = 100;
const CONCURRENCY = 5;

export interface CancelReport {
  /** Orders that waited for the courier and are cancelled now. */
  cancelled: number;
  /** Orders that still wait. */
  cancelling: number;
}

export const NOTHING_CANCELLED: CancelReport = { cancelled: 0, cancelling: 0 };

async function retry(deps: BookingDeps, orderId: string): Promise<Partial<CancelReport>> {
  const claimed = await claimAttempt(await deps.db(), orderId, deps.now());
  if (!claimed) return {};
  const { kind } = await cancelAtCourier(deps, claimed, 'reconciler');
  if (kind === 'cancelled') return { cancelled: 1 };
  return kind === 'asking' ? { cancelling: 1 } : {};
}

/** Retries the cancellations that wait for the courier. Two runs at once share the work. */
export async function retryCancels(deps: BookingDeps, run: StepRun): Promise<CancelReport> {
  const due = (await deps.db())
    .collection('orders')
    .where('cancelling.nextAt', '<=', deps.now().toISOString())
    .orderBy('cancelling.nextAt');
  return runDueWork(run, {
    read: async () => (await due.limit(MAX_DUE).select().get()).docs,
    atOnce: CONCURRENCY,
    empty: NOTHING_CANCELLED,
    work: ({ id }) => retry(deps, id),
    crashEvent: 'cancel.crashed',
    about: ({ id }) => ({ orderId: id }),
  });
}
