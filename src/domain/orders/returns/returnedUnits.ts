import type { Order, Reservation, ReturnLine } from '../order/order';
import { unitsOfGoods } from '../order/sampleUnit';
import { isAllOf } from './returns';
import { storedUnits, unitsOf, unitsTaken } from '@/domain/catalogue/stock';

type Parts = readonly { sku: string; quantity: number }[];

/**
 * Returns the units by SKU of some of an order's lines. `combos` has the present parts of each combo. Null
 * where these do not match the order's reservation. Free samples are never returned.
 */
export function unitsOfLines(
  order: Order,
  some: readonly ReturnLine[],
  combos: ReadonlyMap<string, Parts>,
): Reservation | null {
  const { lines, reserved } = order;
  if (isAllOf(order, some)) return unitsOfGoods(order);
  const stocked = some.map(({ line, quantity }) => {
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

/** Returns the units by SKU of a return: all units of the order, or those of the requested lines. */
export const unitsBack = (order: Order, combos: ReadonlyMap<string, Parts>): Reservation | null =>
  order.returning ? unitsOfLines(order, order.returning.lines, combos) : order.reserved;
