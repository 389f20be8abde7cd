import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  cellsOf,
  cellsOfReviews,
  countCell,
  countFitting,
  type CellFields,
  type ReviewCells,
} from '@/domain/catalogue/ratings/reviewCells';
import { NO_STARS, ratingOf, type StarCounts } from '@/domain/catalogue/ratings/starCounts';
import { isCounted, type StoredReview } from '@/domain/reviews/review';
import { productRef } from '../platform/firestore/refs';
import { collectionOf } from '../platform/firestore/collections';

/** The reviewed product and its counts, as a transaction has read them; null for a product that is gone. */
export interface Counted {
  ref: DocumentReference;
  cells: ReviewCells;
}

/** The published reviews of a product. */
export const publishedOf = (db: Firestore, productId: string) =>
  collectionOf(db, 'reviews').where('productId', '==', productId).where('status', '==', 'published');

const starsOf = (cells: ReviewCells): StarCounts =>
  NO_STARS.map((_, at) => countFitting(cells, { stars: at + 1 }));

/** Counts the published reviews one by one, for a product whose document has no cells yet. */
async function countPublished(
  db: Firestore,
  transaction: Transaction,
  productId: string,
): Promise<ReviewCells> {
  const fields = publishedOf(db, productId).select('rating', 'skinType', 'photos');
  const { docs } = await transaction.get(fields);
  return cellsOfReviews(docs.map((doc) => doc.data() as CellFields));
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
  const stored = cellsOf(product.get('reviewCells'));
  return { ref, cells: stored ?? (await countPublished(db, transaction, productId)) };
}

/** Writes counts and the rating they give. `stockAt` tells caches of the change; an open editor meets no conflict. */
export function writeCounts(transaction: Transaction, { ref, cells }: Counted, now: Date): void {
  const starCounts = starsOf(cells);
  transaction.update(ref, {
    reviewCells: cells,
    starCounts,
    ...ratingOf(starCounts),
    stockAt: now.toISOString(),
  });
}

const counted = (cells: ReviewCells, review: StoredReview | null, change: 1 | -1): ReviewCells =>
  review && isCounted(review) ? countCell(cells, review, change) : cells;

/** Moves a review in or out of its product's score, if this change of it does. */
export function moveStars(
  transaction: Transaction,
  found: Counted | null,
  { before, after, now }: { before: StoredReview | null; after: StoredReview | null; now: Date },
): void {
  if (!found) return;
  const cells = counted(counted(found.cells, before, -1), after, 1);
  const all = new Set([...Object.keys(cells), ...Object.keys(found.cells)]);
  const hasMoved = [...all].some((cell) => cells[cell] !== found.cells[cell]);
  if (hasMoved) writeCounts(transaction, { ref: found.ref, cells }, now);
}
