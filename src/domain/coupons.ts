import { add, least, percentOf, subtract, times, toPaise, ZERO, type Paise } from './money';
import type { Offer } from './offer';
import { phaseAt } from './promotions/schedule';

/** A line as far as coupons care: what one unit costs and how many there are. */
export interface PricedUnits {
  unitPrice: Paise;
  quantity: number;
}

export interface CouponContext {
  now: Date;
  /** How often this shopper has used the offer. */
  usedByShopper: number;
}

export type CouponRefusal =
  | { kind: 'unknown' }
  | { kind: 'too_few_products'; needed: number }
  | { kind: 'not_started' }
  | { kind: 'ended' }
  | { kind: 'used_up' }
  | { kind: 'used_by_shopper' }
  | { kind: 'subtotal_too_low'; missing: Paise };

export type CouponOutcome =
  | { applied: true; offer: Offer; discount: Paise; freeItems: number }
  | { applied: false; refusal: CouponRefusal };

/** Finds an enabled offer by its code, trimmed and whatever its case. */
export function findOffer(offers: readonly Offer[], code: string): Offer | undefined {
  const wanted = normaliseCode(code);
  return offers.find((offer) => offer.enabled && normaliseCode(offer.code) === wanted);
}

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

function refusalOf(
  offer: Offer,
  lines: readonly PricedUnits[],
  { now, usedByShopper }: CouponContext,
): CouponRefusal | null {
  const units = lines.reduce((total, line) => total + line.quantity, 0);
  const subTotal = subTotalOf(lines);
  if (!offer.enabled) return { kind: 'unknown' };
  const phase = phaseAt(offer, now);
  if (phase !== 'during') return { kind: phase === 'before' ? 'not_started' : 'ended' };
  if (offer.usageLimit && (offer.usedCount ?? 0) >= offer.usageLimit) return { kind: 'used_up' };
  if (offer.perUserLimit && usedByShopper >= offer.perUserLimit) return { kind: 'used_by_shopper' };
  if (offer.minProducts && units < offer.minProducts) {
    return { kind: 'too_few_products', needed: offer.minProducts };
  }
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
  const capped = (discount: Paise) => least(least(discount, cap), subTotal);
  switch (offer.type) {
    case 'percentage':
      return { applied: true, offer, freeItems: 0, discount: capped(percentOf(subTotal, offer.discount)) };
    case 'fixed':
      return { applied: true, offer, freeItems: 0, discount: capped(toPaise(offer.discount)) };
    case 'bogo': {
      const { discount, freeItems } = freeUnits(lines, offer.maxFreeItems ?? 0);
      return { applied: true, offer, freeItems, discount: capped(discount) };
    }
  }
}
