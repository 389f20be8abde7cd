import type { Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { PersonUses } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import { scopeOf } from '@/domain/offers/scope';
import { hasNoUsesLeft } from '@/domain/offers/scheduled/schedule';
import { countUse, type CouponCounts } from '@/domain/offers/uses';
import type { Order } from '../order/order';
import { endedAsLost, transitionsOf } from '../lifecycle/lifecycle';
import { release, reserve, showStock, unitsOf } from '@/domain/catalogue/stock';

/**
 * Stock, products and offer as read in a transaction for one order; the person's uses are complete only
 * where the order reserves again.
 */
export interface StockSnapshot extends PersonUses {
  /** Levels of every SKU that the order takes. */
  levels: readonly StockLevel[];
  products: readonly Product[];
  /** The offer that counts the order as a use; undefined without one, or when it was deleted. */
  offer: Offer | undefined;
}

/** The documents to write after a reservation changed, with the stock that products show. */
export interface ReservationUpdate {
  levels: StockLevel[];
  products: Product[];
  coupon: CouponCounts | null;
}

function reservations(stock: StockSnapshot, levels: StockLevel[], change: 1 | -1): ReservationUpdate {
  const { offer, usedByShopper } = stock;
  const touched = stock.products.map((product) => showStock(product, levels));
  return { levels, products: touched, coupon: offer ? countUse(offer, usedByShopper, change) : null };
}

/** Whether an order no longer reserves units or counts as a use of its coupon. */
export function hasReleasedStock({ status, history }: Pick<Order, 'status' | 'history'>): boolean {
  // The units of a lost parcel have left the shop for good.
  if (endedAsLost({ history })) return false;
  const effectiveStatus = status === 'refunded' ? transitionsOf(history).at(-1)?.from : status;
  return effectiveStatus === 'expired' || effectiveStatus === 'cancelled';
}

/** Releases an order's units and its use of the coupon. */
export function releaseReservation({ reserved }: Order, stock: StockSnapshot): ReservationUpdate {
  const units = unitsOf(reserved);
  const levels = stock.levels
    .filter(({ sku }) => units.has(sku))
    .map((level) => release(level, units.get(level.sku) ?? 0));
  return reservations(stock, levels, -1);
}

function isUsedUp(stock: StockSnapshot): boolean {
  const { offer, usedByShopper, usedByPhone = 0 } = stock;
  if (!offer) return false;
  const hasOrdered = stock.hasOrderedBefore || stock.hasPhoneOrderedBefore || stock.openPaymentUntil;
  if (scopeOf(offer).kind === 'first_order' && hasOrdered) return true;
  const { perUserLimit } = offer;
  const usedByPerson = Math.max(usedByShopper, usedByPhone);
  return hasNoUsesLeft(offer) || Boolean(perUserLimit && usedByPerson >= perUserLimit);
}

/**
 * Reserves the units of a released order again, at the agreed price. Only stock and coupon limits are
 * checked again.
 */
export function retakeReservation(
  { reserved }: Order,
  stock: StockSnapshot,
): { ok: true; reservations: ReservationUpdate } | { ok: false; reason: 'sold_out' | 'coupon_used' } {
  if (isUsedUp(stock)) return { ok: false, reason: 'coupon_used' };
  const retaken = reserve(stock.levels, unitsOf(reserved));
  if (!retaken.ok) return { ok: false, reason: 'sold_out' };
  return { ok: true, reservations: reservations(stock, retaken.levels, 1) };
}
