import { partVariant } from '@/domain/catalogue/catalogue';
import type { CartItem } from '@/domain/cart/cart';
import { formatPaise, sum, times, toPaise, type Paise } from '@/domain/money/money';
import type { Catalogue } from '@/features/catalogue';
import { messages } from './messages/checkout';

export interface SetFacts {
  /** The names, sizes and counts of its parts. */
  contents: string;
  /** 'You save ₹149 on this set'; empty where its parts cost no more apart. */
  saving: string;
}

/** Returns what a combo in the cart holds and saves; null for a product and while its parts are not known. */
export function setFacts(
  item: CartItem,
  catalogue: Pick<Catalogue, 'products' | 'combos'> | undefined,
): SetFacts | null {
  const combo = item.kind === 'combo' ? catalogue?.combos.find(({ id }) => id === item.id) : undefined;
  if (!combo || !catalogue) return null;
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const parts = combo.items.map((part) => {
    const variant = partVariant(part, products);
    const name = products.get(part.productId)?.name;
    return variant && name ? { name, variant, quantity: part.quantity } : null;
  });
  const knownParts = parts.filter((part) => part !== null);
  if (knownParts.length === 0) return null;
  const contents = knownParts
    .map(
      ({ name, variant, quantity }) =>
        `${quantity > 1 ? `${quantity} × ` : ''}${name} ${variant.label.replace(' ', '\u00a0')}`,
    )
    .join(', ');
  const apart = sum(knownParts.map(({ variant, quantity }) => times(toPaise(variant.price), quantity)));
  const saved = times((apart - toPaise(item.price)) as Paise, item.quantity);
  const isWhole = knownParts.length === parts.length;
  return { contents, saving: isWhole && saved > 0 ? messages.setFacts.saving(formatPaise(saved)) : '' };
}
