import type { ItemKind } from '@/domain/catalogue/catalogue';

/** The sales of one product or combo on one day. */
export interface ItemSales {
  kind: ItemKind;
  id: string;
  /** The name in the latest order. */
  name: string;
  units: number;
  /** Paise, at the price of the line: before coupons and delivery. */
  revenue: number;
}

/** The uses of one coupon on one day. */
export interface CouponUse {
  uses: number;
  /** Paise off the subtotals and the delivery fees. */
  discount: number;
}

/** The sums of a day, which can be added to those of another. Amounts are paise. */
export interface SalesSums {
  /** All placed orders, including those cancelled later. */
  placed: number;
  /** `placed` without the cancelled orders. */
  orders: number;
  /** `orders` without returned, refunded and RTO orders. Only these bring revenue. */
  kept: number;
  /** Of `orders`: cash on delivery. */
  cod: number;
  /** Of `orders`: RTO. */
  rto: number;
  /** Of `orders`: delivered, where a day of delivery was promised. */
  arrived: number;
  /** Of `arrived`: by that day. */
  inTime: number;
  revenue: number;
  /** How often the checkout was opened. */
  checkouts: number;
}

/** `sales/{day}`: the sales of one day in India, updated by the functions. It contains no personal data. */
export interface DaySales extends SalesSums {
  /** '2026-11-22' */
  day: string;
  /** By kind and id. */
  items: Record<string, ItemSales>;
  /** By code. */
  coupons: Record<string, CouponUse>;
}

export const NO_SALES: SalesSums = {
  placed: 0,
  orders: 0,
  kept: 0,
  cod: 0,
  rto: 0,
  arrived: 0,
  inTime: 0,
  revenue: 0,
  checkouts: 0,
};
export const SUM_NAMES = Object.keys(NO_SALES) as (keyof SalesSums)[];

export const emptyDay = (day: string): DaySales => ({ day, ...NO_SALES, items: {}, coupons: {} });

/** A stored day; sums that were not counted yet when it was written are 0. */
export const readDay = (stored: Partial<DaySales> & { day: string }): DaySales => ({
  ...emptyDay(stored.day),
  ...stored,
});

function addSums(a: SalesSums, b: SalesSums, sign: 1 | -1): SalesSums {
  return Object.fromEntries(
    SUM_NAMES.map((name) => [name, a[name] + sign * b[name]]),
  ) as unknown as SalesSums;
}

/** Adds maps key by key and drops zero entries. */
function addMaps<T>(
  a: Record<string, T>,
  b: Record<string, T>,
  add: (current: T | undefined, added: T) => T | null,
) {
  const sums = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const total = add(sums.get(key), value);
    if (total) sums.set(key, total);
    else sums.delete(key);
  }
  return Object.fromEntries(sums);
}

/** Adds another day's sums, or subtracts them with `sign` −1. */
export function addSales<T extends Omit<DaySales, 'day'>>(
  a: T,
  b: Omit<DaySales, 'day'>,
  sign: 1 | -1 = 1,
): T {
  const items = addMaps(a.items, b.items, (current, added) => {
    const units = (current?.units ?? 0) + sign * added.units;
    const revenue = (current?.revenue ?? 0) + sign * added.revenue;
    return units === 0 && revenue === 0 ? null : { ...(current ?? added), units, revenue };
  });
  const coupons = addMaps(a.coupons, b.coupons, (current, added) => {
    const uses = (current?.uses ?? 0) + sign * added.uses;
    const discount = (current?.discount ?? 0) + sign * added.discount;
    return uses === 0 && discount === 0 ? null : { uses, discount };
  });
  return { ...a, ...addSums(a, b, sign), items, coupons };
}

/** The sums of several days. */
export function sumOf(days: readonly SalesSums[]): SalesSums {
  return days.reduce((total, day) => addSums(total, day, 1), NO_SALES);
}
