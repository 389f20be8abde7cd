import { isBeforePickup } from '../lifecycle/lifecycle';
import type { Order } from '../order/order';
import { isCancelledByCourier } from './tracking';

/** Follows the words 'The courier' in the list of mismatches. */
const PROBLEM = 'has cancelled this parcel';

/** Whether the courier cancelled the parcel of an order that still ships: another has to be booked. */
export const isTakenOut = (order: Order): boolean =>
  isBeforePickup(order) && order.shipment.status === 'booked' && order.shipment.takenOutAt !== undefined;

/** Whether the shop itself has the courier take the parcel out, and concludes what follows. */
const isTakenOutByShop = ({ cancelling, prepay, waitingEdit }: Order): boolean =>
  Boolean(cancelling ?? prepay?.paid ?? waitingEdit?.paid);

/**
 * Notes that the courier cancelled a parcel by itself, or has it after all; returns the same order where nothing
 * changes. `at` is ISO.
 */
export function followTakenOut(order: Order, courierStatus: string, at: string): Order {
  const { takenOutAt, ...shipment } = order.shipment;
  const isOut = isCancelledByCourier(courierStatus) && isBeforePickup(order);
  if (isOut === (takenOutAt !== undefined)) return order;
  if (isOut && (shipment.status !== 'booked' || isTakenOutByShop(order))) return order;
  const noted = isOut ? { ...shipment, problem: PROBLEM, takenOutAt: at } : { ...shipment, problem: '' };
  return { ...order, shipment: noted, updatedAt: at };
}
