import { partVariant } from '@/domain/catalogue/catalogue';
import type { CartItem } from '@/domain/cart/cart';
import { difference, formatPaise, sum, times, toPaise } from '@/domain/money/money';
import type { Catalogue } from '@/features/catalogue';

export interface SetPart {
  key: string;
  /** '2 × Kokum Cream, 50 g'. */
  text: string;
  image: string;
  /** Price of the part alone, for one set. */
  price: string;
}

export interface SetFacts {
  parts: SetPart[];
  /** Saving of all units of the set against their parts; empty if unknown or none. */
  saving: string;
}

/**
 * Returns the parts and saving of a combo in the cart; null for a product, or while its parts are unknown.
 */
export function setFacts(
  item: CartItem,
  catalogue: Pick<Catalogue, 'products' | 'combos'> | undefined,
): SetFacts | null {
  const combo = item.kind === 'combo' ? catalogue?.combos.find(({ id }) => id === item.id) : undefined;
  if (!combo || !catalogue) return null;
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const known = combo.items.flatMap((part) => {
    const variant = partVariant(part, products);
    const product = products.get(part.productId);
    if (!variant || !product) return [];
    const apart = times(toPaise(variant.price), part.quantity);
    const count = part.quantity > 1 ? `${part.quantity} × ` : '';
    const text = `${count}${product.name}, ${variant.label.replace(' ', '\u00a0')}`;
    return [{ key: `${product.id}/${variant.id}`, text, image: product.mainImage, apart }];
  });
  if (known.length === 0) return null;
  const apart = sum(known.map((part) => part.apart));
  const saved = times(difference(apart, toPaise(item.price)), item.quantity);
  const isWhole = known.length === combo.items.length;
  return {
    parts: known.map(({ apart: price, ...part }) => ({ ...part, price: formatPaise(price) })),
    saving: isWhole && saved > 0 ? formatPaise(saved) : '',
  };
}
