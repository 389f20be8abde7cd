import { storedUnits, unitsOf } from '@/domain/catalogue/stock';
import type { Order, Reservation } from './order';

/** The units that an order's lines have taken, without that of its free sample. */
export function unitsOfGoods({ reserved, sample }: Pick<Order, 'reserved' | 'sample'>): Reservation {
  if (!sample) return reserved;
  const units = new Map(unitsOf(reserved));
  const left = (units.get(sample.sku) ?? 0) - 1;
  if (left > 0) units.set(sample.sku, left);
  else units.delete(sample.sku);
  return storedUnits(units);
}
