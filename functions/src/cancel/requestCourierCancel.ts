import { answerWithoutParcel } from '@/domain/orders/cancel/cancel';
import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import type { Order } from '@/domain/orders/order/order';
import { isCancelledByCourier, orderStatusOf } from '@/domain/orders/shipment/tracking';
import type { Courier, Tracking } from '../gateways/courier';
import { recordBooking, type BookingDeps } from '../shipment/bookShipment';
import { applyTracking } from '../shipment/tracking/applyTracking';
import { newsOf } from '../shipment/tracking/trackingNews';
import { parcelNumber } from '@/domain/orders/undelivered/parcelNumber';
import type { CourierReply } from './transactions';

/** Milliseconds for one attempt; a shopper is waiting. */
export const CANCEL_BUDGET_MS = 8000;
/** Statuses of a parcel before its pickup. */
const NOT_PICKED_UP: readonly unknown[] = ['placed', 'packed', null];

/**
 * The courier has no parcel of the order. A draft that was prepared for one is discarded as well: a failure does not
 * block the cancellation, but it is retried.
 */
async function withoutParcel(
  deps: BookingDeps,
  courier: Courier,
  order: Order,
  signal: AbortSignal,
): Promise<CourierReply> {
  const discarded = await courier.discard(parcelNumber(order), signal);
  const answer = answerWithoutParcel(order, deps.now());
  if (discarded.kind === 'cancelled' || isCancelling(order)) return { answer, awb: '' };
  const { problem } = discarded;
  if (discarded.kind !== 'refused') return { answer: { kind: 'unknown', problem }, awb: '' };
  // A draft costs nothing; somebody may want to delete it at the courier.
  deps.log('cancel.draft_left', { orderId: order.orderId, problem }, 'WARNING');
  return { answer, awb: '' };
}

/** Looks for a parcel whose booking answer was lost, and records it. Returns its AWB, or what its absence means. */
async function findParcel(
  deps: BookingDeps,
  courier: Courier,
  order: Order,
  signal: AbortSignal,
): Promise<string | CourierReply> {
  const found = await courier.find(parcelNumber(order), signal);
  if (found.kind === 'none') return withoutParcel(deps, courier, order, signal);
  if (found.kind === 'unavailable') return { answer: { kind: 'unknown', problem: found.problem }, awb: '' };
  const recorded = await recordBooking(deps, order.orderId, found);
  // Another order has that parcel, so that this one has none.
  return recorded ? recorded.shipment.awb : { answer: answerWithoutParcel(order, deps.now()), awb: '' };
}

/** Reads the tracking of a parcel whose cancellation the courier did not confirm. */
function answerOf(tracking: Tracking, answer: { kind: string; problem: string }): CourierReply['answer'] {
  const { problem } = answer;
  if (tracking.kind === 'tracked' && isCancelledByCourier(tracking.status)) return { kind: 'out' };
  if (tracking.kind === 'tracked' && !NOT_PICKED_UP.includes(orderStatusOf(tracking.status))) {
    return { kind: 'refused', problem };
  }
  if (tracking.kind === 'unavailable' || answer.kind === 'unknown') return { kind: 'unknown', problem };
  return { kind: 'refused', problem };
}

async function cancelParcel(
  deps: BookingDeps,
  courier: Courier,
  { orderId }: Order,
  awb: string,
  signal: AbortSignal,
): Promise<CourierReply> {
  const answer = await courier.cancel(awb, signal);
  if (answer.kind === 'cancelled') return { answer: { kind: 'out' }, awb };
  if (answer.kind === 'unavailable') return { answer: { kind: 'unknown', problem: answer.problem }, awb };
  // This or another request may still have cancelled it, or the parcel has been picked up.
  const tracking = await courier.track(awb, signal);
  if (tracking.kind === 'tracked') {
    await applyTracking(deps, orderId, newsOf(awb, tracking, deps.now()));
  }
  return { answer: answerOf(tracking, answer), awb };
}

/** Asks the courier to cancel the parcel of an order, if it has one. The caller holds the lease of the attempt. */
export async function requestCourierCancel(deps: BookingDeps, order: Order): Promise<CourierReply> {
  const courier = deps.courier();
  const signal = AbortSignal.timeout(CANCEL_BUDGET_MS);
  const { status, awb } = order.shipment;
  const parcel = status === 'booked' ? awb : await findParcel(deps, courier, order, signal);
  return typeof parcel === 'string' ? cancelParcel(deps, courier, order, parcel, signal) : parcel;
}
