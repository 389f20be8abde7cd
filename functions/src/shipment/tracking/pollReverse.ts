import type { Firestore } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import { isUnwantedParcel } from '@/domain/orders/returnDesk/reverseNews';
import { afterReverseAsk } from '@/domain/orders/returnDesk/reversePoll';
import { writeOrder } from '../../orders/writeOrder';
import { runDueWork, type StepRun } from '../../platform/dueWork';
import { orderRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import type { BookingDeps } from '../bookShipment';
import { NOTHING_CHECKED, TIMEOUT_MS, type PollReport } from './pollTracking';
import { recordStrayParcel } from './strayParcels';

/** Returns asked about in one run, and how many at a time. */
const MAX_POLLED = 50;
const AT_ONCE = 5;
/** Later than every moment, as ISO text sorts. */
const ALWAYS = '9';

/**
 * Notes what the courier said, and when to ask again; returns whether there were news. The return may have been closed while the
 * courier was asked, so its parcel can be a stray one here too.
 */
async function note(
  { db, now }: { db: Firestore; now: Date },
  orderId: string,
  said: { awb: string; status: string | null },
): Promise<boolean> {
  const { awb, status } = said;
  const { hasNews, isUnwanted } = await inTransaction(db, async (transaction) => {
    const ref = orderRef(db, orderId);
    const order = (await transaction.get(ref)).data() as Order | undefined;
    if (!order) return { hasNews: false, isUnwanted: false };
    const { order: after, askAt } = afterReverseAsk(order, said, now);
    if (after !== order) writeOrder(db, transaction, order, after);
    if (askAt !== undefined) transaction.update(ref, { 'returnCase.pickup.askAt': askAt });
    const isStray = status !== null && isUnwantedParcel(order, { awb, status });
    return { hasNews: after !== order, isUnwanted: isStray };
  });
  if (isUnwanted && status !== null) await recordStrayParcel(db, { awb, status, at: now });
  return hasNews;
}

async function ask(deps: BookingDeps, db: Firestore, { orderId, returnCase }: Order): Promise<PollReport> {
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
    hasNews = await note({ db, now: deps.now() }, orderId, { awb, status });
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
  const due = db
    .collection('orders')
    .where('returnCase.pickup.askAt', '<=', until)
    .orderBy('returnCase.pickup.askAt');
  return runDueWork(step, {
    read: async () => (await due.limit(MAX_POLLED).get()).docs.map((doc) => doc.data() as Order),
    atOnce: AT_ONCE,
    empty: NOTHING_CHECKED,
    work: (order) => ask(deps, db, order),
    crashEvent: 'return.tracking_crashed',
    about: ({ orderId }) => ({ orderId }),
  });
}
