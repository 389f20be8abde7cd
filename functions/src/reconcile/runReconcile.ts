import type { PaymentDeps } from '../payment/deps';
import type { BookingDeps } from '../shipment/bookShipment';
import { retryDueShipments, type RetryReport } from '../shipment/retryDue';
import { pollTracking, type PollReport } from '../tracking/pollTracking';
import { reconcilePayments, type PaymentReport } from './duePayments';
import type { AskedBy } from './scheduled';

export type ReconcileReport = PaymentReport & RetryReport & PollReport;

/** Puts right what was left half done: what is paid first, since it may be sent then. Safe to run twice at once. */
export async function runReconcile(deps: BookingDeps & PaymentDeps, by: AskedBy): Promise<ReconcileReport> {
  const paid = await reconcilePayments(deps);
  const retried = await retryDueShipments(deps);
  const report = { ...paid, ...retried, ...(await pollTracking(deps, { patient: by === 'schedule' })) };
  deps.log('reconcile.done', { ...report });
  return report;
}
