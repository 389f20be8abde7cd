import type { Order } from '../order/order';
import type { Loss } from '../order/undelivered';
import type { Claim, Claimed } from '../undelivered/claim';

type Parcels = Pick<Order, 'returnCase' | 'undelivered'>;

/** The reverse parcel that the courier lost; null for none, or once the team has received it. */
export function lossBack({ returnCase }: Pick<Order, 'returnCase'>): Loss | null {
  if (returnCase?.receivedAt) return null;
  const pickup = returnCase?.pickup;
  if (pickup?.kind !== 'courier' || pickup.news?.kind !== 'lost') return null;
  const { awb, courier, trackingUrl, news } = pickup;
  return { awb, courier, trackingUrl, kind: 'lost', at: news.at };
}

/** The lost parcel with this AWB, in either direction; null where the order has none. */
export function lostParcel(order: Parcels, awb: string): Claimed | null {
  const back = lossBack(order);
  if (back?.awb === awb) return { ...back, isBack: true };
  return order.undelivered?.losses.find((one) => one.awb === awb) ?? null;
}

/**
 * Claims for the order's reverse parcels other than the present loss: the parcel was found, or only the
 * claim still has it.
 */
export function claimsBeyond(
  order: Pick<Order, 'orderId' | 'returnCase'>,
  claims: readonly Claim[],
): Claim[] {
  const awb = lossBack(order)?.awb;
  return claims.filter((one) => one.isBack && one.orderId === order.orderId && one.awb !== awb);
}
