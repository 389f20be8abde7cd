import type { CartItem } from '../cart/cart';
import type { Combo, Product, Variant } from '../catalogue/catalogue';
import { times, toPaise, toRupees, sum } from '../money/money';

type Face = Pick<Product, 'id' | 'name' | 'subtitle' | 'price' | 'mrp' | 'stock'>;
type ProductFace = Face & Pick<Product, 'category' | 'variants'>;

/** An item as a list of results names it. Prices are rupees with tax. */
export interface ItemFacts {
  kind: 'product' | 'combo';
  id: string;
  name: string;
  about: string;
  category: string;
  sizes: { size: string; price: number; mrp: number; inStock: boolean }[];
  url: string;
}

const sizeOf = ({ label, price, mrp, stock }: Pick<Variant, 'label' | 'price' | 'mrp' | 'stock'>) => ({
  size: label,
  price,
  mrp,
  inStock: stock > 0,
});

export const productFacts = (product: ProductFace, url: string): ItemFacts => ({
  kind: 'product',
  id: product.id,
  name: product.name,
  about: product.subtitle,
  category: product.category,
  sizes: product.variants.map(sizeOf),
  url,
});

export const comboFacts = (combo: Face, url: string): ItemFacts => ({
  kind: 'combo',
  id: combo.id,
  name: combo.name,
  about: combo.subtitle,
  category: 'Combo',
  sizes: [sizeOf({ ...combo, label: '' })],
  url,
});

/** All that a product's page says of it, beside the facts of a list. */
export const productDetails = ({ description, ...product }: Product, url: string) => ({
  ...productFacts(product, url),
  description,
  skinTypes: product.skinTypes,
  concerns: product.concerns,
  ingredients: product.ingredients,
  benefits: product.benefits,
  howToUse: product.howToUse,
  countryOfOrigin: product.countryOfOrigin,
});

export const comboDetails = (combo: Combo, parts: readonly Pick<Product, 'id' | 'name'>[], url: string) => ({
  ...comboFacts(combo, url),
  description: combo.description,
  benefits: combo.benefits,
  contains: combo.items.map(({ productId, quantity }) => ({
    id: productId,
    name: parts.find(({ id }) => id === productId)?.name ?? productId,
    quantity,
  })),
});

/** The cart with its sum in rupees, before coupons and fees. */
export function cartFacts(items: readonly CartItem[]) {
  const total = sum(items.map(({ price, quantity }) => times(toPaise(price), quantity)));
  return {
    lines: items.map(({ id, name, variant, price, quantity }) => ({
      id,
      name,
      size: variant,
      price,
      quantity,
    })),
    total: toRupees(total),
  };
}
