import type { Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { PersonUses } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import { scopeOf } from '@/domain/offers/scope';
import type { Order } from '../order/order';
import { transitionsOf } from '../lifecycle/lifecycle';
import { release, reserve, showStock, unitsOf } from '@/domain/catalogue/stock';

/** Stock, products and offer as a transaction has read them for one order; all uses of a person only where the order reserves again. */
export interface Shelved extends PersonUses {
  /** Of every SKU the order takes. */
  levels: readonly StockLevel[];
  products: readonly Product[];
  /** The offer among whose uses the order counts; undefined without one, or when it is gone. */
  offer: Offer | undefined;
}

/** An offer's counts after a change. */
export interface CouponCounts {
  offerId: string;
  usedCount: number;
  usedByShopper: number;
}

/** The documents to write after a reservation changed, with the stock that products show. */
export interface Holdings {
  levels: StockLevel[];
  products: Product[];
  coupon: CouponCounts | null;
}

function counts({ offer, usedByShopper }: Shelved, change: 1 | -1): CouponCounts | null {
  if (!offer) return null;
  return {
    offerId: offer.id,
    usedCount: Math.max(0, (offer.usedCount ?? 0) + change),
    usedByShopper: Math.max(0, usedByShopper + change),
  };
}

function holdings(shelved: Shelved, levels: StockLevel[], change: 1 | -1): Holdings {
  const touched = shelved.products.map((product) => showStock(product, levels));
  return { levels, products: touched, coupon: counts(shelved, change) };
}

/** Whether an order no longer reserves units or counts as a use of its coupon. */
export function hasGivenBack({ status, history }: Pick<Order, 'status' | 'history'>): boolean {
  const stands = status === 'refunded' ? transitionsOf(history).at(-1)?.from : status;
  return stands === 'expired' || stands === 'cancelled';
}

/** Releases an order's units and its use of the coupon. */
export function giveBack({ reserved }: Order, shelved: Shelved): Holdings {
  const units = unitsOf(reserved);
  const levels = shelved.levels
    .filter(({ sku }) => units.has(sku))
    .map((level) => release(level, units.get(level.sku) ?? 0));
  return holdings(shelved, levels, -1);
}

function isUsedUp(shelved: Shelved): boolean {
  const { offer, usedByShopper, usedByPhone = 0 } = shelved;
  if (!offer) return false;
  const hasOrdered = shelved.hasOrderedBefore || shelved.hasPhoneOrderedBefore;
  if (scopeOf(offer).kind === 'first_order' && hasOrdered) return true;
  const { usageLimit, perUserLimit, usedCount = 0 } = offer;
  const usedByPerson = Math.max(usedByShopper, usedByPhone);
  return Boolean((usageLimit && usedCount >= usageLimit) || (perUserLimit && usedByPerson >= perUserLimit));
}

/** Reserves again what an order had released, at the agreed price. Only stock and coupon limits are checked again. */
export function takeAgain(
  { reserved }: Order,
  shelved: Shelved,
): { ok: true; holdings: Holdings } | { ok: false; reason: 'sold_out' | 'coupon_used' } {
  if (isUsedUp(shelved)) return { ok: false, reason: 'coupon_used' };
  const taken = reserve(shelved.levels, unitsOf(reserved));
  if (!taken.ok) return { ok: false, reason: 'sold_out' };
  return { ok: true, holdings: holdings(shelved, taken.levels, 1) };
}
