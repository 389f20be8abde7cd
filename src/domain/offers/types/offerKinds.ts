import { bogo } from './bogo';
import { fixed } from './fixed';
import { freeDelivery } from './freeDelivery';
import type { OfferKind } from './offerKind';
import type { OfferType } from './offerType';
import { percentage } from './percentage';

/** All offer types. The compiler requires an entry for each of `OFFER_TYPES`. */
export const OFFER_KINDS: Record<OfferType, OfferKind> = {
  percentage,
  fixed,
  bogo,
  free_delivery: freeDelivery,
};
