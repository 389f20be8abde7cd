import { findVariant } from './pricedCart';
import { cartKey, isSoundLine, MAX_CART_LINES, MAX_LINE_QUANTITY, type CartItem } from './cart';
import { comboLine, productLine } from './cartLines';
import type { Combo, ItemKind, Product } from '../catalogue/catalogue';
import type { LineChange } from './lineChanges';
import { toPaise } from '../money/money';

/** A line of the order that is ordered again. */
export type BoughtLine = Pick<CartItem, 'id' | 'name' | 'variant' | 'sku' | 'price' | 'quantity'> & {
  kind: ItemKind;
};

/** The items that the shop sells now. */
export interface OnSale {
  products: readonly Pick<Product, 'id' | 'name' | 'mainImage' | 'sku' | 'variants'>[];
  combos: readonly Pick<Combo, 'id' | 'name' | 'mainImage' | 'sku' | 'price' | 'stock'>[];
}

/** The result of ordering an order's lines again. */
export interface Reorder {
  /** The cart lines to set, at today's prices. */
  items: CartItem[];
  /** The differences from the order. */
  changes: LineChange[];
  /** Names of the items that a full cart has no room for. */
  noRoom: string[];
}

interface Found {
  /** One unit of it. */
  item: CartItem;
  stock: number;
  /** With the variant where the product has several. */
  name: string;
}

function find(line: BoughtLine, { products, combos }: OnSale): Found | null {
  if (line.kind === 'combo') {
    const combo = combos.find(({ id }) => id === line.id);
    return combo ? { item: comboLine(combo), stock: combo.stock, name: combo.name } : null;
  }
  const product = products.find(({ id }) => id === line.id);
  const variant = product && findVariant(product, line);
  if (!product || !variant) return null;
  const name = product.variants.length > 1 ? `${product.name} (${variant.label})` : product.name;
  return { item: productLine(product, variant), stock: variant.stock, name };
}

/** Merges lines of the same item, because a cart has one line for it and the second would replace the first. */
function addUp(lines: readonly BoughtLine[]): BoughtLine[] {
  const sums = new Map<string, BoughtLine>();
  for (const line of lines) {
    const key = `${line.kind}|${cartKey(line)}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...sums.values()];
}

/**
 * Orders the items again that are still on sale: the same quantities as far as in stock, at today's prices,
 * up to the cart's limit. An item already in the cart gets the order's quantity and takes no extra line.
 */
export function reorder(lines: readonly BoughtLine[], onSale: OnSale, cart: readonly CartItem[]): Reorder {
  const result: Reorder = { items: [], changes: [], noRoom: [] };
  const cartKeys = new Set(cart.map(cartKey));
  for (const line of addUp(lines)) {
    const { id, sku } = line;
    const found = find(line, onSale);
    if (!found || !isSoundLine(found.item)) {
      result.changes.push({ kind: 'gone', id, sku, name: line.name });
      continue;
    }
    const { item, name, stock } = found;
    const maxQuantity = Math.min(line.quantity, MAX_LINE_QUANTITY);
    const quantity = Math.max(0, Math.min(maxQuantity, stock));
    if (quantity < maxQuantity) {
      result.changes.push({ kind: 'stock', id, sku, name, wanted: maxQuantity, available: quantity });
    }
    if (quantity === 0) continue;
    const key = cartKey(item);
    if (!cartKeys.has(key) && cartKeys.size >= MAX_CART_LINES) {
      result.noRoom.push(name);
      continue;
    }
    cartKeys.add(key);
    if (toPaise(item.price) !== toPaise(line.price)) {
      result.changes.push({ kind: 'price', id, sku, name, was: line.price, now: item.price });
    }
    result.items.push({ ...item, quantity });
  }
  return result;
}
