import type { PublicOffer } from '@/domain/contracts/catalogue';
import { statusAt } from '@/domain/promotions/schedule';
import type { Found } from '../gateways/reads/reads';
import { toOffer } from '../offers/findOffer';
import { publicOffer } from './summaries';

/** The public fields of the enabled offers that are not used up; whether one runs is the caller's to decide. */
export function publicOffers(docs: readonly Found[], now: Date): PublicOffer[] {
  return docs
    .flatMap((doc) => toOffer(doc) ?? [])
    .filter((offer) => statusAt(offer, now) !== 'used_up')
    .map(publicOffer);
}
