import type { Firestore } from 'firebase-admin/firestore';
import type { Offer } from '@/domain/offers/offer';
import type { FoundDocument } from '../platform/firestore/reads';

/** `offerUses/{offerId}`: apart from the offer, which everybody may read, because Firestore's rules cannot hide a field. */
export const offerUsesPath = (offerId: string) => `offerUses/${offerId}`;
export const offerUsesOf = (db: Firestore, offerId: string) => db.collection('offerUses').doc(offerId);

/** The document `offerUses/{offerId}`. */
export interface OfferUses {
  usedCount: number;
  /** ISO. */
  updatedAt: string;
}

/** An offer with its count of uses. Without a document of its own it starts from the count that offers held before. */
export function withUses(offer: Offer, uses: FoundDocument | undefined): Offer {
  const usedCount: unknown = uses?.data()?.['usedCount'];
  return typeof usedCount === 'number' ? { ...offer, usedCount } : offer;
}
