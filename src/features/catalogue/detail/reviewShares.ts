import type { Review } from '@/domain/catalogue';

export interface RatingShare {
  stars: number;
  /** Whole percent of the reviews. */
  percent: number;
}

/** How the reviews are spread over 5 to 1 stars; empty without reviews. */
export function reviewShares(reviews: readonly Pick<Review, 'rating'>[]): RatingShare[] {
  if (reviews.length === 0) return [];
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    percent: Math.round((reviews.filter(({ rating }) => rating === stars).length / reviews.length) * 100),
  }));
}
