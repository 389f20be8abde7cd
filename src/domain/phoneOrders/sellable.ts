import { cartKey, type CartItem } from '../cart/cart';
import type { Combo, ItemKind, Product } from '../catalogue/catalogue';
import { foldAccents } from '@/domain/text/foldAccents';

/** Something that can be put into an order: one size of a product, or a combo. */
export interface Sellable {
  kind: ItemKind;
  id: string;
  sku: string;
  name: string;
  /** The size; empty for a combo. */
  variant: string;
  /** Rupees. */
  price: number;
  stock: number;
  mainImage: string;
}

/** The public catalogue as the team's order form uses it. */
interface Catalogue {
  products: readonly Pick<Product, 'id' | 'name' | 'mainImage' | 'variants'>[];
  combos: readonly Pick<Combo, 'id' | 'name' | 'sku' | 'price' | 'stock' | 'mainImage'>[];
}

/** Every size of every product, and the combos. */
export function sellablesOf({ products, combos }: Catalogue): Sellable[] {
  const sizes = products.flatMap(({ id, name, mainImage, variants }) =>
    variants.map(({ sku, label, price, stock }): Sellable => ({
      kind: 'product',
      id,
      sku,
      name,
      variant: label,
      price,
      stock,
      mainImage,
    })),
  );
  const sets = combos.map(({ id, name, sku, price, stock, mainImage }): Sellable => ({
    kind: 'combo',
    id,
    sku,
    name,
    variant: '',
    price,
    stock,
    mainImage,
  }));
  return [...sizes, ...sets];
}

/** The lines with one more of this, in its own line where there is one. */
export function withOneMore(lines: readonly CartItem[], sellable: Sellable): CartItem[] {
  const { stock: _stock, ...item } = sellable;
  const key = cartKey(item);
  if (!lines.some((line) => cartKey(line) === key))
    return [...lines, { ...item, title: item.name, quantity: 1 }];
  return lines.map((line) => (cartKey(line) === key ? { ...line, quantity: line.quantity + 1 } : line));
}

/**
 * The items where each typed word begins a word of the name, size or SKU, or is part of the SKU; none for
 * no words.
 */
export function findSellables(all: readonly Sellable[], typed: string, max: number): Sellable[] {
  const words = foldAccents(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fits = ({ name, variant, sku }: Sellable) => {
    const [text, code] = [` ${foldAccents(`${name} ${variant}`)}`, foldAccents(sku)];
    return words.every((word) => text.includes(` ${word}`) || code.includes(word));
  };
  return all.filter(fits).slice(0, max);
}
