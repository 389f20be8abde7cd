import type { Offer } from './offer';
import { hasNoUsesLeft } from './scheduled/schedule';

/** An offer's counts after an order took or released a use. */
export interface CouponCounts {
  offerId: string;
  usedCount: number;
  usedByShopper: number;
  /** Present only when the offer's `isUsedUp` must change. */
  isUsedUp?: boolean;
}

/** Counts one use more or less; never below 0. */
export function countUse(offer: Offer, usedByShopper: number, change: 1 | -1): CouponCounts {
  const usedCount = Math.max(0, (offer.usedCount ?? 0) + change);
  const isUsedUp = hasNoUsesLeft({ usageLimit: offer.usageLimit, usedCount });
  const counts = { offerId: offer.id, usedCount, usedByShopper: Math.max(0, usedByShopper + change) };
  return isUsedUp === (offer.isUsedUp ?? false) ? counts : { ...counts, isUsedUp };
}

/** An offer with `isUsedUp` from its counts; without the field where uses are left. */
export function withUsedUp(offer: Offer): Offer {
  const { isUsedUp: _before, ...rest } = offer;
  return hasNoUsesLeft(offer) ? { ...rest, isUsedUp: true } : rest;
}
