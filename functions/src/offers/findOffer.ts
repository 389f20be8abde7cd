import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { findOffer } from '@/domain/coupons';
import type { Offer } from '@/domain/offer';
import { kept } from '../kept';

/** Milliseconds for which the list of enabled offers is kept; the order transaction reads its offer anew. */
const KEPT = 2000;

export function toOffer(snapshot: DocumentSnapshot): Offer | undefined {
  const data = snapshot.data();
  return data && ({ ...data, id: snapshot.id } as unknown as Offer);
}

/** Finds an enabled offer by its code; what it says may be two seconds old, but a new one is always found. */
export type FindOffer = (code: string) => Promise<Offer | undefined>;

export function offerFinder(db: () => Promise<Firestore>, now: () => Date): FindOffer {
  const load = async () => {
    const { docs } = await (await db()).collection('offers').where('enabled', '==', true).get();
    return docs.flatMap((doc) => toOffer(doc) ?? []);
  };
  const enabled = kept(KEPT, now, load);
  return async (code) => findOffer(await enabled(), code) ?? findOffer(await load(), code);
}

/** How often a person has used an offer is kept beside the offer. */
export function usesOf(db: Firestore, offerId: string, uid: string) {
  return db.collection('offers').doc(offerId).collection('uses').doc(uid);
}

/** The count that a uses document holds; 0 when there is none. */
export function useCount(snapshot: DocumentSnapshot): number {
  const count: unknown = snapshot.get('count');
  return typeof count === 'number' ? count : 0;
}
