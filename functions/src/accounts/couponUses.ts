import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { usesOf } from '../offers/findOffer';
import { everyPage, THIN_PAGE } from '../platform/firestore/pages';

/** A person's documents in a collection that names them. */
export function ownIn(db: Firestore, collection: string, uid: string): Query {
  return db.collection(collection).where('userId', '==', uid);
}

/**
 * How often a person has used which offer. Those are kept beside the offers, by uid: asked for are all offers that
 * there are, and those that are gone and that an order still names.
 */
export async function couponUsesOf(db: Firestore, uid: string): Promise<DocumentSnapshot[]> {
  const offers = new Set<string>();
  for await (const docs of everyPage(db.collection('offers').select(), { page: THIN_PAGE })) {
    for (const { id } of docs) offers.add(id);
  }
  for await (const docs of everyPage(ownIn(db, 'orders', uid).select('offerId'), { page: THIN_PAGE })) {
    for (const doc of docs) {
      const offerId: unknown = doc.get('offerId');
      if (typeof offerId === 'string' && offerId) offers.add(offerId);
    }
  }
  const refs = [...offers].map((id) => usesOf(db, id, uid));
  const found = refs.length > 0 ? await db.getAll(...refs) : [];
  return found.filter((use) => use.exists);
}
