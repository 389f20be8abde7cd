import type { ProductSummary } from '@/domain/contracts/catalogue';
import type { ListItem } from '../types';
import type { Facet } from './criteria';

/** A list item with what it can be filtered by. */
export type Entry = ListItem & { facets: Record<Facet, readonly string[]> };

const facetsOf = (product: ProductSummary): Entry['facets'] => ({
  concern: product.concerns,
  category: [product.category],
  skin: product.skinTypes,
  ingredient: product.keyIngredients,
  country: [product.countryOfOrigin],
});

const unite = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];

/** A combo is filtered by what its products are. */
export function entriesOf(items: readonly ListItem[]): Entry[] {
  const products = new Map(
    items.flatMap((entry) => (entry.kind === 'product' ? [[entry.item.id, entry.item] as const] : [])),
  );
  return items.map((entry) => {
    if (entry.kind === 'product') return { ...entry, facets: facetsOf(entry.item) };
    const parts = entry.item.items.flatMap((part) => {
      const product = products.get(part.productId);
      return product ? [facetsOf(product)] : [];
    });
    return {
      ...entry,
      facets: {
        concern: unite(parts.map((part) => part.concern)),
        category: unite(parts.map((part) => part.category)),
        skin: unite(parts.map((part) => part.skin)),
        ingredient: unite(parts.map((part) => part.ingredient)),
        country: unite(parts.map((part) => part.country)),
      },
    };
  });
}
