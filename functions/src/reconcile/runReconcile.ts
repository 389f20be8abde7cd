import type { BookingDeps } from '../shipment/bookShipment';
import { retryDueShipments, type RetryReport } from '../shipment/retryDue';
import { pollTracking, type PollReport } from '../tracking/pollTracking';
import type { AskedBy } from './scheduled';

export type ReconcileReport = RetryReport & PollReport;

/** Puts right what was left half done. Safe to run twice at once. */
export async function runReconcile(deps: BookingDeps, by: AskedBy): Promise<ReconcileReport> {
  const retried = await retryDueShipments(deps);
  const report = { ...retried, ...(await pollTracking(deps, { patient: by === 'schedule' })) };
  deps.log('reconcile.done', { ...report });
  return report;
}
