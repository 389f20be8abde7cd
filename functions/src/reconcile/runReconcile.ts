import { sendAlerts, type AlertReport } from '../alerts/sendAlerts';
import { sendCartMails, type CartMailReport } from '../alerts/sendCartMails';
import { resumeDeletions, type DeletionDeps, type DeletionReport } from '../accounts/deletion';
import { issueDueInvoices, type IssueReport } from '../invoices/issueDueInvoices';
import { NOTHING_CANCELLED, retryCancels, type CancelReport } from '../cancel/retryCancels';
import type { PaymentDeps } from '../payments/deps';
import { withDeadline } from '../payments/deadline';
import type { BookingDeps } from '../shipment/bookShipment';
import { syncCustomers, type CustomerReport } from '../customers/syncCustomers';
import { sendReviewMails, type ReviewMailReport } from '../reviews/sendReviewMails';
import { handleDueGiftCards, type GiftCardReport } from '../giftCards/handleDueGiftCards';
import { remindOfCredit, type CreditReminderReport } from '../credit/remindOfCredit';
import { settleReferrals, type ReferralReport } from '../referrals/settleReferrals';
import { updateSales, type SalesReport } from '../sales/updateSales';
import { NOTHING_DUE, retryShipments, type RetryReport } from '../shipment/retryShipments';
import { pollReverse } from '../shipment/tracking/pollReverse';
import { NOTHING_CHECKED, pollTracking, type PollReport } from '../shipment/tracking/pollTracking';
import { NOTHING_PAID, reconcilePayments, type PaymentReport } from './reconcilePayments';
import { concludePrepays, NOTHING_PREPAID, type PrepayReport } from '../prepay/concludePrepays';
import { concludeEdits, NOTHING_EDITED, type EditReport } from '../prepay/edits/concludeEdits';
import type { StepRun } from '../platform/dueWork';
import { ReconcileRun, type RunClock } from './reconcileRun';
import { applySchedules, type ScheduleReport } from './applySchedules';

/** The caller of a run: the schedule, or a person who waits for the report. */
export type RunTrigger = 'schedule' | 'hand';

export type ReconcileReport = CancelReport &
  PaymentReport &
  PrepayReport &
  EditReport &
  RetryReport &
  PollReport &
  IssueReport &
  DeletionReport &
  SalesReport &
  CustomerReport &
  AlertReport &
  CartMailReport &
  ReviewMailReport &
  GiftCardReport &
  CreditReminderReport &
  ReferralReport &
  ScheduleReport & {
    /** Steps and items that failed; the log has the reasons. */
    failed: number;
  };

export const STEPS = 15;
/** Orders that one run counts: far more than are placed between two runs. */
const MAX_COUNTED = 5000;
/** Milliseconds for all of one run's calls to Razorpay. */
export const RAZORPAY_MS = 20_000;

/** The report of one of several works of a step. One that crashes is logged and counted, and hides no other's report. */
const orEmpty = <Report>(
  { crashed }: StepRun,
  name: string,
  empty: Report,
  work: Promise<Report>,
): Promise<Report> =>
  work.catch((error: unknown) => {
    crashed('reconcile.step_crashed', error, { step: name });
    return empty;
  });

/**
 * Finishes interrupted work, after the schedules: cancellations, which may cause refunds, then payments, which may
 * cause shipments. A failure stops nothing else. Safe to run twice at once.
 */
export async function runReconcile(
  deps: BookingDeps & PaymentDeps & DeletionDeps & RunClock,
  by: RunTrigger,
): Promise<ReconcileReport> {
  const run = new ReconcileRun(STEPS, deps);
  // First, because it takes milliseconds and shoppers wait for an offer to begin.
  const applied = await run.step('schedules', { schedules: 0 }, (step) => applySchedules(deps, step));
  // All three cancel parcels at the courier; at once, because each of them may wait for it.
  const nothing = { ...NOTHING_CANCELLED, ...NOTHING_PREPAID, ...NOTHING_EDITED };
  const cancels = await run.step('cancels', nothing, async (step) => {
    const [ended, prepaid, edited] = await Promise.all([
      orEmpty(step, 'cancels', NOTHING_CANCELLED, retryCancels(deps, step)),
      orEmpty(step, 'prepays', NOTHING_PREPAID, concludePrepays(deps, step)),
      orEmpty(step, 'edits', NOTHING_EDITED, concludeEdits(withDeadline(deps, RAZORPAY_MS), step)),
    ]);
    return { ...ended, ...prepaid, ...edited };
  });
  const paid = await run.step('payments', NOTHING_PAID, (step) =>
    reconcilePayments(withDeadline(deps, RAZORPAY_MS), step),
  );
  const retried = await run.step('shipments', NOTHING_DUE, (step) => retryShipments(deps, step));
  // Both wait for the courier, so at once.
  const polled = await run.step('tracking', NOTHING_CHECKED, async (step) => {
    const asking = { skipRecent: by === 'schedule', step };
    const [there, back] = await Promise.all([
      orEmpty(step, 'tracking', NOTHING_CHECKED, pollTracking(deps, asking)),
      orEmpty(step, 'parcels back', NOTHING_CHECKED, pollReverse(deps, asking)),
    ]);
    return { checked: there.checked + back.checked, followed: there.followed + back.followed };
  });
  // Before deletions, which remove the name that an invoice needs.
  const issued = await run.step('papers', { papers: 0 }, (step) => issueDueInvoices(deps, step));
  const deleted = await run.step('deletions', { deletions: 0 }, (step) => resumeDeletions(deps, step));
  const sales = await run.step('sales', { counted: 0 }, ({ log, hasTime }) =>
    updateSales({ ...deps, log }, { max: MAX_COUNTED, hasTime }),
  );
  // After the sums, which begin the customer of a first order.
  const synced = await run.step('customers', { customers: 0 }, (step) => syncCustomers(deps, step));
  const alerted = await run.step('alerts', { alerts: 0 }, (step) => sendAlerts(deps, step));
  const carts = await run.step('carts', { cartMails: 0 }, (step) => sendCartMails(deps, step));
  const askedFor = await run.step('reviews', { reviewMails: 0 }, (step) => sendReviewMails(deps, step));
  const gifts = await run.step('gift cards', { giftCards: 0 }, (step) => handleDueGiftCards(deps, step));
  const reminded = await run.step('credit', { creditReminders: 0 }, (step) => remindOfCredit(deps, step));
  const referred = await run.step('referrals', { referrals: 0 }, (step) => settleReferrals(deps, step));
  const { failed } = run;
  const report = {
    ...applied,
    ...cancels,
    ...paid,
    ...retried,
    ...polled,
    ...issued,
    ...deleted,
    ...sales,
    ...synced,
    ...alerted,
    ...carts,
    ...askedFor,
    ...gifts,
    ...reminded,
    ...referred,
    failed,
  };
  deps.log('reconcile.done', { ...report }, failed > 0 ? 'WARNING' : 'INFO');
  return report;
}
