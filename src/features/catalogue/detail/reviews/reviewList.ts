import { plural } from '@/domain/text/plural';
import type { Review } from '@/domain/catalogue/catalogue';
import type { StarCounts } from '@/domain/catalogue/ratings/starCounts';
import type { ReviewChoice, ReviewSort } from '@/domain/reviews/choice';
import { messages } from '../messages/reviewList';

export interface RatingShare {
  stars: number;
  count: number;
  /** Whole percent of the most frequent star count; gives the length of the bar. */
  percent: number;
}

/** The distribution of reviews over 5 to 1 stars; empty without reviews. */
export function reviewShares(counts: StarCounts): RatingShare[] {
  const most = Math.max(...counts);
  if (most === 0) return [];
  return counts
    .map((count, at) => ({ stars: at + 1, count, percent: Math.round((count / most) * 100) }))
    .reverse();
}

export const SORT_NAMES: Readonly<Record<ReviewSort, string>> = {
  newest: messages.newest,
  helpful: messages.mostHelpful,
  best: messages.highestRated,
  worst: messages.lowestRated,
};

const BY: Record<ReviewSort, (a: Review, b: Review) => number> = {
  newest: () => 0,
  helpful: (a, b) => (b.helpful ?? 0) - (a.helpful ?? 0),
  best: (a, b) => b.rating - a.rating,
  worst: (a, b) => a.rating - b.rating,
};

/** The reviews that match the star, skin type and photo filters; equal ratings are newest first. */
export function arrangeReviews(
  reviews: readonly Review[],
  { stars, skinType, withPhotos, sort }: ReviewChoice,
): Review[] {
  return reviews
    .filter(({ rating }) => stars === null || rating === stars)
    .filter(({ photos }) => !withPhotos || photos !== undefined)
    .filter((review) => skinType === '' || review.skinType === skinType)
    .sort((a, b) => BY[sort](a, b) || b.createdAt.localeCompare(a.createdAt));
}

/** '1 review', '1,388 reviews'. */
export const countReviews = (count: number): string => plural(count, messages.count);
export const countStars = (stars: number): string => plural(stars, messages.stars);
