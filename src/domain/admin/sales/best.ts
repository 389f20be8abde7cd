import type { CouponUse, DaySales, ItemSales } from './daySales';
import { addSales, emptyDay } from './daySales';

/** How many best sellers and coupons are shown. */
export const BEST = 8;

export interface Best {
  bestSellers: ItemSales[];
  coupons: (CouponUse & { code: string })[];
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en');

/** The best-selling items of these days, by revenue and then by units, and the most used coupons. */
export function bestOf(days: readonly Pick<DaySales, 'items' | 'coupons'>[]): Best {
  const { items, coupons } = days.reduce<DaySales>(
    (all, day) => addSales(all, { ...emptyDay(''), items: day.items, coupons: day.coupons }),
    emptyDay(''),
  );
  const bestSellers = Object.values(items)
    .filter(({ units }) => units > 0)
    .sort((a, b) => b.revenue - a.revenue || b.units - a.units || byName(a.name, b.name));
  const used = Object.entries(coupons)
    .map(([code, use]) => ({ code, ...use }))
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => b.uses - a.uses || b.discount - a.discount || byName(a.code, b.code));
  return { bestSellers: bestSellers.slice(0, BEST), coupons: used.slice(0, BEST) };
}
