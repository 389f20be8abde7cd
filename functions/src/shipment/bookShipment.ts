import { stopParcelAtOnce } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import { parcelNumber } from '@/domain/orders/undelivered/parcelNumber';
import { writeSearchEntry } from '../orders/searchIndex';
import type { Booked, Courier } from '../gateways/courier';
import { errorFields } from '../platform/log';
import { messages } from './messages';
import { nextShipment, type AttemptOutcome } from './nextShipment';
import { isAwbTaken, refuseOthersParcel } from './othersParcel';
import { parcelOf } from './parcel';
import { orderRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import type { StoreDeps } from '../platform/storeDeps';

export interface BookingDeps extends StoreDeps {
  courier: () => Courier;
  /** Signs the links in mails; empty where none is set. */
  linkSecret: () => string;
  random: () => number;
}

/** Milliseconds for one attempt, so that a shopper does not wait long for an answer; shorter than BOOKING_LEASE_MS. */
export const BOOKING_BUDGET_MS = 8000;

/** Whether an answer of an earlier attempt is missing, by the shipment of an attempt that has begun. */
const mayBeBooked = ({ unsureUntil }: Order['shipment']): boolean => unsureUntil !== '';

/**
 * Looks for a booking and books, within one attempt; never throws. Without an answer to the look-up it books only where
 * every earlier attempt was answered: a dialect without a working look-up would otherwise never book an order again that
 * was once refused.
 */
async function attempt(courier: Courier, order: Order): Promise<AttemptOutcome> {
  const signal = AbortSignal.timeout(BOOKING_BUDGET_MS);
  if (order.shipment.attempts > 1) {
    const found = await courier.find(parcelNumber(order), signal);
    if (found.kind === 'booked') return found;
    const isUnseen = found.kind === 'unavailable' && (mayBeBooked(order.shipment) || signal.aborted);
    if (isUnseen) return { ...found, unseen: true };
  }
  const outcome = await courier.book(parcelOf(order), signal);
  if (outcome.kind !== 'unknown') return outcome;
  // The answer was lost; the parcel may be booked all the same.
  const found = await courier.find(parcelNumber(order), signal);
  return found.kind === 'booked' ? found : outcome;
}

/**
 * Books the shipment of an order whose lease the caller holds, and stores the outcome. Returns the order as it is
 * then. A first attempt has no earlier booking to look for.
 */
export async function bookShipment(deps: BookingDeps, order: Order): Promise<Order> {
  const { orderId, shipment } = order;
  let outcome: AttemptOutcome;
  try {
    outcome = await attempt(deps.courier(), order);
  } catch (error) {
    deps.log('shipment.crashed', { orderId, ...errorFields(error) }, 'ERROR');
    outcome = { kind: 'unknown', problem: messages.crashed };
  }
  const severity = outcome.kind === 'booked' ? 'INFO' : 'WARNING';
  const problem = outcome.kind === 'booked' ? '' : outcome.problem;
  const line = { orderId, outcome: outcome.kind, attempt: shipment.attempts, problem };
  deps.log('shipment.attempted', line, severity);
  return writeOutcome(deps, order, outcome);
}

/** The order with its booking; null when it is stored already. A cancelled order must not get a parcel. */
function withBooking(order: Order, booked: Booked, now: Date): Order | null {
  const { shipment } = order;
  // An order sent by hand stays so; a parcel that the courier has nevertheless is a stray one.
  if (shipment.status === 'booked' || shipment.status === 'by_hand') return null;
  return stopParcelAtOnce({ ...order, shipment: nextShipment(shipment, booked, now, 0) }, now);
}

async function writeOutcome(deps: BookingDeps, order: Order, answer: AttemptOutcome): Promise<Order> {
  const booked = answer.kind === 'booked' ? await recordBooking(deps, order.orderId, answer) : null;
  if (booked) return booked;
  const outcome = answer.kind === 'booked' ? refuseOthersParcel(parcelNumber(order)) : answer;
  const db = await deps.db();
  const ref = orderRef(db, order.orderId);
  return inTransaction(db, async (transaction) => {
    const current = (await transaction.get(ref)).data() as Order;
    const waiting = current.shipment.status === 'booking';
    // A failure counts only for the latest attempt.
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

/**
 * Stores that an order's parcel is booked, from any source. Returns the order as it is then; null where another order has
 * the parcel, and nothing is stored.
 */
export async function recordBooking(
  deps: BookingDeps,
  orderId: string,
  booked: Booked,
): Promise<Order | null> {
  const db = await deps.db();
  const ref = orderRef(db, orderId);
  return inTransaction(db, async (transaction) => {
    const current = (await transaction.get(ref)).data() as Order;
    const now = deps.now();
    const next = withBooking(current, booked, now);
    if (!next) return current;
    if (await isAwbTaken({ db, transaction }, booked.awb, orderId)) return null;
    const written = { ...next, updatedAt: now.toISOString() };
    transaction.set(ref, written);
    writeSearchEntry(db, transaction, current, written);
    return written;
  });
}
