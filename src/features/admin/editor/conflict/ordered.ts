import { numberOf } from '@/features/admin/fields';
import type { EditItem } from '../forms';

/** The units of a SKU that orders hold or took; a save never changes them. */
export function orderedOf(item: EditItem, sku: string): number {
  const level = item.kind === 'products' ? item.levels.find((one) => one.sku === sku) : undefined;
  return level ? level.reserved + level.sold : 0;
}

/** A typed stock less the units that were ordered since it was typed. */
export function lessOrdered(stock: string, ordered: number): string {
  const units = numberOf(stock);
  return Number.isNaN(units) ? stock : String(Math.max(0, units - ordered));
}
