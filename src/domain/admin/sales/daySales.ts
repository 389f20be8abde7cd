import type { ItemKind } from '@/domain/catalogue/catalogue';

/** What was sold of one product or combo on a day. */
export interface ItemSales {
  kind: ItemKind;
  id: string;
  /** As the last order had it. */
  name: string;
  units: number;
  /** Paise, at the price of the line: before coupons and delivery. */
  revenue: number;
}

/** How one coupon was used by the orders of a day. */
export interface CouponUse {
  uses: number;
  /** Paise that it took off the subtotals and the delivery fees. */
  discount: number;
}

/** The sums of a day; each can be added to that of another. Amounts are paise. */
export interface SalesSums {
  /** Orders that were placed, also those that were cancelled since. */
  placed: number;
  /** Of those: not cancelled. */
  orders: number;
  /** Of those: neither returned, sent back to us nor paid back. Only these bring revenue. */
  kept: number;
  /** Of `orders`: cash on delivery. */
  cod: number;
  /** Of `orders`: sent back to us by the courier. */
  rto: number;
  revenue: number;
  /** Times that the checkout was opened. */
  checkouts: number;
}

/** `sales/{day}`: what was ordered on one of India's days, kept in step by the functions. It says nothing about people. */
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
  revenue: 0,
  checkouts: 0,
};
const NAMES = Object.keys(NO_SALES) as (keyof SalesSums)[];

export const emptyDay = (day: string): DaySales => ({ day, ...NO_SALES, items: {}, coupons: {} });

function addSums(a: SalesSums, b: SalesSums, sign: 1 | -1): SalesSums {
  return Object.fromEntries(NAMES.map((name) => [name, a[name] + sign * b[name]])) as unknown as SalesSums;
}

/** Adds maps key by key; what comes to nothing is left out. */
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

/** A day with another's sums added to it, or with `sign` −1 taken off. */
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
