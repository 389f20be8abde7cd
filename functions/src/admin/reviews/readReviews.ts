import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { REVIEW_BOXES, type AdminReview, type ReviewBox } from '@/domain/contracts/adminReviews';
import { draftOfReview } from '@/domain/reviews/draft';
import type { ReviewMark } from '@/domain/reviews/marks';
import type { StoredReview } from '@/domain/reviews/review';
import { seePhotos } from '../../reviews/photos';
import { productRef } from '../../platform/firestore/refs';

/** Reports of one review whose reasons are read. */
const MAX_REASONS = 5;

const reviewsOf = (db: Firestore) => db.collection('reviews');

/** The reviews of a box, before they are ordered. */
export function boxOf(db: Firestore, box: ReviewBox): Query {
  switch (box) {
    case 'waiting':
      return reviewsOf(db).where('status', '==', 'pending');
    case 'reported':
      return reviewsOf(db).where('status', '==', 'published').where('reports', '>', 0);
    case 'published':
      return reviewsOf(db).where('status', '==', 'published');
    case 'refused':
      return reviewsOf(db).where('status', '==', 'rejected');
  }
}

/** Those who wait longest first, the most reported first, all others newest first. */
export function inOrder(query: Query, box: ReviewBox): Query {
  if (box === 'waiting') return query.orderBy('createdAt', 'asc');
  return box === 'reported' ? query.orderBy('reports', 'desc') : query.orderBy('createdAt', 'desc');
}

/** How many reviews wait to be read, and how many of those shown were reported. */
export async function countBoxes(db: Firestore): Promise<Record<ReviewBox, number>> {
  const counts = REVIEW_BOXES.map(async (box) => {
    return [box, (await boxOf(db, box).count().get()).data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<ReviewBox, number>;
}

/** Why readers reported a review. */
async function reasonsFor(db: Firestore, id: string): Promise<AdminReview['reportedFor']> {
  const marks = db.collection('reviewMarks').where('reviewId', '==', id);
  const { docs } = await marks
    .where('reported.at', '>', '')
    .orderBy('reported.at', 'desc')
    .limit(MAX_REASONS)
    .get();
  return docs.flatMap((doc) => (doc.data() as ReviewMark).reported?.reason ?? []);
}

/** Reviews as the team reads them, with the names of their products and why they were reported. */
export async function describeReviews(
  db: Firestore,
  docs: readonly DocumentSnapshot[],
  now: Date,
): Promise<AdminReview[]> {
  const stored = docs.map((doc) => ({ id: doc.id, review: doc.data() as StoredReview }));
  const ids = [...new Set(stored.map(({ review }) => review.productId))];
  const [products, reasons, photos] = await Promise.all([
    ids.length > 0 ? db.getAll(...ids.map((id) => productRef(db, id)), { fieldMask: ['name'] }) : [],
    Promise.all(stored.map(({ id, review }) => (review.reports ? reasonsFor(db, id) : []))),
    seePhotos(
      db,
      stored.map(({ review }) => review),
      now,
    ),
  ]);
  const names = new Map(products.map((product) => [product.id, String(product.get('name') ?? '')]));
  return stored.map(({ id, review }, at) => ({
    ...draftOfReview(review),
    id,
    photos: (review.photos ?? []).flatMap((photo) => photos.get(photo.id) ?? []),
    productId: review.productId,
    product: names.get(review.productId) ?? '',
    userId: review.userId,
    status: review.status,
    createdAt: review.createdAt,
    savedAt: review.updatedAt ?? review.createdAt,
    refusal: review.refusal ?? '',
    reply: review.reply?.text ?? '',
    helpful: review.helpful ?? 0,
    reports: review.reports ?? 0,
    reportedFor: reasons[at] ?? [],
  }));
}
