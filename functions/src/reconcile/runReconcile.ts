import type { BookingDeps } from '../shipment/bookShipment';
import { retryDueShipments, type RetryReport } from '../shipment/retryDue';

/** Puts right what was left half done. Safe to run twice at once. */
export async function runReconcile(deps: BookingDeps): Promise<RetryReport> {
  const report = await retryDueShipments(deps);
  deps.log('reconcile.done', { ...report });
  return report;
}
