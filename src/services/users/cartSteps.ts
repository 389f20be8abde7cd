import { cartKey, type CartItem } from '@/domain/cart/cart';
import { readCartItems } from '../documents';
import { hasSameFields } from './hasSameFields';

/** The number of lines that firestore.rules allow one write to add or change. */
export const MAX_CHANGED_LINES = 8;

/** The stored lines by their key: as they are stored, and as they are read. */
function storedLines(stored: readonly unknown[]) {
  const lines = stored.flatMap((line) => readCartItems([line]).map((item) => ({ line, item })));
  return new Map(lines.map((one) => [cartKey(one.item), one]));
}

/**
 * The sequence of carts to write, so that no write changes too many lines; the last is `target`. An unchanged line stays as it
 * is stored, also in an older form, and a line whose turn is later stays what it was.
 */
export function cartSteps(stored: readonly unknown[], target: readonly CartItem[]): unknown[][] {
  const before = storedLines(stored);
  const known = (item: CartItem) => before.get(cartKey(item));
  const isChanged = (item: CartItem) => !hasSameFields(known(item)?.item ?? {}, item);
  const changed = target.filter(isChanged);
  const stepTo = (written: number) => {
    const due = new Set(changed.slice(0, written));
    return target.flatMap((item) => (due.has(item) ? [item] : (known(item)?.line ?? [])));
  };
  const steps: unknown[][] = [];
  for (let written = MAX_CHANGED_LINES; written < changed.length; written += MAX_CHANGED_LINES) {
    steps.push(stepTo(written));
  }
  return [...steps, stepTo(changed.length)];
}
