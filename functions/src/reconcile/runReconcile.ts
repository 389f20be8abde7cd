import { resumeDeletions, type DeletionDeps, type DeletionReport } from '../accounts/deletion';
import { issueDuePapers, type IssueReport } from '../invoices/issueDueInvoices';
import { NOTHING_CANCELLED, retryCancels, type CancelReport } from '../cancel/retryCancels';
import type { PaymentDeps } from '../payments/deps';
import { withPatience } from '../payments/deadline';
import type { BookingDeps } from '../shipment/bookShipment';
import { keepSales, type SalesReport } from '../sales/updateSales';
import { NOTHING_DUE, retryDueShipments, type RetryReport } from '../shipment/retryShipments';
import { NOTHING_CHECKED, pollTracking, type PollReport } from '../shipment/tracking/pollTracking';
import { NOTHING_PAID, reconcilePayments, type PaymentReport } from './reconcilePayments';
import { moveUses, type MoveReport } from './moveOfferUses';
import { ReconcileRun } from './reconcileRun';
import { turnSchedules, type ScheduleReport } from './applySchedules';

/** Who asked for a run: the clock, or a person who waits for the report. */
export type AskedBy = 'schedule' | 'hand';

export type ReconcileReport = CancelReport &
  PaymentReport &
  RetryReport &
  PollReport &
  IssueReport &
  DeletionReport &
  SalesReport &
  ScheduleReport &
  MoveReport & {
    /** Steps and single things that failed; the log says which and why. */
    failed: number;
  };

export const STEPS = 9;
/** Orders that one run counts: far more than are placed between two. */
const MAX_COUNTED = 5000;
/** Milliseconds that one run waits for Razorpay in all, however often it asks. */
export const RAZORPAY_MS = 20_000;

/**
 * Puts right what was left half done: what is cancelled first, since it may have to be paid back then, and what is paid next,
 * since it may be sent then. Nothing that fails keeps anything else from its turn. Safe to run twice at once.
 */
export async function runReconcile(
  deps: BookingDeps & PaymentDeps & DeletionDeps,
  by: AskedBy,
): Promise<ReconcileReport> {
  const run = new ReconcileRun(STEPS, { elapsedMs: () => performance.now(), log: deps.log });
  // First, because it takes milliseconds and people wait for what begins.
  const turned = await run.step('schedules', { schedules: 0 }, (step) => turnSchedules(deps, step));
  const moved = await run.step('uses', { usesMoved: 0 }, (step) => moveUses(deps, step));
  const cancels = await run.step('cancels', NOTHING_CANCELLED, (step) => retryCancels(deps, step));
  const paid = await run.step('payments', NOTHING_PAID, (step) =>
    reconcilePayments(withPatience(deps, RAZORPAY_MS), step),
  );
  const retried = await run.step('shipments', NOTHING_DUE, (step) => retryDueShipments(deps, step));
  const polled = await run.step('tracking', NOTHING_CHECKED, (step) =>
    pollTracking(deps, { patient: by === 'schedule', step }),
  );
  // Before anybody's deletion goes on: it takes the name off what is to be issued.
  const issued = await run.step('papers', { papers: 0 }, (step) => issueDuePapers(deps, step));
  const deleted = await run.step('deletions', { deletions: 0 }, (step) => resumeDeletions(deps, step));
  const kept = await run.step('sales', { counted: 0 }, ({ log, hasTime }) =>
    keepSales({ ...deps, log }, { max: MAX_COUNTED, hasTime }),
  );
  const { failed } = run;
  const report = {
    ...turned,
    ...moved,
    ...cancels,
    ...paid,
    ...retried,
    ...polled,
    ...issued,
    ...deleted,
    ...kept,
    failed,
  };
  deps.log('reconcile.done', { ...report }, failed > 0 ? 'WARNING' : 'INFO');
  return report;
}
