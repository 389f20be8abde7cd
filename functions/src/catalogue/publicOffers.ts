import type { PublicOffer } from '@/domain/contracts/shoppers/catalogue';
import { statusAt } from '@/domain/offers/scheduled/schedule';
import type { Reads } from '../platform/firestore/reads';
import { toOffer } from '../offers/findOffer';
import { offerUsesPath, withUses } from '../offers/offerUses';
import { switchedOn } from '../offers/switchedOn';
import { publicOffer } from './summaries';

/**
 * The public fields of the offers that are enabled and not used up; the caller checks whether an offer's time has
 * come.
 */
export async function readPublicOffers(reads: Reads, now: Date): Promise<PublicOffer[]> {
  const offers = (await reads.find(switchedOn('offers'))).flatMap((doc) => toOffer(doc) ?? []);
  const limited = offers.filter(({ usageLimit }) => usageLimit).map(({ id }) => id);
  const found = await reads.getAll(limited.map(offerUsesPath));
  const uses = new Map(limited.map((id, at) => [id, found[at]]));
  return offers
    .map((offer) => withUses(offer, uses.get(offer.id)))
    .filter((offer) => statusAt(offer, now) !== 'used_up')
    .map(publicOffer);
}
