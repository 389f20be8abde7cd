import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { findOffer, normaliseCode } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import { fromStored, type StoredScheduled } from '@/domain/offers/scheduled/stored';
import type { FoundDocument, Reads } from '../platform/firestore/reads';
import { cached } from '../platform/cached';
import { offerRef } from '../platform/firestore/refs';
import { offerUsesOf, offerUsesPath, withUses } from './offerUses';
import { switchedOn } from './switchedOn';

/** Milliseconds for which the id of a code's offer is cached. The offer itself is never cached. */
const CACHE_MS = 2000;

export function toOffer(snapshot: FoundDocument): Offer | undefined {
  const data = snapshot.data();
  return data && fromStored({ ...data, id: snapshot.id } as unknown as StoredScheduled<Offer>);
}

export interface OfferFinder {
  /** Which offer has this code; the order's transaction reads it anew, and what it says then counts. */
  idOf(code: string): Promise<string | null>;
  /** The enabled offer with this code and its uses, read at this moment; a disabled offer is not found. */
  find(code: string): Promise<Offer | undefined>;
}

export function offerFinder(reads: Reads, now: () => Date): OfferFinder {
  const load = async () => {
    const found = await reads.find(switchedOn('offers'));
    return found.flatMap((doc) => toOffer(doc) ?? []);
  };
  const enabled = cached({ ageMs: CACHE_MS, now }, load);

  async function idOf(code: string): Promise<string | null> {
    const known = findOffer(await enabled(), code) ?? findOffer(await load(), code);
    return known?.id ?? null;
  }

  async function find(code: string): Promise<Offer | undefined> {
    const known = findOffer(await enabled(), code);
    const paths = known ? [`offers/${known.id}`, offerUsesPath(known.id)] : [];
    const [stored, uses] = await reads.getAll(paths);
    const offer = stored && toOffer(stored);
    if (offer?.enabled && normaliseCode(offer.code) === normaliseCode(code)) return withUses(offer, uses);
    const loaded = findOffer(await load(), code);
    return loaded && withUses(loaded, (await reads.getAll([offerUsesPath(loaded.id)]))[0]);
  }

  return { idOf, find };
}

/** How often a person has used an offer is kept below the offer. */
export function usesOf(db: Firestore, offerId: string, uid: string) {
  return offerRef(db, offerId).collection('uses').doc(uid);
}

/** The count in a uses document; 0 without a document. */
export function useCount(snapshot: FoundDocument | undefined): number {
  const count: unknown = snapshot?.data()?.['count'];
  return typeof count === 'number' ? count : 0;
}

/** The documents that decide on a coupon: the offer, this person's uses, everybody's uses. */
export const couponRefs = (db: Firestore, offerId: string, uid: string): DocumentReference[] => [
  offerRef(db, offerId),
  usesOf(db, offerId, uid),
  offerUsesOf(db, offerId),
];

/** Reads what `couponRefs` found; no documents mean no coupon. */
export function readCoupon([offerDoc, uses, allUses]: readonly FoundDocument[]): {
  offer: Offer | undefined;
  usedByShopper: number;
} {
  const offer = offerDoc && toOffer(offerDoc);
  return { offer: offer && withUses(offer, allUses), usedByShopper: useCount(uses) };
}
