import type { Counted, Order } from '@/domain/orders/order/order';
import { NO_TOTALS, type CustomerTotals } from './customer';

const NAMES = Object.keys(NO_TOTALS) as (keyof CustomerTotals)[];

/** An order's part of its buyer's totals. */
export function customerTotalsOf(
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  counted: Counted | null,
): CustomerTotals {
  if (!counted) return NO_TOTALS;
  const { as, revenue, hasReturn } = counted;
  if (as === 'cancelled') return { ...NO_TOTALS, placed: 1 };
  const isCod = paymentMethod === 'Cash on Delivery';
  const rto = as === 'rto' ? 1 : 0;
  return {
    placed: 1,
    orders: 1,
    kept: as === 'sold' ? 1 : 0,
    returned: as === 'returned' || hasReturn ? 1 : 0,
    rto,
    cod: isCod ? 1 : 0,
    codRto: isCod ? rto : 0,
    revenue,
  };
}

/** Adds totals, or subtracts them with `sign` −1. */
export function addTotals(a: CustomerTotals, b: CustomerTotals, sign: 1 | -1 = 1): CustomerTotals {
  return Object.fromEntries(
    NAMES.map((name) => [name, a[name] + sign * b[name]]),
  ) as unknown as CustomerTotals;
}

/** The totals of a customer's orders as the daily sales count them: an edit counts once it is counted there. */
export const totalsOf = (orders: readonly Pick<Order, 'paymentMethod' | 'tally'>[]): CustomerTotals =>
  orders.reduce(
    (sum, { paymentMethod, tally }) =>
      addTotals(sum, customerTotalsOf({ paymentMethod, ...tally?.countedAs }, tally?.counted ?? null)),
    NO_TOTALS,
  );

/** When the newest counted order was placed, ISO; empty without one. */
export const lastOrderAtOf = (orders: readonly Pick<Order, 'createdAt' | 'tally'>[]): string =>
  orders.reduce((last, { createdAt, tally }) => (tally?.counted && createdAt > last ? createdAt : last), '');

/** Shares of a customer's orders that came back, from 0 to 1; null without an order. */
export function sharesOf({ orders, returned, rto }: CustomerTotals): {
  returned: number | null;
  refused: number | null;
} {
  const share = (part: number) => (orders > 0 ? part / orders : null);
  return { returned: share(returned), refused: share(rto) };
}
