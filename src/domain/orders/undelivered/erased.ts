import type { Order } from '../order/order';

/**
 * The part of a case that books and claims need once the buyer's account is deleted: the lost parcels, with
 * the units of those that were sent again. A claim has its parcel's AWB as its id.
 */
export function erasedCase({ undelivered }: Order): Pick<Order, 'undelivered'> {
  if (!undelivered || undelivered.losses.length === 0) return {};
  const losses = undelivered.losses.map((loss) => ({ ...loss, trackingUrl: '' }));
  return { undelivered: { ...undelivered, state: 'closed', attempts: [], answers: [], losses } };
}
