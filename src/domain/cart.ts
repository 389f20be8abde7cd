export type LineKind = 'product' | 'combo';

/** A line of the cart, as `users/{uid}.cart` holds it. The price is rupees, for show only. */
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
  kind?: LineKind;
}

/** More of one line than any shopper buys; also the bound that firestore.rules holds. */
export const MAX_LINE_QUANTITY = 50;
export const MAX_CART_LINES = 30;

/** What makes two lines the same: the thing and its variant. */
export function cartKey(item: Pick<CartItem, 'id' | 'sku'>): string {
  return `${item.id}|${item.sku}`;
}

/** Sets the line to the given quantity (not additive); drops it at 0 or less. */
export function setLine(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const key = cartKey(item);
  const quantity = Math.min(item.quantity, MAX_LINE_QUANTITY);
  const line = { ...item, quantity };
  const known = cart.some((other) => cartKey(other) === key);
  const next = known ? cart.map((other) => (cartKey(other) === key ? line : other)) : [...cart, line];
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

/** Joins a guest's cart with the saved one; the guest's quantity wins for the same line. */
export function joinCarts(saved: readonly CartItem[], guest: readonly CartItem[]): CartItem[] {
  return guest.reduce<CartItem[]>((cart, item) => setLine(cart, item), [...saved]);
}

/** What is left of a cart once these units of it have been bought. */
export function takeAway(cart: readonly CartItem[], bought: readonly CartItem[]): CartItem[] {
  return bought.reduce<CartItem[]>(
    (left, line) => changeLine(left, cartKey(line), -line.quantity),
    [...cart],
  );
}

/** Whether both hold the same units of the same things; names and prices are only shown. */
export function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const units = new Map(one.map((item) => [cartKey(item), item.quantity]));
  return one.length === other.length && other.every((item) => units.get(cartKey(item)) === item.quantity);
}

export function countUnits(cart: readonly Pick<CartItem, 'quantity'>[]): number {
  return cart.reduce((units, item) => units + item.quantity, 0);
}
