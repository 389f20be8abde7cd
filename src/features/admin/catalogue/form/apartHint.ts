import { formatPaise, sum, times, toPaise, toRupees } from '@/domain/money/money';
import { numberOf } from '@/features/admin/fields';
import { messages } from '../messages';
import type { ComboForm } from './forms';

/** An unfinished number counts as none. */
const unitsOf = (quantity: string): number => {
  const units = numberOf(quantity);
  return Number.isInteger(units) && units > 0 ? units : 0;
};

/**
 * The hint beside the price or the MRP of a combo: the sum of its parts, and whether the combo's price is above it. Undefined
 * without parts.
 */
export function apartHint({ items, price }: ComboForm, field: 'price' | 'mrp'): string | undefined {
  if (items.length === 0) return undefined;
  const apart = sum(items.map((part) => times(toPaise(part[field]), unitsOf(part.quantity))));
  const isDearer = field === 'price' && apart > 0 && numberOf(price) > toRupees(apart);
  return isDearer
    ? messages.combo.dearer(formatPaise(apart))
    : messages.combo.boughtApart(formatPaise(apart));
}
