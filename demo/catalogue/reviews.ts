import { type Review } from '@/domain/catalogue/catalogue';
import { daysBefore } from './products';
import { reviewSpecs, type ReviewSpec } from './reviewSpecs';
import { slugOf } from '@/domain/general/slug';

/** Reviewers of the demo are no accounts: their ids say so. */
function reviewOf(
  productId: string,
  [author, city, rating, daysOld, title, body]: ReviewSpec,
  now: Date,
): Review {
  const userId = `demo-${slugOf(author)}`;
  return {
    id: `${productId}_${userId}`,
    productId,
    userId,
    author,
    city,
    rating,
    title,
    body,
    status: 'published',
    createdAt: daysBefore(now, daysOld),
  };
}

export function reviews(now: Date): Review[] {
  return Object.entries(reviewSpecs).flatMap(([productId, written]) =>
    written.map((spec) => reviewOf(productId, spec, now)),
  );
}
