import { toPaise } from '@/domain/money/money';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { boughtApart } from '../priceView';
import { shownVariant } from '../shownVariant';
import type { ListItem } from '../types';
import { byFacet, type Facet } from './criteria';

/** A list item with the values that it can be filtered and sorted by. */
export type Entry = ListItem & {
  facets: Record<Facet, readonly string[]>;
  /** Rupees, as on the card. */
  price: number;
  /** Paise below the MRP, or of a combo below the price of its products, as on the card; 0 where that is unknown. */
  saving: number;
};

/** The kind is part of the key, because a product and a combo may have the same id. */
export const keyOf = ({ kind, item }: ListItem) => `${kind}/${item.id}`;

const facetsOf = (product: ProductSummary): Entry['facets'] => ({
  concern: product.concerns,
  category: [product.category],
  skin: product.skinTypes,
  ingredient: product.keyIngredients,
  country: [product.countryOfOrigin],
});

/** A combo has the facets of its products. */
export function entriesOf(items: readonly ListItem[]): Entry[] {
  const products = new Map(
    items.flatMap((entry) => (entry.kind === 'product' ? [[entry.item.id, entry.item] as const] : [])),
  );
  return items.map((entry) => {
    if (entry.kind === 'product') {
      const { price, mrp } = shownVariant(entry.item);
      return { ...entry, facets: facetsOf(entry.item), price, saving: toPaise(mrp) - toPaise(price) };
    }
    const parts = entry.item.items.flatMap((part) => {
      const product = products.get(part.productId);
      return product ? [facetsOf(product)] : [];
    });
    const { price } = entry.item;
    const apart = boughtApart(entry.item.items, [...products.values()]);
    return {
      ...entry,
      price,
      saving: apart === null ? 0 : apart - toPaise(price),
      facets: byFacet((facet) => [...new Set(parts.flatMap((part) => part[facet]))]),
    };
  });
}
