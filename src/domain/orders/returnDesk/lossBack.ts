import type { Order } from '../order/order';
import type { Loss } from '../order/undelivered';
import type { Claim, Claimed } from '../undelivered/claim';

type Parcels = Pick<Order, 'returnCase' | 'undelivered'>;

/** The parcel from the customer that the courier lost; null where it lost none, or the team has taken it in. */
export function lossBack({ returnCase }: Pick<Order, 'returnCase'>): Loss | null {
  if (returnCase?.receivedAt) return null;
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

/** The claims for parcels back of the order whose loss it no longer knows: they turned up, or only the claim remembers them. */
export function claimsBeyond(
  order: Pick<Order, 'orderId' | 'returnCase'>,
  claims: readonly Claim[],
): Claim[] {
  const awb = lossBack(order)?.awb;
  return claims.filter((one) => one.isBack && one.orderId === order.orderId && one.awb !== awb);
}
