import type { Product } from '../catalogue';

/** Best sellers that an unknown address shows. */
export const SHOWN_BEST_SELLERS = 4;

/** Products tagged as best sellers, the most reviewed first, then the most reviewed others. */
export function bestSellers<Sold extends Pick<Product, 'tags' | 'stock' | 'ratingCount'>>(
  products: readonly Sold[],
  count: number,
): Sold[] {
  const tagged = (product: Sold) => Number(product.tags.includes('bestseller'));
  return products
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => tagged(b) - tagged(a) || b.ratingCount - a.ratingCount)
    .slice(0, count);
}
