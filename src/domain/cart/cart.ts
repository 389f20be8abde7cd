import type { ItemKind } from '../catalogue/catalogue';
import { isDocumentId } from '../records/documentId';

/** A line of the cart in `users/{uid}.cart`. The price is rupees, for display only. */
export interface CartItem {
  id: string;
  name: string;
  title: string;
  price: number;
  quantity: number;
  /** Empty string when absent. */
  mainImage: string;
  /** The variant's label; empty for a combo. */
  variant: string;
  sku: string;
  /** Absent in carts saved before combos had a kind: then it is a product. */
  kind?: ItemKind;
}

/** Also the limit in firestore.rules. No shopper buys more of one line. */
export const MAX_LINE_QUANTITY = 50;
export const MAX_CART_LINES = 30;

/** Identifies a line: the item and its variant. */
export function cartKey(item: Pick<CartItem, 'id' | 'sku'>): string {
  return `${item.id}|${item.sku}`;
}

/** 'Amla C Glow Serum, 30 ml': two sizes of a product are two lines, and each needs a name of its own. */
export const lineName = ({ name, variant }: Pick<CartItem, 'name' | 'variant'>): string =>
  variant ? `${name}, ${variant}` : name;

/** Sets the line to the given quantity (not additive); drops it at 0 or less. */
export function setLine(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const key = cartKey(item);
  const quantity = Math.min(item.quantity, MAX_LINE_QUANTITY);
  const line = { ...item, quantity };
  const isInCart = cart.some((other) => cartKey(other) === key);
  const next = isInCart ? cart.map((other) => (cartKey(other) === key ? line : other)) : [...cart, line];
  return next.filter((other) => other.quantity > 0).slice(0, MAX_CART_LINES);
}

/** Adds delta to the line's quantity; lines at 0 or less are dropped. */
export function changeLine(cart: readonly CartItem[], key: string, delta: number): CartItem[] {
  return cart
    .map((item) =>
      cartKey(item) === key
        ? { ...item, quantity: Math.min(item.quantity + delta, MAX_LINE_QUANTITY) }
        : item,
    )
    .filter((item) => item.quantity > 0);
}

export function removeLine(cart: readonly CartItem[], key: string): CartItem[] {
  return cart.filter((item) => cartKey(item) !== key);
}

/** The cart without the units that have been bought. */
export function takeAway(cart: readonly CartItem[], bought: readonly CartItem[]): CartItem[] {
  return bought.reduce<CartItem[]>(
    (left, line) => changeLine(left, cartKey(line), -line.quantity),
    [...cart],
  );
}

/**
 * Whether both carts hold the same units of the same items. Names and prices are ignored, because they are
 * only shown.
 */
export function holdsSameUnits(first: readonly CartItem[], second: readonly CartItem[]): boolean {
  const units = new Map(first.map((item) => [cartKey(item), item.quantity]));
  return first.length === second.length && second.every((item) => units.get(cartKey(item)) === item.quantity);
}

const FIELDS = ['id', 'name', 'title', 'price', 'quantity', 'mainImage', 'variant', 'sku', 'kind'] as const;

export function sameLine(a: CartItem | undefined, b: CartItem | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && FIELDS.every((field) => a[field] === b[field]));
}

/** Whether two carts hold the same lines in the same order. */
export function sameCart(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return a.length === b.length && a.every((item, at) => sameLine(item, b[at]));
}

const find = (cart: readonly CartItem[], key: string) => cart.find((item) => cartKey(item) === key);

function mergeLines(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  if (sameCart(base, theirs)) return [...mine];
  const keys = new Set([...theirs, ...mine].map(cartKey));
  return [...keys].flatMap((key) => {
    const own = find(mine, key);
    const winner = sameLine(own, find(base, key)) ? find(theirs, key) : own;
    return winner ? [winner] : [];
  });
}

/**
 * The lines of `theirs` that have no room in the merged cart: the oldest ones, because the shopper has just chosen
 * `mine`.
 */
export function linesWithoutRoom(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const merged = mergeLines(base, mine, theirs);
  const excess = Math.max(0, merged.length - MAX_CART_LINES);
  return merged.filter((item) => !find(mine, cartKey(item))).slice(0, excess);
}

/**
 * Merges two carts that grew from the same `base` on two devices: a line that changed here counts, all others
 * follow `theirs`. With an empty base it joins a guest's cart, `mine`, with the saved one.
 */
export function mergeCarts(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const dropped = linesWithoutRoom(base, mine, theirs);
  return mergeLines(base, mine, theirs).filter((item) => !dropped.includes(item));
}

/** Characters; also the limits of the endpoints and of firestore.rules. */
const LIMITS = { name: 120, title: 120, mainImage: 500, variant: 60, sku: 60 } as const;
const MAX_PRICE = 1_000_000;

/** Whether a line is valid. One that could not be saved or ordered would block the others. */
export function isSoundLine(item: CartItem): boolean {
  const { id, price, quantity } = item;
  const texts = [id, item.name, item.title, item.mainImage, item.variant, item.sku].join('');
  const plain = [...texts].every((char) => char >= ' ' && char !== '\u007f' && char !== '<' && char !== '>');
  const fields = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  return (
    isDocumentId(id) &&
    plain &&
    texts.length >= 2 &&
    fields.every((field) => item[field].length <= LIMITS[field]) &&
    price >= 0 &&
    price <= MAX_PRICE &&
    Number.isInteger(quantity) &&
    quantity > 0
  );
}

export function countUnits(cart: readonly Pick<CartItem, 'quantity'>[]): number {
  return cart.reduce((units, item) => units + item.quantity, 0);
}
