import { bogo } from './bogo';
import { fixed } from './fixed';
import { freeDelivery } from './freeDelivery';
import type { OfferKind } from './offerKind';
import type { OfferType } from './offerType';
import { percentage } from './percentage';

/** Every type of offer. The compiler asks for an entry here as soon as `OFFER_TYPES` names another. */
export const OFFER_KINDS: Record<OfferType, OfferKind> = {
  percentage,
  fixed,
  bogo,
  free_delivery: freeDelivery,
};
