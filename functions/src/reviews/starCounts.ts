import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { countStars, NO_STARS, ratingOf, starCountsOf, type StarCounts } from '@/domain/catalogue/starCounts';
import { isCounted, type StoredReview } from '@/domain/reviews/review';
import { productRef } from '../platform/firestore/refs';

/** The reviewed product and its counts, as a transaction has read them; null for a product that is gone. */
export interface Counted {
  ref: DocumentReference;
  counts: StarCounts;
}

/** The published reviews of a product. */
export const publishedOf = (db: Firestore, productId: string): Query =>
  db.collection('reviews').where('productId', '==', productId).where('status', '==', 'published');

/** Counts the published reviews one by one, for a product whose document has no counts yet. */
async function countPublished(
  db: Firestore,
  transaction: Transaction,
  productId: string,
): Promise<StarCounts> {
  const { docs } = await transaction.get(publishedOf(db, productId).select('rating'));
  return docs.reduce((counts, doc) => countStars(counts, Number(doc.get('rating')), 1), NO_STARS);
}

/** Reads the counts of a product, before the transaction writes. */
export async function readCounts(
  db: Firestore,
  transaction: Transaction,
  productId: string,
): Promise<Counted | null> {
  const ref = productRef(db, productId);
  const product = await transaction.get(ref);
  if (!product.exists) return null;
  const stored: unknown = product.get('starCounts');
  const counts = stored ? starCountsOf(stored) : await countPublished(db, transaction, productId);
  return { ref, counts };
}

/** Writes counts and the rating they give. `stockAt` tells caches of the change; an open editor meets no conflict. */
export function writeCounts(transaction: Transaction, { ref, counts }: Counted, now: Date): void {
  transaction.update(ref, { starCounts: counts, ...ratingOf(counts), stockAt: now.toISOString() });
}

const counted = (counts: StarCounts, review: StoredReview | null, change: 1 | -1): StarCounts =>
  review && isCounted(review) ? countStars(counts, review.rating, change) : counts;

/** Moves a review's stars in or out of its product's score, if this change of it does. */
export function moveStars(
  transaction: Transaction,
  found: Counted | null,
  { before, after, now }: { before: StoredReview | null; after: StoredReview | null; now: Date },
): void {
  if (!found) return;
  const counts = counted(counted(found.counts, before, -1), after, 1);
  const hasMoved = counts.some((count, at) => count !== found.counts[at]);
  if (hasMoved) writeCounts(transaction, { ref: found.ref, counts }, now);
}
