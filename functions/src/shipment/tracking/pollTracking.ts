import type { Firestore } from 'firebase-admin/firestore';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { troubleOf } from '@/domain/orders/shipment/parcelTrouble';
import { afterFailedPoll, afterPoll, POLL_PAUSE_MS, withPoll } from '@/domain/orders/shipment/trackingPoll';
import { logRefusedTransition } from '../../orders/logRefusedTransition';
import { runDueWork, type StepRun } from '../../platform/dueWork';
import type { BookingDeps } from '../bookShipment';
import { applyTracking } from './applyTracking';
import { noteCancelledParcel } from './noteCancelledParcel';
import { newsOf } from './trackingNews';
import { onOrder } from '../../platform/firestore/onOrder';
import { orderRef } from '../../platform/firestore/refs';
import { collectionOf } from '../../platform/firestore/collections';

/** Orders asked about in one run. */
const MAX_POLLED = 100;
/** Milliseconds for one request, so that a run ends before the function's timeout. */
export const TIMEOUT_MS = 5000;
/** Orders whose parcel has not arrived yet. */
const IN_TRANSIT: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery'];

export interface PollReport {
  /** Parcels that the courier was asked about and answered for. */
  checked: number;
  /** Orders that moved on because of it, and returns with news. */
  followed: number;
}

export const NOTHING_CHECKED: PollReport = { checked: 0, followed: 0 };

/** Asks about one parcel. Without an answer only the time of the next request changes. */
async function pollParcel(deps: BookingDeps, db: Firestore, order: Order): Promise<PollReport> {
  const { orderId, shipment } = order;
  const { awb, asksInVain = 0 } = shipment;
  // Written after a failure too: otherwise this parcel would come first in every later run.
  let next = afterFailedPoll(asksInVain, deps.now());
  try {
    const tracking = await deps.courier().track(awb, AbortSignal.timeout(TIMEOUT_MS));
    if (tracking.kind === 'unavailable') {
      deps.log('tracking.unavailable', { orderId, problem: tracking.problem }, 'WARNING');
      return NOTHING_CHECKED;
    }
    const at = deps.now();
    const isLost = tracking.kind === 'tracked' && troubleOf(tracking.status) === 'lost';
    next = afterPoll(isLost, at);
    const news = tracking.kind === 'tracked' ? newsOf(awb, tracking, at) : null;
    const applied = news && (await applyTracking(deps, orderId, news));
    if (applied?.kind === 'refused') {
      logRefusedTransition(deps.log, { orderId, status: applied.from }, { to: applied.to, by: 'courier' });
    }
    if (news) await noteCancelledParcel(deps, order, news);
    return { checked: 1, followed: applied?.kind === 'moved' ? 1 : 0 };
  } finally {
    await onOrder(db, orderId, (current, { transaction }) => {
      const polled = withPoll(current.shipment, awb, next);
      if (polled) transaction.update(orderRef(db, orderId), { shipment: polled });
      return polled;
    });
  }
}

/**
 * Polls the courier for booked parcels, the longest unchecked first, because webhooks get lost. `skipRecent` leaves out
 * recently checked ones.
 */
export async function pollTracking(
  deps: BookingDeps,
  { skipRecent, step }: { skipRecent: boolean; step: StepRun },
): Promise<PollReport> {
  const db = await deps.db();
  const before = new Date(deps.now().getTime() - (skipRecent ? POLL_PAUSE_MS : 0)).toISOString();
  const due = collectionOf(db, 'orders')
    .where('shipment.status', '==', 'booked')
    .where('status', 'in', IN_TRANSIT)
    .where('shipment.checkedAt', '<=', before)
    .orderBy('shipment.checkedAt');
  return runDueWork(step, {
    read: async () => (await due.limit(MAX_POLLED).get()).docs.map((doc) => doc.data()),
    empty: NOTHING_CHECKED,
    work: (order) => pollParcel(deps, db, order),
    crashEvent: 'tracking.crashed',
    about: ({ orderId }) => ({ orderId }),
  });
}
