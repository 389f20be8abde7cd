import type { Product } from './catalogue';

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
