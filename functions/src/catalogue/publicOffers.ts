import type { PublicOffer } from '@/domain/contracts/catalogue';
import type { Offer } from '@/domain/offer';
import { statusAt } from '@/domain/promotions/schedule';
import type { Found } from '../gateways/reads/reads';
import { publicOffer } from './summaries';

/** The public fields of the enabled offers that are not used up; whether one runs is the caller's to decide. */
export function publicOffers(docs: readonly Found[], now: Date): PublicOffer[] {
  return docs
    .map((doc) => ({ ...doc.data(), id: doc.id }) as Offer)
    .filter((offer) => statusAt(offer, now) !== 'used_up')
    .map(publicOffer);
}
