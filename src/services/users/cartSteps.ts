import type { CartItem } from '@/domain/cart';

/** How many lines firestore.rules let one write add or change. */
export const MOST_FRESH_LINES = 12;

const same = (a: CartItem, b: CartItem) =>
  a.id === b.id &&
  a.name === b.name &&
  a.title === b.title &&
  a.price === b.price &&
  a.quantity === b.quantity &&
  a.mainImage === b.mainImage &&
  a.variant === b.variant &&
  a.sku === b.sku &&
  a.kind === b.kind;

/** The carts to write one after the other so that no write brings too much that is new; the last is `wanted`. */
export function cartSteps(stored: readonly CartItem[], wanted: readonly CartItem[]): CartItem[][] {
  const fresh = wanted.filter((item) => !stored.some((other) => same(item, other)));
  const steps: CartItem[][] = [];
  for (let taken = MOST_FRESH_LINES; taken < fresh.length; taken += MOST_FRESH_LINES) {
    const waiting = new Set(fresh.slice(taken));
    steps.push(wanted.filter((item) => !waiting.has(item)));
  }
  return [...steps, [...wanted]];
}
