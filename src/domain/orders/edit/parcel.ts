import { isBeforePickup } from '../lifecycle/lifecycle';
import { refused, type RefusedAction } from '../order/decision';
import type { Order, Shipment } from '../order/order';
import { atCourier, beginBooking, bookingKnownFrom, canHaveLeftParcel, UNSENT } from '../shipment/booking';
import { parcelMessages } from './messages';

/** The courier's answer when it is asked to stop a parcel; `awb` is the stopped one's, empty where it had none. */
export type ParcelStop = { kind: 'out'; awb: string } | { kind: 'refused' };

/** Whether the courier must stop a parcel, or a draft of one, before the order may change. */
export const mayHaveParcel = (shipment: Shipment): boolean =>
  !shipment.hasNoCourier && (atCourier(shipment) !== 'no' || canHaveLeftParcel(shipment));

/**
 * The reason why the order cannot change yet because of its parcel; `stopped` is the AWB that the courier
 * stopped.
 */
export function parcelProblem({ shipment }: Order, stopped: string, now: Date): RefusedAction | null {
  if (shipment.status === 'booked') {
    return shipment.awb === stopped ? null : refused('too_soon', parcelMessages.justBooked);
  }
  const at = now.toISOString();
  if ((shipment.bookingUntil ?? '') <= at && bookingKnownFrom(shipment) <= at) return null;
  return refused('too_soon', parcelMessages.courierAsked);
}

/** The order without a parcel; its printed papers are out of date, so their marks go. */
function withoutParcel(order: Order): Order {
  const { trouble: _, pickup: _asked, takenOutAt: _out, ...parcel } = order.shipment;
  const { checkedAt: _checked, asksInVain: _vain, ...others } = parcel;
  const { printed: _printed, ...unprinted } = order;
  return { ...unprinted, shipment: { ...others, ...UNSENT } };
}

/** The edited order with a booking lease until `until` (ISO) for the caller that writes it. */
export function withNewParcel(order: Order, until: string): Order {
  const left = withoutParcel(order);
  return { ...left, shipment: beginBooking(left.shipment, until) };
}

/** The order with its new parcel due at `at` (ISO), for the reconciler to book. */
export function withParcelDue(order: Order, at: string): Order {
  const left = withoutParcel(order);
  return { ...left, shipment: { ...left.shipment, nextAttemptAt: at } };
}

/** Whether a parcel was stopped in vain: the order still ships unchanged. */
export const isStillSent = (order: Order, stop: ParcelStop): boolean =>
  stop.kind === 'out' &&
  stop.awb !== '' &&
  stop.awb === order.shipment.awb &&
  order.shipment.status === 'booked' &&
  !order.cancelling &&
  isBeforePickup(order);
