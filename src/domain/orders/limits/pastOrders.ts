import { hasReleasedStock } from '../stock/reservations';
import { DAY_MS } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import type { Order } from '../order/order';
import { transitionsOf } from '../lifecycle/lifecycle';
import { unitsOf } from '@/domain/catalogue/stock';

const ON_ITS_WAY = new Set(['placed', 'packed', 'shipped', 'out_for_delivery']);

export const isOpenUnpaid = ({ status }: Order): boolean => status === 'pending_payment';

/** A free replacement collects no cash, so it counts towards no limit. */
export const isOpenCod = ({ paymentMethod, status, replaces }: Order): boolean =>
  paymentMethod === 'Cash on Delivery' && ON_ITS_WAY.has(status) && !replaces;

/** Whether an order was placed on the same day in India as `now`, and is still active. */
function isBoughtToday(order: Order, now: Date): boolean {
  const placed = transitionsOf(order.history).find(({ to }) => to === 'placed');
  const today = placed !== undefined && dayInIndia(new Date(placed.at)) === dayInIndia(now);
  return today && !hasReleasedStock(order);
}

/** Units of each SKU that these orders hold unpaid or bought today. */
export function countUnits(orders: readonly Order[], now: Date): Map<string, number> {
  const units = new Map<string, number>();
  for (const order of orders) {
    if (!isOpenUnpaid(order) && !isBoughtToday(order, now)) continue;
    for (const [sku, count] of unitsOf(order.reserved)) {
      units.set(sku, (units.get(sku) ?? 0) + count);
    }
  }
  return units;
}

/** Returns the milliseconds of the last 24 hours in which an order waited for a payment that never came. */
function heldUnpaidMs({ history }: Order, now: Date): number {
  const since = now.getTime() - DAY_MS;
  let ms = 0;
  let began: number | null = null;
  for (const { at, to } of transitionsOf(history)) {
    if (to === 'pending_payment') began = Date.parse(at);
    if (to === 'expired' && began !== null) ms += Math.max(0, Date.parse(at) - Math.max(began, since));
    if (to !== 'pending_payment') began = null;
  }
  return ms;
}

/** Milliseconds within the last 24 hours for which each SKU was held by orders that expired unpaid. */
export function heldUnpaidOf(orders: readonly Order[], now: Date): Map<string, number> {
  const heldMsBySku = new Map<string, number>();
  for (const order of orders) {
    // A late payment means that the stock was not held in vain; the team decides about its own links.
    if (order.status !== 'expired' || order.phoneOrder) continue;
    const ms = heldUnpaidMs(order, now);
    for (const sku of unitsOf(order.reserved).keys()) heldMsBySku.set(sku, (heldMsBySku.get(sku) ?? 0) + ms);
  }
  return heldMsBySku;
}

/** Orders of these that were started within the last 24 hours. */
export function begunInADay(orders: readonly Order[], now: Date): number {
  const since = now.getTime() - DAY_MS;
  return orders.filter(({ createdAt }) => Date.parse(createdAt) > since).length;
}

/** Whether an order can still count towards a limit: it is open, or something happened to it within 24 hours. */
export function canStillCount(order: Order, now: Date): boolean {
  const since = now.getTime() - DAY_MS;
  const last = transitionsOf(order.history).at(-1)?.at ?? order.createdAt;
  return isOpenUnpaid(order) || isOpenCod(order) || Date.parse(last) > since;
}
