import type { Order } from '../order/order';

/** How often an order was sent again after a loss. */
const timesResent = ({ undelivered }: Pick<Order, 'undelivered'>): number =>
  (undelivered?.losses ?? []).filter(({ resent }) => resent).length;

const numberOf = (orderId: string, parcel: number): string =>
  parcel === 0 ? orderId : `${orderId}-${parcel + 1}`;

/** The order number under which the courier has the order's present parcel: a second parcel must not be taken for the first. */
export const parcelNumber = (order: Pick<Order, 'orderId' | 'undelivered'>): string =>
  numberOf(order.orderId, timesResent(order));

/** The numbers of all parcels of an order, the first one first. */
export const parcelNumbers = (order: Pick<Order, 'orderId' | 'undelivered'>): string[] =>
  Array.from({ length: timesResent(order) + 1 }, (_, parcel) => numberOf(order.orderId, parcel));
