import type { Firestore, Query } from 'firebase-admin/firestore';
import type { ReviewPageResponse } from '@/domain/contracts/shoppers/reviews';
import type { ComboPart } from '@/domain/catalogue/catalogue';
import { FIRST_PAGE, type ReviewChoice } from '@/domain/reviews/choice';
import { publicReview } from '../catalogue/publicReview';
import { collectionOf } from '../platform/firestore/collections';

/** Reviews of one answer. */
const PAGE = 20;

/** The products whose reviews the page of a product or combo shows; null for an unknown combo. */
async function productsOf(db: Firestore, kind: 'products' | 'combos', id: string): Promise<string[] | null> {
  if (kind === 'products') return [id];
  const parts = (await db.collection('combos').doc(id).get()).get('items') as ComboPart[] | undefined;
  return parts ? [...new Set(parts.map(({ productId }) => productId))] : null;
}

/** The chosen ones, within the same rating or votes the newest first. */
function chosenOf(reviews: Query, { sort, stars, skinType, withPhotos }: ReviewChoice) {
  let query = reviews;
  if (stars !== null) query = query.where('rating', '==', stars);
  if (skinType) query = query.where('skinType', '==', skinType);
  if (withPhotos) query = query.where('withPhotos', '==', true);
  if (sort === 'helpful') query = query.orderBy('helpful', 'desc');
  // All have the same stars where some were chosen.
  if (sort === 'best' && stars === null) query = query.orderBy('rating', 'desc');
  if (sort === 'worst' && stars === null) query = query.orderBy('rating', 'asc');
  return query.orderBy('createdAt', 'desc');
}

interface PageRequest {
  kind: 'products' | 'combos';
  id: string;
  choice: ReviewChoice;
  /** The public id of the last review of the page before; `FIRST_PAGE` for the first. */
  after: string;
}

/** A page of the published reviews; null for an unknown combo, or where the review it goes on from is gone. */
export async function readReviewPage(
  db: Firestore,
  { kind, id, choice, after }: PageRequest,
): Promise<ReviewPageResponse | null> {
  const products = await productsOf(db, kind, id);
  if (!products || products.length === 0) return null;
  const reviews = collectionOf(db, 'reviews');
  const published = reviews.where('productId', 'in', products).where('status', '==', 'published');
  let query = chosenOf(published, choice);
  if (after !== FIRST_PAGE) {
    const [last] = (await reviews.where('publicId', '==', after).limit(1).get()).docs;
    if (!last) return null;
    query = query.startAfter(last);
  }
  const { docs } = await query.limit(PAGE + 1).get();
  const page = docs.slice(0, PAGE).map(publicReview);
  return { reviews: page, next: docs.length > PAGE ? (page.at(-1)?.id ?? '') : '' };
}
