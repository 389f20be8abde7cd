import type { CartItem } from '@/domain/cart/cart';

/** How many lines firestore.rules let one write add or change. */
export const MAX_FRESH_LINES = 12;

/** Whether a stored line is exactly the line that would be written. */
function isWrittenAs(stored: unknown, item: CartItem): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = Object.entries(item);
  return (
    Object.keys(stored).length === fields.length &&
    fields.every(([field, value]) => (stored as Record<string, unknown>)[field] === value)
  );
}

/** The carts to write one after the other so that no write brings too much that is new; the last is `wanted`. */
export function cartSteps(stored: readonly unknown[], wanted: readonly CartItem[]): CartItem[][] {
  const added = wanted.filter((item) => !stored.some((other) => isWrittenAs(other, item)));
  const steps: CartItem[][] = [];
  for (let written = MAX_FRESH_LINES; written < added.length; written += MAX_FRESH_LINES) {
    const waiting = new Set(added.slice(written));
    steps.push(wanted.filter((item) => !waiting.has(item)));
  }
  return [...steps, [...wanted]];
}
