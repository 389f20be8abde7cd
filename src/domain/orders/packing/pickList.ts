import type { Order } from '../order/order';
import { unitsToPack, type PackedUnit, type SkuNames } from './unitsToPack';

/** The place of each SKU in the store room; SKUs without a place are missing. */
export type Places = ReadonlyMap<string, string>;

export interface PickRow extends PackedUnit {
  /** As in 'A2-04'; empty where the SKU has no place. */
  place: string;
  /** The number of orders that need it. */
  orders: number;
}

/**
 * Sorts by place in walking order, 'A2' before 'A10' and SKUs without a place last; within a place by SKU.
 */
function sortByPlace(rows: PickRow[]): PickRow[] {
  const { compare } = new Intl.Collator('en-IN', { numeric: true });
  return rows.sort(
    (a, b) =>
      Number(a.place === '') - Number(b.place === '') || compare(a.place, b.place) || compare(a.sku, b.sku),
  );
}

/** All units of some orders, one row for each SKU, sorted by place. */
export function pickList(orders: readonly Order[], names: SkuNames, places: Places): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    for (const unit of unitsToPack(order, names)) {
      const row = rows.get(unit.sku);
      rows.set(unit.sku, {
        ...unit,
        quantity: (row?.quantity ?? 0) + unit.quantity,
        place: places.get(unit.sku) ?? '',
        orders: (row?.orders ?? 0) + 1,
      });
    }
  }
  return sortByPlace([...rows.values()]);
}
