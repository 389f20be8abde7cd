import type { Order } from '../order/order';
import type { Loss } from '../order/undelivered';
import type { Claimed } from '../undelivered/claim';

type Parcels = Pick<Order, 'returnCase' | 'undelivered'>;

/** The parcel from the customer that the courier lost; null where it lost none. */
export function lossBack({ returnCase }: Pick<Order, 'returnCase'>): Loss | null {
  const pickup = returnCase?.pickup;
  if (pickup?.kind !== 'courier' || pickup.news?.kind !== 'lost') return null;
  const { awb, courier, trackingUrl, news } = pickup;
  return { awb, courier, trackingUrl, kind: 'lost', at: news.at };
}

/** The lost parcel of this AWB, on either way; null where the order has none. */
export function lostParcel(order: Parcels, awb: string): Claimed | null {
  const back = lossBack(order);
  if (back?.awb === awb) return { ...back, isBack: true };
  return order.undelivered?.losses.find((one) => one.awb === awb) ?? null;
}

/** The AWBs of all lost parcels of the order, for their claims. */
export const lostAwbs = (order: Parcels): string[] =>
  [...(order.undelivered?.losses ?? []), lossBack(order)].flatMap((one) => (one?.awb ? [one.awb] : []));
