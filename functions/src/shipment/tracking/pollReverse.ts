import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { afterReverseAsk } from '@/domain/orders/returnDesk/reversePoll';
import { runDueWork, type StepRun } from '../../platform/dueWork';
import type { BookingDeps } from '../bookShipment';
import { noteReverse } from './applyReverse';
import { NOTHING_CHECKED, TIMEOUT_MS, type PollReport } from './pollTracking';
import { collectionOf } from '../../platform/firestore/collections';

/** Returns asked about in one run. */
const MAX_POLLED = 50;
/** Later than every moment, as ISO text sorts. */
const ALWAYS = '9';

async function pollReverseParcel(
  deps: BookingDeps,
  db: Firestore,
  { orderId, returnCase }: Order,
): Promise<PollReport> {
  const awb = returnCase?.pickup?.awb ?? '';
  let status: string | null = null;
  let hasAnswer = false;
  let hasNews = false;
  try {
    const tracking = await deps.courier().track(awb, AbortSignal.timeout(TIMEOUT_MS));
    hasAnswer = tracking.kind !== 'unavailable';
    if (tracking.kind === 'unavailable')
      deps.log('return.tracking_unavailable', { orderId, problem: tracking.problem }, 'WARNING');
    if (tracking.kind === 'tracked') ({ status } = tracking);
  } finally {
    // After a failure too: otherwise this parcel would come first in every later run.
    const at = deps.now();
    const follow = (order: Order) => afterReverseAsk(order, { awb, status }, at);
    hasNews = await noteReverse(db, orderId, { awb, status, at }, follow);
  }
  return { checked: hasAnswer ? 1 : 0, followed: hasNews ? 1 : 0 };
}

/**
 * Polls the courier for parcels that come back from customers, the longest due first, because webhooks get lost. `skipRecent` leaves
 * out recently checked ones.
 */
export async function pollReverse(
  deps: BookingDeps,
  { skipRecent, step }: { skipRecent: boolean; step: StepRun },
): Promise<PollReport> {
  const db = await deps.db();
  const until = skipRecent ? deps.now().toISOString() : ALWAYS;
  const due = collectionOf(db, 'orders')
    .where('returnCase.pickup.askAt', '<=', until)
    .orderBy('returnCase.pickup.askAt');
  return runDueWork(step, {
    read: async () => (await due.limit(MAX_POLLED).get()).docs.map((doc) => doc.data()),
    empty: NOTHING_CHECKED,
    work: (order) => pollReverseParcel(deps, db, order),
    crashEvent: 'return.tracking_crashed',
    about: ({ orderId }) => ({ orderId }),
  });
}
