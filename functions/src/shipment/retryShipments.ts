import type { Firestore } from 'firebase-admin/firestore';
import { beginBooking } from '@/domain/orders/shipment/booking';
import type { Order } from '@/domain/orders/order/order';
import { workThrough, type StepRun } from '../reconcile/reconcileRun';
import { bookShipment, LEASE, type BookingDeps } from './bookShipment';

/** Shipments looked at in one run, and how many at a time. */
const MAX_DUE = 100;
const AT_ONCE = 5;

export interface RetryReport {
  due: number;
  booked: number;
  /** Tried in vain and waiting for the next attempt. */
  waiting: number;
  /** Given up, or taken by another run. */
  other: number;
}

export const NOTHING_DUE: RetryReport = { due: 0, booked: 0, waiting: 0, other: 0 };

function isDue({ status, shipment, cancelling }: Order, now: Date): boolean {
  const alive = (status === 'placed' || status === 'packed') && !cancelling;
  return alive && shipment.status === 'booking' && shipment.nextAttemptAt <= now.toISOString();
}

/** Takes the next attempt for the caller; null when another has it or it is not due. */
export async function claimBooking(db: Firestore, orderId: string, now: Date): Promise<Order | null> {
  const ref = db.collection('orders').doc(orderId);
  return db.runTransaction(async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order | undefined;
    if (!order || !isDue(order, now)) return null;
    const shipment = beginBooking(order.shipment, new Date(now.getTime() + LEASE).toISOString());
    transaction.update(ref, { shipment });
    return { ...order, shipment };
  });
}

async function retry(deps: BookingDeps, db: Firestore, orderId: string): Promise<keyof RetryReport> {
  const claimed = await claimBooking(db, orderId, deps.now());
  if (!claimed) return 'other';
  const { shipment } = await bookShipment(deps, claimed);
  if (shipment.status === 'booked') return 'booked';
  return shipment.status === 'booking' ? 'waiting' : 'other';
}

/**
 * Books the shipments that are due again. Two runs at once share the work: each order is claimed by one. A claim that fails
 * stops no other.
 */
export async function retryDueShipments(
  deps: BookingDeps,
  { hasTime, crashed }: StepRun,
): Promise<RetryReport> {
  const db = await deps.db();
  const { docs } = await db
    .collection('orders')
    .where('shipment.status', '==', 'booking')
    .where('shipment.nextAttemptAt', '<=', deps.now().toISOString())
    .orderBy('shipment.nextAttemptAt')
    .limit(MAX_DUE)
    .get();
  const report: RetryReport = { ...NOTHING_DUE, due: docs.length };
  const onCrash = (error: unknown, { id: orderId }: { id: string }) =>
    crashed('shipment.retry_crashed', error, { orderId });
  const options = { atOnce: AT_ONCE, goOn: hasTime, onCrash };
  for (const result of await workThrough(docs, options, ({ id }) => retry(deps, db, id))) report[result] += 1;
  return report;
}
