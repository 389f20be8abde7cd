import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { PersonUses } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import type { Order } from '@/domain/orders/order/order';
import { unitsOf } from '@/domain/catalogue/stock';

/** Limited supplies, as one person sees them. */
export interface AvailableToPerson extends PersonUses {
  levels: Pick<StockLevel, 'sku' | 'available'>[];
  offer: Offer | undefined;
}

/** Adds what a person's unpaid order reserves, so that trying again is not blocked by their own reservation. */
export function addOwnReservation(
  available: AvailableToPerson,
  { reserved, offerId }: Order,
): AvailableToPerson {
  const { levels, offer, usedByShopper } = available;
  const less = (count: number) => Math.max(0, count - 1);
  const own = unitsOf(reserved);
  const counted = offer && offer.id === offerId;
  return {
    ...available,
    levels: levels.map(({ sku, available }) => ({ sku, available: available + (own.get(sku) ?? 0) })),
    offer: counted ? { ...offer, usedCount: less(offer.usedCount ?? 0) } : offer,
    usedByShopper: counted ? less(usedByShopper) : usedByShopper,
  };
}
