import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { usesOf } from '../offers/findOffer';
import { pagesOf, THIN_PAGE } from '../platform/firestore/pages';

/**
 * Reads how often a person has used each offer. The counts are stored below the offers by uid, so this looks below
 * every offer, and below deleted offers that an order still names.
 */
export async function couponUsesOf(db: Firestore, uid: string): Promise<DocumentSnapshot[]> {
  const offers = new Set<string>();
  for await (const docs of pagesOf(db.collection('offers').select(), { page: THIN_PAGE })) {
    for (const { id } of docs) offers.add(id);
  }
  for await (const docs of pagesOf(documentsOfUser(db, 'orders', uid).select('offerId'), {
    page: THIN_PAGE,
  })) {
    for (const doc of docs) {
      const offerId: unknown = doc.get('offerId');
      if (typeof offerId === 'string' && offerId) offers.add(offerId);
    }
  }
  const refs = [...offers].map((id) => usesOf(db, id, uid));
  const found = refs.length > 0 ? await db.getAll(...refs) : [];
  return found.filter((use) => use.exists);
}
