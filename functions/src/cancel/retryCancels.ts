import { runDueOrders } from '../orders/dueOrders';
import type { StepRun } from '../platform/dueWork';
import type { BookingDeps } from '../shipment/bookShipment';
import { cancelAtCourier } from './cancelAtCourier';
import { claimAttempt } from './transactions';

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
export function retryCancels(deps: BookingDeps, run: StepRun): Promise<CancelReport> {
  return runDueOrders(deps, run, 'cancelling.nextAt', {
    empty: NOTHING_CANCELLED,
    work: (orderId) => retry(deps, orderId),
    crashEvent: 'cancel.crashed',
  });
}
