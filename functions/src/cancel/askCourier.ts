import { isCancelling, noParcel } from '@/domain/orders/cancel/cancel';
import type { Order } from '@/domain/orders/order/order';
import { isTakenOut, orderStatusOf } from '@/domain/orders/shipment/tracking';
import type { Courier, Tracking } from '../gateways/courier';
import { noteBooking, type BookingDeps } from '../shipment/bookShipment';
import { applyTracking } from '../shipment/tracking/applyTracking';
import type { Heard } from './transactions';

/** Milliseconds for all that one asking takes; a shopper is waiting. */
export const BUDGET = 8000;
/** Where a parcel is that nobody has picked up yet. */
const AT_HOME: readonly unknown[] = ['placed', 'packed', null];

/**
 * What it means that the courier has no parcel of the order. What was prepared for one is withdrawn as well: that keeps nobody
 * from cancelling, but it is tried until it is done.
 */
async function withoutParcel(
  deps: BookingDeps,
  courier: Courier,
  order: Order,
  signal: AbortSignal,
): Promise<Heard> {
  const discarded = await courier.discard(order.orderId, signal);
  const word = noParcel(order, deps.now());
  if (discarded.kind === 'cancelled' || isCancelling(order)) return { word, awb: '' };
  const { problem } = discarded;
  if (discarded.kind !== 'refused') return { word: { kind: 'unknown', problem }, awb: '' };
  // It costs nothing and goes nowhere; somebody may want to tidy it away.
  deps.log('cancel.draft_left', { orderId: order.orderId, problem }, 'WARNING');
  return { word, awb: '' };
}

/** The AWB of a parcel that may be there although its booking was never heard of: found by its order, written down. */
async function findParcel(
  deps: BookingDeps,
  courier: Courier,
  order: Order,
  signal: AbortSignal,
): Promise<string | Heard> {
  const found = await courier.find(order.orderId, signal);
  if (found.kind === 'none') return withoutParcel(deps, courier, order, signal);
  if (found.kind === 'unavailable') return { word: { kind: 'unknown', problem: found.problem }, awb: '' };
  return (await noteBooking(deps, order.orderId, found)).shipment.awb;
}

/** What its tracking says of a parcel that the courier did not say it has taken out. */
function wordOf(tracking: Tracking, answer: { kind: string; problem: string }): Heard['word'] {
  const { problem } = answer;
  if (tracking.kind === 'tracked' && isTakenOut(tracking.status)) return { kind: 'out' };
  if (tracking.kind === 'tracked' && !AT_HOME.includes(orderStatusOf(tracking.status))) {
    return { kind: 'refused', problem };
  }
  if (tracking.kind === 'unavailable' || answer.kind === 'unknown') return { kind: 'unknown', problem };
  return { kind: 'refused', problem };
}

async function takeOut(
  deps: BookingDeps,
  courier: Courier,
  { orderId }: Order,
  awb: string,
  signal: AbortSignal,
): Promise<Heard> {
  const answer = await courier.cancel(awb, signal);
  if (answer.kind === 'cancelled') return { word: { kind: 'out' }, awb };
  if (answer.kind === 'unavailable') return { word: { kind: 'unknown', problem: answer.problem }, awb };
  // It may have been done all the same, by this request or another; or the parcel has been picked up.
  const tracking = await courier.track(awb, signal);
  if (tracking.kind === 'tracked') {
    await applyTracking(await deps.db(), orderId, { awb, status: tracking.status, at: deps.now() });
  }
  return { word: wordOf(tracking, answer), awb };
}

/** Has the courier take the parcel of an order out, if it has one. The caller holds the question's lease. */
export async function askCourier(deps: BookingDeps, order: Order): Promise<Heard> {
  const courier = deps.courier();
  const signal = AbortSignal.timeout(BUDGET);
  const { status, awb } = order.shipment;
  const parcel = status === 'booked' ? awb : await findParcel(deps, courier, order, signal);
  return typeof parcel === 'string' ? takeOut(deps, courier, order, parcel, signal) : parcel;
}
