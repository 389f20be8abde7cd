import { bogo } from './bogo';
import { fixed } from './fixed';
import { freeDelivery } from './freeDelivery';
import type { OfferTypeDefinition } from './offerTypeDefinition';
import type { OfferType } from './offerType';
import { percentage } from './percentage';

/** All offer types. The compiler requires an entry for each of `OFFER_TYPES`; CONTRIBUTING.md says how to add one. */
export const OFFER_TYPE_DEFINITIONS: Record<OfferType, OfferTypeDefinition> = {
  percentage,
  fixed,
  bogo,
  free_delivery: freeDelivery,
};
