import type { ItemKind } from '../../catalogue/catalogue';
import { add, times, ZERO, type Paise } from '../../money/money';

/** A line's fields for coupons: the item, the price of a unit, and the number of units. */
export interface PricedUnits {
  kind: ItemKind;
  id: string;
  /** Empty for a combo, which has no category. */
  category: string;
  unitPrice: Paise;
  quantity: number;
}

export function unitsOf(lines: readonly PricedUnits[]): number {
  return lines.reduce((total, line) => total + line.quantity, 0);
}

export function subTotalOf(lines: readonly PricedUnits[]): Paise {
  return lines.reduce((total, line) => add(total, times(line.unitPrice, line.quantity)), ZERO);
}
