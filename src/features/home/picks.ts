import { CONCERNS } from '@/domain/catalogue/concerns';
import type { Review } from '@/domain/catalogue/catalogue';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';

/** The average rating of all products, weighted by the number of ratings; null without any. */
export function overallRating(
  products: readonly Pick<ProductSummary, 'rating' | 'ratingCount'>[],
): { rating: number; count: number } | null {
  const count = products.reduce((total, product) => total + product.ratingCount, 0);
  if (count === 0) return null;
  const stars = products.reduce((total, { rating, ratingCount }) => total + rating * ratingCount, 0);
  return { rating: Math.round((stars / count) * 10) / 10, count };
}

const MAX_QUOTE_LENGTH = 140;

/** Good reviews short enough to quote in full, at most one for each product. */
export function quotes(reviews: readonly Review[], count: number): Review[] {
  const picked: Review[] = [];
  for (const review of reviews) {
    if (picked.length === count) break;
    const isPicked = picked.some(({ productId }) => productId === review.productId);
    if (review.rating >= 4 && review.body.length <= MAX_QUOTE_LENGTH && !isPicked) picked.push(review);
  }
  return picked;
}

const SHOWN_CONCERNS = 6;

/** The concerns of most products, in the shop's order. */
export function concernsOf(products: readonly Pick<ProductSummary, 'concerns'>[]): string[] {
  const counts = new Map<string, number>();
  for (const concern of products.flatMap((product) => product.concerns)) {
    counts.set(concern, (counts.get(concern) ?? 0) + 1);
  }
  const concerns: readonly string[] = CONCERNS;
  const place = (concern: string) =>
    concerns.includes(concern) ? concerns.indexOf(concern) : concerns.length;
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SHOWN_CONCERNS)
    .map(([concern]) => concern)
    .sort((a, b) => place(a) - place(b));
}
