import { isBeforePickup } from '../lifecycle/lifecycle';
import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import { messages } from './messages';
import { isCancelledByCourier, isPickedUp } from './tracking';

/** Whether the courier cancelled the parcel of an order that still ships: another has to be booked. */
export const isParcelCancelled = (order: Order): boolean =>
  isBeforePickup(order) && order.shipment.status === 'booked' && order.shipment.takenOutAt !== undefined;

/** Whether the courier has picked up this parcel although it was cancelled with its order. */
export const isPickedUpAfterCancel = (
  { shipment }: Pick<Order, 'shipment'>,
  { awb, status }: { awb: string; status: string },
): boolean => shipment.status === 'cancelled' && shipment.awb === awb && isPickedUp(status);

/** Whether the parcel for cash is being cancelled for a prepaid one. `at` is ISO. */
const isParcelChanging = ({ prepay }: Order, at: string): boolean =>
  prepay?.paid !== undefined && (prepay.dueAt ?? '') > at;

/** The reason why the label of the order's parcel must not leave; null where it may. `at` is ISO. */
export function labelProblem(
  order: Order,
  at: string,
): RefusedAction<'parcel_cancelled' | 'too_soon'> | null {
  if (isParcelCancelled(order)) {
    return refused('parcel_cancelled', messages.bookAnother);
  }
  return isParcelChanging(order, at) ? refused('too_soon', messages.parcelChanging) : null;
}

/** Whether the shop itself has the courier cancel the parcel, and concludes what follows. */
const isShopCancelling = ({ cancelling, prepay, waitingEdit }: Order): boolean =>
  Boolean(cancelling ?? prepay?.paid ?? waitingEdit?.paid);

/**
 * Notes that the courier cancelled a parcel by itself, or has it after all; returns the same order where nothing
 * changes. `at` is ISO.
 */
export function followParcelCancel(order: Order, courierStatus: string, at: string): Order {
  const { takenOutAt, ...shipment } = order.shipment;
  const isOut = isCancelledByCourier(courierStatus) && isBeforePickup(order);
  if (isOut === (takenOutAt !== undefined)) return order;
  if (isOut && (shipment.status !== 'booked' || isShopCancelling(order))) return order;
  const noted = isOut
    ? { ...shipment, problem: messages.cancelledByCourier, takenOutAt: at }
    : { ...shipment, problem: '' };
  return { ...order, shipment: noted, updatedAt: at };
}
