import type { Order, Reservation } from '../order/order';
import { describePartialReturn } from './returns';
import { storedUnits, unitsOf, unitsTaken } from '@/domain/catalogue/stock';

type Parts = readonly { sku: string; quantity: number }[];

/**
 * Returns the units by SKU that a return brings back: all units of the order, or those of the lines that the shopper named.
 * `combos` holds the parts of each combo today. Null where these do not fit what the order reserved.
 */
export function unitsBack(order: Order, combos: ReadonlyMap<string, Parts>): Reservation | null {
  const { lines, returning, reserved } = order;
  if (!returning || describePartialReturn(order) === '') return reserved;
  const stocked = returning.lines.map(({ line, quantity }) => {
    const of = lines[line];
    const parts = of?.kind === 'combo' ? combos.get(of.id) : of && [{ sku: of.sku, quantity: 1 }];
    return parts ? { quantity, parts: [...parts] } : null;
  });
  if (stocked.includes(null)) return null;
  const units = unitsTaken(stocked.filter((one) => one !== null));
  const reservedUnits = unitsOf(reserved);
  const fits = [...units].every(([sku, count]) => count <= (reservedUnits.get(sku) ?? 0));
  return fits ? storedUnits(units) : null;
}
