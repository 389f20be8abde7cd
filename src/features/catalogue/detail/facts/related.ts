import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import type { Detail, ListItem } from '../../types';

const SHOWN = 4;

/** Products for the same concerns, one per category, in stock and not part of this item. */
export function goesWellWith(detail: Detail, products: readonly ProductSummary[]): ListItem[] {
  const own = detail.kind === 'product' ? [detail.item] : detail.parts;
  const ids = new Set(own.map(({ id }) => id));
  const categories = new Set(own.map(({ category }) => category));
  const concerns = new Set(own.flatMap((product) => product.concerns));
  const score = (product: ProductSummary) =>
    product.concerns.filter((concern) => concerns.has(concern)).length * 2 +
    (categories.has(product.category) ? -3 : 0) +
    product.rating / 5;
  const ranked = products
    .filter(({ id, stock }) => !ids.has(id) && stock > 0)
    .sort((a, b) => score(b) - score(a));
  // One per category: a second face wash does not go well with a first.
  const picked: ProductSummary[] = [];
  for (const product of ranked) {
    if (picked.length === SHOWN) break;
    if (!picked.some(({ category }) => category === product.category)) picked.push(product);
  }
  return picked.map((item) => ({ kind: 'product', item }));
}

/** The most rated products in stock, as suggestions where the address has no product. */
export function bestLiked(products: readonly ProductSummary[]): ListItem[] {
  return products
    .filter(({ stock }) => stock > 0)
    .sort((a, b) => b.ratingCount - a.ratingCount)
    .slice(0, SHOWN)
    .map((item) => ({ kind: 'product', item }));
}
