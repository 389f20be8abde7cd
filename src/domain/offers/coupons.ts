import { add, least, percentOf, subtract, times, toPaise, ZERO, type Paise } from '../money/money';
import type { Offer } from './offer';
import { phaseAt } from './schedule';

/** A line as far as coupons care: what one unit costs and how many there are. */
export interface PricedUnits {
  unitPrice: Paise;
  quantity: number;
}

export interface CouponContext {
  now: Date;
  /** How often this shopper has used the offer. */
  usedByShopper: number;
  /** How often orders to the shopper's phone number have used it; absent where the number is not known. */
  usedByPhone?: number;
}

export type CouponRefusal =
  | { kind: 'unknown' }
  | { kind: 'too_few_products'; needed: number }
  | { kind: 'not_started' }
  | { kind: 'ended' }
  | { kind: 'used_up' }
  | { kind: 'used_by_shopper' }
  | { kind: 'used_by_phone' }
  | { kind: 'subtotal_too_low'; missing: Paise };

export type CouponOutcome =
  | {
      applied: true;
      offer: Offer;
      discount: Paise;
      freeItems: number;
      /** Whether `maxDiscount` made the discount smaller than the offer's percentage. */
      capped: boolean;
    }
  | { applied: false; refusal: CouponRefusal };

/** Finds an enabled offer by its code, trimmed and whatever its case. */
export function findOffer(offers: readonly Offer[], code: string): Offer | undefined {
  const wanted = normaliseCode(code);
  return offers.find((offer) => offer.enabled && normaliseCode(offer.code) === wanted);
}

/** Units of which the cheaper is free. */
const BOGO_UNITS = 2;

export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

function subTotalOf(lines: readonly PricedUnits[]): Paise {
  return lines.reduce((total, line) => add(total, times(line.unitPrice, line.quantity)), ZERO);
}

/** The cheapest floor(units / 2) units are free, at most maxFreeItems when that is above 0. */
function freeUnits(lines: readonly PricedUnits[], cap: number): { discount: Paise; freeItems: number } {
  const units = lines.reduce((total, line) => total + line.quantity, 0);
  const half = Math.floor(units / 2);
  const freeItems = cap > 0 ? Math.min(half, cap) : half;
  let left = freeItems;
  let discount = ZERO;
  for (const line of [...lines].sort((a, b) => a.unitPrice - b.unitPrice)) {
    const taken = Math.min(left, line.quantity);
    discount = add(discount, times(line.unitPrice, taken));
    left -= taken;
  }
  return { discount, freeItems };
}

/** Units that the offer needs. BOGO needs two: one unit alone would use up the coupon for ₹0. */
function neededUnits({ type, minProducts = 0 }: Offer): number {
  return type === 'bogo' ? Math.max(BOGO_UNITS, minProducts) : minProducts;
}

function refusalOf(
  offer: Offer,
  lines: readonly PricedUnits[],
  { now, usedByShopper, usedByPhone = 0 }: CouponContext,
): CouponRefusal | null {
  const units = lines.reduce((total, line) => total + line.quantity, 0);
  const subTotal = subTotalOf(lines);
  if (!offer.enabled) return { kind: 'unknown' };
  const phase = phaseAt(offer, now);
  if (phase !== 'during') return { kind: phase === 'before' ? 'not_started' : 'ended' };
  if (offer.usageLimit && (offer.usedCount ?? 0) >= offer.usageLimit) return { kind: 'used_up' };
  if (offer.perUserLimit && usedByShopper >= offer.perUserLimit) return { kind: 'used_by_shopper' };
  if (offer.perUserLimit && usedByPhone >= offer.perUserLimit) return { kind: 'used_by_phone' };
  const needed = neededUnits(offer);
  if (units < needed) return { kind: 'too_few_products', needed };
  const floor = toPaise(offer.minSubtotal ?? 0);
  if (subTotal < floor) return { kind: 'subtotal_too_low', missing: subtract(floor, subTotal) };
  return null;
}

/** Decides whether the offer applies to these lines and what it takes off. Never more than the subtotal. */
export function applyOffer(
  offer: Offer | undefined,
  lines: readonly PricedUnits[],
  context: CouponContext,
): CouponOutcome {
  if (!offer) return { applied: false, refusal: { kind: 'unknown' } };
  const refusal = refusalOf(offer, lines, context);
  if (refusal) return { applied: false, refusal };
  const subTotal = subTotalOf(lines);
  const cap = offer.maxDiscount ? toPaise(offer.maxDiscount) : subTotal;
  const takeOff = (full: Paise, freeItems: number): CouponOutcome => ({
    applied: true,
    offer,
    freeItems,
    discount: least(least(full, cap), subTotal),
    capped: offer.type === 'percentage' && cap < full,
  });
  switch (offer.type) {
    case 'percentage':
      return takeOff(percentOf(subTotal, offer.discount), 0);
    case 'fixed':
      return takeOff(toPaise(offer.discount), 0);
    case 'bogo': {
      const { discount, freeItems } = freeUnits(lines, offer.maxFreeItems ?? 0);
      return takeOff(discount, freeItems);
    }
  }
}
