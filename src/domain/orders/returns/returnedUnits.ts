import type { Order, Reservation } from '../order/order';
import { partReturned } from './returns';
import { storedUnits, unitsOf, unitsTaken } from '@/domain/catalogue/stock';

type Parts = readonly { sku: string; quantity: number }[];

/**
 * The units by SKU of what comes back of an order: all that it took, or those of the lines that its shopper named. `combos` is
 * what one unit of a combo is made of today. Null where that does not fit what the order took.
 */
export function unitsBack(order: Order, combos: ReadonlyMap<string, Parts>): Reservation | null {
  const { lines, returning, reserved } = order;
  if (!returning || partReturned(order) === '') return reserved;
  const stocked = returning.lines.map(({ line, quantity }) => {
    const of = lines[line];
    const parts = of?.kind === 'combo' ? combos.get(of.id) : of && [{ sku: of.sku, quantity: 1 }];
    return parts ? { quantity, parts: [...parts] } : null;
  });
  if (stocked.includes(null)) return null;
  const units = unitsTaken(stocked.filter((one) => one !== null));
  const held = unitsOf(reserved);
  const fits = [...units].every(([sku, count]) => count <= (held.get(sku) ?? 0));
  return fits ? storedUnits(units) : null;
}
