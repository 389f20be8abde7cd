import type { Firestore } from 'firebase-admin/firestore';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { askedInVain, POLL_PAUSE_MS } from '@/domain/orders/shipment/trackingPoll';
import { stepRefused } from '../../orders/logRefusedTransition';
import { orderRef } from '../../payments/records';
import { workThrough, type StepRun } from '../../reconcile/reconcileRun';
import type { BookingDeps } from '../bookShipment';
import { applyTracking } from './applyTracking';

/** Orders asked about in one run, and how many at a time. */
const MAX_ASKED = 100;
const AT_ONCE = 5;
/** Milliseconds that one question may take: a run of them ends before the function's own time. */
export const PATIENCE = 5000;
/** Orders whose parcel is still to arrive. */
const UNDER_WAY: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'out_for_delivery'];

export interface PollReport {
  /** Parcels that the courier was asked about and answered for. */
  checked: number;
  /** Orders that moved on because of it. */
  followed: number;
}

export const NOTHING_CHECKED: PollReport = { checked: 0, followed: 0 };

/** Asks about one parcel. A courier that does not answer changes nothing but when it is asked again. */
async function ask(deps: BookingDeps, db: Firestore, { orderId, shipment }: Order): Promise<PollReport> {
  const { awb, asksInVain = 0 } = shipment;
  // Written also where this fails: otherwise the parcel would stand first in every run to come.
  let next = askedInVain(asksInVain, deps.now());
  try {
    const tracking = await deps.courier().track(awb, AbortSignal.timeout(PATIENCE));
    if (tracking.kind === 'unavailable') {
      deps.log('tracking.unavailable', { orderId, problem: tracking.problem }, 'WARNING');
      return NOTHING_CHECKED;
    }
    const at = deps.now();
    next = { checkedAt: at.toISOString(), asksInVain: 0 };
    const news = tracking.kind === 'tracked' ? { awb, status: tracking.status, at } : null;
    const applied = news && (await applyTracking(db, orderId, news));
    if (applied?.kind === 'refused') {
      stepRefused(deps.log, { orderId, status: applied.from }, { to: applied.to, by: 'courier' });
    }
    return { checked: 1, followed: applied?.kind === 'moved' ? 1 : 0 };
  } finally {
    await orderRef(db, orderId).update({
      'shipment.checkedAt': next.checkedAt,
      ...(next.asksInVain !== asksInVain ? { 'shipment.asksInVain': next.asksInVain } : {}),
    });
  }
}

/**
 * Asks the courier where booked parcels are, those not asked about for longest first: webhooks get lost. `patient`
 * leaves out what was asked about a short while ago.
 */
export async function pollTracking(
  deps: BookingDeps,
  { patient, step }: { patient: boolean; step: StepRun },
): Promise<PollReport> {
  const db = await deps.db();
  const before = new Date(deps.now().getTime() - (patient ? POLL_PAUSE_MS : 0)).toISOString();
  const { docs } = await db
    .collection('orders')
    .where('shipment.status', '==', 'booked')
    .where('status', 'in', UNDER_WAY)
    .where('shipment.checkedAt', '<=', before)
    .orderBy('shipment.checkedAt')
    .limit(MAX_ASKED)
    .get();
  const orders = docs.map((doc) => doc.data() as Order);
  const report = { ...NOTHING_CHECKED };
  const onCrash = (error: unknown, { orderId }: Order) =>
    step.crashed('tracking.crashed', error, { orderId });
  const options = { atOnce: AT_ONCE, goOn: step.hasTime, onCrash };
  for (const { checked, followed } of await workThrough(orders, options, (order) => ask(deps, db, order))) {
    report.checked += checked;
    report.followed += followed;
  }
  return report;
}
