import type { Firestore } from 'firebase-admin/firestore';
import { isBeforePickup } from '@/domain/orders/lifecycle/lifecycle';
import { BOOKING_LEASE_MS, beginBooking } from '@/domain/orders/shipment/booking';
import type { Order } from '@/domain/orders/order/order';
import { MAX_DUE, runDueWork, type StepRun } from '../platform/dueWork';
import { bookShipment, type BookingDeps } from './bookShipment';
import { orderRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { collectionOf } from '../platform/firestore/collections';

export interface RetryReport {
  due: number;
  booked: number;
  /** Failed, and waiting for the next attempt. */
  waiting: number;
  /** Given up, or claimed by another run. */
  other: number;
}

export const NOTHING_DUE: RetryReport = { due: 0, booked: 0, waiting: 0, other: 0 };

function isDue(order: Order, now: Date): boolean {
  const { shipment, cancelling } = order;
  return (
    isBeforePickup(order) &&
    !cancelling &&
    shipment.status === 'booking' &&
    shipment.nextAttemptAt <= now.toISOString()
  );
}

/** Claims the next attempt for the caller; null when another has it or it is not due. */
export async function claimBooking(db: Firestore, orderId: string, now: Date): Promise<Order | null> {
  const ref = orderRef(db, orderId);
  return inTransaction(db, async (transaction) => {
    const order = (await transaction.get(ref)).data();
    if (!order || !isDue(order, now)) return null;
    const shipment = beginBooking(order.shipment, new Date(now.getTime() + BOOKING_LEASE_MS).toISOString());
    transaction.update(ref, { shipment });
    return { ...order, shipment };
  });
}

async function retry(deps: BookingDeps, db: Firestore, orderId: string): Promise<Partial<RetryReport>> {
  const claimed = await claimBooking(db, orderId, deps.now());
  if (!claimed) return { other: 1 };
  const { shipment } = await bookShipment(deps, claimed);
  if (shipment.status === 'booked') return { booked: 1 };
  return shipment.status === 'booking' ? { waiting: 1 } : { other: 1 };
}

/**
 * Retries the shipments that are due. Two runs at once share the work, because each order is claimed by one. A
 * failure stops no other.
 */
export async function retryShipments(deps: BookingDeps, run: StepRun): Promise<RetryReport> {
  const db = await deps.db();
  const { docs } = await collectionOf(db, 'orders')
    .where('shipment.status', '==', 'booking')
    .where('shipment.nextAttemptAt', '<=', deps.now().toISOString())
    .orderBy('shipment.nextAttemptAt')
    .limit(MAX_DUE)
    .get();
  const report = await runDueWork(run, {
    read: () => Promise.resolve(docs),
    empty: NOTHING_DUE,
    work: ({ id }) => retry(deps, db, id),
    crashEvent: 'shipment.retry_crashed',
    about: ({ id }) => ({ orderId: id }),
  });
  return { ...report, due: docs.length };
}
