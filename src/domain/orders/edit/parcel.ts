import { refused, type RefusedAction } from '../order/decision';
import type { Order, Shipment } from '../order/order';
import { atCourier, beginBooking, bookingKnownFrom, canHaveLeftParcel, UNSENT } from '../shipment/booking';

/** What the courier said: its AWB where it took one out, empty where it had none. */
export type CourierWord = { kind: 'out'; awb: string } | { kind: 'refused' };

/** Whether the courier is asked to take out a parcel, or a draft of one, before the order may change. */
export const mayHaveParcel = (shipment: Shipment): boolean =>
  !shipment.hasNoCourier && (atCourier(shipment) !== 'no' || canHaveLeftParcel(shipment));

/** Why the order cannot change while its parcel stands like this; `stopped` is the AWB that the courier took out. */
export function parcelProblem({ shipment }: Order, stopped: string, now: Date): RefusedAction | null {
  if (shipment.status === 'booked') {
    return shipment.awb === stopped
      ? null
      : refused('too_soon', 'The courier has just booked its parcel. Please try again in a moment.');
  }
  const at = now.toISOString();
  if ((shipment.bookingUntil ?? '') <= at && bookingKnownFrom(shipment) <= at) return null;
  return refused('too_soon', 'The courier is being asked for its parcel. Please try again in a minute.');
}

/** The order without a parcel; what was printed of it is out of date. */
function withoutParcel(order: Order): Order {
  const { trouble: _, pickup: _asked, checkedAt: _checked, asksInVain: _vain, ...others } = order.shipment;
  const { printed: _printed, ...unprinted } = order;
  return { ...unprinted, shipment: { ...others, ...UNSENT } };
}

/** The parcel of an edited order, which the caller that writes it books until `until` (ISO). */
export function withNewParcel(order: Order, until: string): Order {
  const left = withoutParcel(order);
  return { ...left, shipment: beginBooking(left.shipment, until) };
}

/** The order whose new parcel the reconciler books from `at` (ISO) on. */
export function withParcelDue(order: Order, at: string): Order {
  const left = withoutParcel(order);
  return { ...left, shipment: { ...left.shipment, nextAttemptAt: at } };
}

/** Whether a parcel was taken out for nothing: its order still goes out as it was. */
export const isStillSent = ({ shipment, status, cancelling }: Order, word: CourierWord): boolean =>
  word.kind === 'out' &&
  word.awb !== '' &&
  word.awb === shipment.awb &&
  shipment.status === 'booked' &&
  !cancelling &&
  (status === 'placed' || status === 'packed');
