import type { StoredReview } from '@/domain/reviews/review';
import { publicIdOf } from '../../functions/src/catalogue/publicReview';
import { daysBefore } from './products/products';
import { reviewSpecs, type ReviewSpec } from './reviewSpecs';
import { slugOf } from '@/domain/text/slug';

/** Reviewers of the demo are no accounts: their ids say so. */
function reviewOf(
  productId: string,
  [author, city, rating, daysOld, title, body, skinType, weeksUsed]: ReviewSpec,
  now: Date,
): StoredReview & { id: string } {
  const userId = `demo-${slugOf(author)}`;
  const id = `${productId}_${userId}`;
  return {
    id,
    publicId: publicIdOf(id),
    productId,
    userId,
    author,
    city,
    rating,
    title,
    body,
    ...(skinType ? { skinType } : {}),
    ...(weeksUsed ? { weeksUsed } : {}),
    withPhotos: false,
    helpful: 0,
    status: 'published',
    createdAt: daysBefore(now, daysOld),
  };
}

export function reviews(now: Date): (StoredReview & { id: string })[] {
  return Object.entries(reviewSpecs).flatMap(([productId, written]) =>
    written.map((spec) => reviewOf(productId, spec, now)),
  );
}
