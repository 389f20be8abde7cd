import type { Offer } from '@/domain/offers/offer';
import { offerUsesOf, type OfferUses } from '../../functions/src/offers/offerUses';
import { documentMigration } from './documentMigration';

/** An offer as it was stored while it held its own count of uses. */
type OldOffer = Partial<Offer>;

/** Splits an old offer into its public part and its count; a count that has a document already stays as it is. */
export function splitUses(
  { usedCount, ...offer }: OldOffer,
  hasUses: boolean,
  now: Date,
): { offer: OldOffer; uses: OfferUses | null } {
  const uses = usedCount === undefined || hasUses ? null : { usedCount, updatedAt: now.toISOString() };
  return { offer, uses };
}

/** Everybody may read offers, and Firestore's rules cannot hide a field, so the count moves to `offerUses/{id}`. */
export const offerUses = documentMigration<OldOffer>({
  id: '2026-11-24-offer-uses',
  describe: 'Moves the number of uses out of public offers, where strangers can read it.',
  collection: 'offers',
  isOld: (offer) => offer.usedCount !== undefined,
  async rewrite({ db, transaction, ref, stored, now }) {
    const usesRef = offerUsesOf(db, ref.id);
    const { offer, uses } = splitUses(stored, (await transaction.get(usesRef)).exists, now);
    transaction.set(ref, offer);
    if (uses) transaction.set(usesRef, uses);
  },
});
