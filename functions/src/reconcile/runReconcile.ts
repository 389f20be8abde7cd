import { resumeDeletions, type DeletionDeps, type DeletionReport } from '../account/deletion';
import { issueDuePapers, type IssueReport } from '../invoices/issueDue';
import { retryCancels, type CancelReport } from '../orders/cancel/retryCancels';
import type { PaymentDeps } from '../payment/deps';
import type { BookingDeps } from '../shipment/bookShipment';
import { keepSales, type SalesReport } from '../sales/keepSales';
import { retryDueShipments, type RetryReport } from '../shipment/retryDue';
import { pollTracking, type PollReport } from '../tracking/pollTracking';
import { reconcilePayments, type PaymentReport } from './duePayments';

/** Who asked for a run: the clock, or a person who waits for the report. */
export type AskedBy = 'schedule' | 'hand';

export type ReconcileReport = CancelReport &
  PaymentReport &
  RetryReport &
  PollReport &
  IssueReport &
  DeletionReport &
  SalesReport;

/**
 * Puts right what was left half done: what is cancelled first, since it may have to be paid back then, and what is paid next,
 * since it may be sent then. Safe to run twice at once.
 */
export async function runReconcile(
  deps: BookingDeps & PaymentDeps & DeletionDeps,
  by: AskedBy,
): Promise<ReconcileReport> {
  const cancels = await retryCancels(deps);
  const paid = await reconcilePayments(deps);
  const retried = await retryDueShipments(deps);
  const polled = await pollTracking(deps, { patient: by === 'schedule' });
  // Before anybody's deletion goes on: it takes the name off what is to be issued.
  const issued = await issueDuePapers(deps);
  const deleted = await resumeDeletions(deps);
  const kept = await keepSales(deps);
  const report = { ...cancels, ...paid, ...retried, ...polled, ...issued, ...deleted, ...kept };
  deps.log('reconcile.done', { ...report });
  return report;
}
