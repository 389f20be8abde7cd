import type { CartItem } from '@/domain/cart/cart';

/** The number of lines that firestore.rules allow one write to add or change. */
export const MAX_CHANGED_LINES = 8;

/** Whether a stored line equals the line that would be written. */
function isWrittenAs(stored: unknown, item: CartItem): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = Object.entries(item);
  return (
    Object.keys(stored).length === fields.length &&
    fields.every(([field, value]) => (stored as Record<string, unknown>)[field] === value)
  );
}

/** The sequence of carts to write, so that no write changes too many lines; the last is `wanted`. */
export function cartSteps(stored: readonly unknown[], target: readonly CartItem[]): CartItem[][] {
  const added = target.filter((item) => !stored.some((other) => isWrittenAs(other, item)));
  const steps: CartItem[][] = [];
  for (let written = MAX_CHANGED_LINES; written < added.length; written += MAX_CHANGED_LINES) {
    const waiting = new Set(added.slice(written));
    steps.push(target.filter((item) => !waiting.has(item)));
  }
  return [...steps, [...target]];
}
