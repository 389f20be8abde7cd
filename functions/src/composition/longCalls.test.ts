import { LATEST_START_MS, HOSTING_TIMEOUT_MS, worstRetryMs } from '@/domain/traffic/callTime';
import { GROUP_ATTEMPTS } from '../admin/catalogue/importRoutes';
import { CANCEL_BUDGET_MS as CANCEL_MS } from '../cancel/requestCourierCancel';
import { MAX_ATTEMPTS } from '../platform/firestore/transaction';
import { ADMIN_DEADLINE_MS } from '../payments/deadline';
import { ReconcileRun } from '../reconcile/reconcileRun';
import { RAZORPAY_MS, STEPS } from '../reconcile/runReconcile';
import { BOOKING_BUDGET_MS as BOOKING_MS } from '../shipment/bookShipment';
import { TIMEOUT_MS as TRACKING_MS } from '../shipment/tracking/pollTracking';

/** Milliseconds of work besides waiting: reading the body, and the reads and commits of a last piece of work. */
const WORK_ITSELF_MS = 8000;

/** Pieces that a call begins at the last moment, by the longest wait in each. */
test.each([
  [
    'a group of an import, and one row of it alone',
    worstRetryMs(GROUP_ATTEMPTS) + worstRetryMs(MAX_ATTEMPTS),
  ],
  ['a change to many, a page of a deletion, a count of orders', worstRetryMs(MAX_ATTEMPTS)],
])('%s ends before the timeout of Hosting', (_, longestWaitMs) => {
  expect(LATEST_START_MS + longestWaitMs + WORK_ITSELF_MS).toBeLessThanOrEqual(HOSTING_TIMEOUT_MS);
});

test('an admin call that waits for Razorpay leaves time for its other work', () => {
  expect(ADMIN_DEADLINE_MS + WORK_ITSELF_MS).toBeLessThanOrEqual(HOSTING_TIMEOUT_MS);
});

test('a manual reconciler run ends before the timeout of Hosting, even during an outage', async () => {
  const clock = { ms: 0 };
  const run = new ReconcileRun(STEPS, { elapsedMs: () => clock.ms, log: () => undefined });
  /** Milliseconds of one round of each step in which nobody answers; a second stands for Firestore alone. */
  const rounds = [1000, CANCEL_MS, RAZORPAY_MS, BOOKING_MS, TRACKING_MS, ...Array<number>(10).fill(1000)];
  expect(rounds).toHaveLength(STEPS);
  for (const roundMs of rounds) {
    // Razorpay is waited for so long in all, however many rounds there are.
    const max = roundMs === RAZORPAY_MS ? 1 : Infinity;
    await run.step('round', 0, async ({ hasTime }) => {
      let done = 0;
      do {
        clock.ms += roundMs;
        done += 1;
      } while (done < max && hasTime());
      return done;
    });
  }
  expect(clock.ms + WORK_ITSELF_MS / 2).toBeLessThanOrEqual(HOSTING_TIMEOUT_MS);
});
