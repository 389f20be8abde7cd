import type { Firestore } from 'firebase-admin/firestore';
import { outAtOnce } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import type { Booked, Courier } from '../gateways/courier';
import { errorFields, type Log } from '../platform/log';
import { nextShipment, type Attempted } from './nextShipment';
import { parcelOf } from './parcel';

export interface BookingDeps {
  db: () => Promise<Firestore>;
  courier: () => Courier;
  now: () => Date;
  random: () => number;
  log: Log;
}

/** Milliseconds that whoever claims a booking has it to himself; longer than BUDGET. */
export const LEASE = 20_000;
/** Milliseconds that an attempt may take, so that nobody waits long for an answer. */
export const BUDGET = 8000;

/** Looks up and books within one attempt; never throws. */
async function attempt(courier: Courier, order: Order, lookFirst: boolean): Promise<Attempted> {
  const signal = AbortSignal.timeout(BUDGET);
  if (lookFirst) {
    const found = await courier.find(order.orderId, signal);
    if (found.kind === 'unavailable') return { ...found, unseen: true };
    if (found.kind === 'booked') return found;
  }
  const outcome = await courier.book(parcelOf(order), signal);
  if (outcome.kind !== 'unknown') return outcome;
  // The answer was lost; if the parcel is already there, all is well.
  const found = await courier.find(order.orderId, signal);
  return found.kind === 'booked' ? found : outcome;
}

/**
 * Books the shipment of an order whose lease the caller holds, and writes what came of it. Answers the order as it
 * stands then. An order on its first attempt has no booking to look for.
 */
export async function bookShipment(deps: BookingDeps, order: Order): Promise<Order> {
  const { orderId, shipment } = order;
  let outcome: Attempted;
  try {
    outcome = await attempt(deps.courier(), order, shipment.attempts > 1);
  } catch (error) {
    deps.log('shipment.crashed', { orderId, ...errorFields(error) }, 'ERROR');
    outcome = { kind: 'unknown', problem: 'The booking crashed' };
  }
  const severity = outcome.kind === 'booked' ? 'INFO' : 'WARNING';
  const problem = outcome.kind === 'booked' ? '' : outcome.problem;
  const line = { orderId, outcome: outcome.kind, attempt: shipment.attempts, problem };
  deps.log('shipment.attempted', line, severity);
  return writeOutcome(deps, order, outcome);
}

/** An order with what was booked for it; null when that is known. No other order than a living one may have a parcel. */
function withBooking(order: Order, booked: Booked, now: Date): Order | null {
  const { shipment } = order;
  if (shipment.status === 'booked') return null;
  return outAtOnce({ ...order, shipment: nextShipment(shipment, booked, now, 0) }, now);
}

async function writeOutcome(deps: BookingDeps, order: Order, outcome: Attempted): Promise<Order> {
  if (outcome.kind === 'booked') return noteBooking(deps, order.orderId, outcome);
  const db = await deps.db();
  const ref = db.collection('orders').doc(order.orderId);
  return db.runTransaction(async (transaction) => {
    const current = (await transaction.get(ref)).data() as Order;
    const waiting = current.shipment.status === 'booking';
    // A failure counts only for the attempt that is still the last one.
    if (!waiting || current.shipment.attempts !== order.shipment.attempts) return current;
    const now = deps.now();
    const next = {
      shipment: nextShipment(current.shipment, outcome, now, deps.random()),
      updatedAt: now.toISOString(),
    };
    transaction.update(ref, next);
    return { ...current, ...next };
  });
}

/** Writes down that an order's parcel is booked, whoever found out. Answers the order as it stands then. */
export async function noteBooking(deps: BookingDeps, orderId: string, booked: Booked): Promise<Order> {
  const db = await deps.db();
  const ref = db.collection('orders').doc(orderId);
  return db.runTransaction(async (transaction) => {
    const current = (await transaction.get(ref)).data() as Order;
    const now = deps.now();
    const next = withBooking(current, booked, now);
    if (!next) return current;
    const written = { ...next, updatedAt: now.toISOString() };
    transaction.set(ref, written);
    return written;
  });
}
