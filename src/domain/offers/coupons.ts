import { subtract, toPaise, type Paise } from '../money/money';
import { MINUTE_MS } from '../time/calendar';
import type { Offer } from './offer';
import { isCovered, scopeOf, type OfferScope } from './scope';
import { hasNoUsesLeft, phaseAt } from './scheduled/schedule';
import { OFFER_TYPE_DEFINITIONS } from './types/offerTypeDefinitions';
import type { AppliedOffer, OfferCart } from './types/offerTypeDefinition';
import { subTotalOf, unitsOf, type PricedUnits } from './types/pricedUnits';

/** The cart that a coupon is applied to. */
export interface CouponCart {
  lines: readonly PricedUnits[];
  /** The delivery fee without a coupon. */
  deliveryFee: Paise;
}

/** The shopper's earlier use of offers. Only the functions have it; without it no use is refused. */
export interface PersonUses {
  /** The shopper's uses of the offer. */
  usedByShopper: number;
  /** Uses of the offer by orders to the shopper's phone number; absent without a known number. */
  usedByPhone?: number | undefined;
  /** Whether the account or phone number has an order that was placed and not cancelled. */
  hasOrderedBefore?: boolean | undefined;
  hasPhoneOrderedBefore?: boolean | undefined;
  /** ISO; the time at which the account's own unpaid order with a coupon expires; absent without one. */
  openPaymentUntil?: string | undefined;
}

/** Picks the fields of PersonUses from a context. */
export function usesIn(facts: PersonUses): PersonUses {
  const { usedByShopper, usedByPhone, hasOrderedBefore, hasPhoneOrderedBefore, openPaymentUntil } = facts;
  return { usedByShopper, usedByPhone, hasOrderedBefore, hasPhoneOrderedBefore, openPaymentUntil };
}

export interface CouponContext extends PersonUses {
  now: Date;
}

export type CouponRefusal =
  | { kind: 'unknown' }
  /** `scope`: the items that the units, or rupees, must be of. */
  | { kind: 'too_few_products'; needed: number; scope: OfferScope }
  | { kind: 'not_started' }
  | { kind: 'ended' }
  | { kind: 'used_up' }
  | { kind: 'used_by_shopper' }
  | { kind: 'used_by_phone' }
  | { kind: 'ordered_before' }
  | { kind: 'phone_ordered_before' }
  /** `minutes`: the time left to pay, at least 1. */
  | { kind: 'payment_open'; minutes: number }
  | { kind: 'outside_scope'; scope: OfferScope }
  | { kind: 'subtotal_too_low'; missing: Paise; scope: OfferScope }
  /** The offer's type has no discount for this cart; `reason` is for the shopper. */
  | { kind: 'nothing_to_give'; reason: string };

/**
 * Whether a refusal by the browser needs no answer of the server: an unknown code may be of an offer that the browser
 * has not read, and its time is that of the opened checkout on a clock that may be wrong.
 */
export const isCertain = ({ kind }: CouponRefusal) =>
  kind !== 'unknown' && kind !== 'not_started' && kind !== 'ended';

export type CouponOutcome =
  ({ applied: true; offer: Offer } & AppliedOffer) | { applied: false; refusal: CouponRefusal };

/** Finds an enabled offer by its code, trimmed and ignoring case. */
export function findOffer(offers: readonly Offer[], code: string): Offer | undefined {
  const normalised = normaliseCode(code);
  return offers.find((offer) => offer.enabled && normaliseCode(offer.code) === normalised);
}

export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Returns the refusal of this person for any cart; null for none. */
function personRefusal(offer: Offer, context: CouponContext): CouponRefusal | null {
  const { usedByShopper, usedByPhone = 0, openPaymentUntil, now } = context;
  if (offer.perUserLimit && usedByShopper >= offer.perUserLimit) return { kind: 'used_by_shopper' };
  if (offer.perUserLimit && usedByPhone >= offer.perUserLimit) return { kind: 'used_by_phone' };
  if (scopeOf(offer).kind !== 'first_order') return null;
  if (context.hasOrderedBefore) return { kind: 'ordered_before' };
  if (context.hasPhoneOrderedBefore) return { kind: 'phone_ordered_before' };
  if (!openPaymentUntil) return null;
  const left = Math.ceil((Date.parse(openPaymentUntil) - now.getTime()) / MINUTE_MS);
  return { kind: 'payment_open', minutes: Math.max(1, left) };
}

/** Returns the refusal of the covered lines; null where they qualify. */
function cartRefusal(offer: Offer, { lines, units, subTotal }: OfferCart): CouponRefusal | null {
  const scope = scopeOf(offer);
  const hasScope = scope.kind === 'products' || scope.kind === 'categories';
  if (hasScope && lines.length === 0) return { kind: 'outside_scope', scope };
  const needed = Math.max(OFFER_TYPE_DEFINITIONS[offer.type].minUnits, offer.minProducts ?? 0);
  if (units < needed) return { kind: 'too_few_products', needed, scope };
  const floor = toPaise(offer.minSubtotal ?? 0);
  if (subTotal < floor) return { kind: 'subtotal_too_low', missing: subtract(floor, subTotal), scope };
  return null;
}

function refusalOf(offer: Offer, cart: OfferCart, context: CouponContext): CouponRefusal | null {
  if (!offer.enabled) return { kind: 'unknown' };
  const phase = phaseAt(offer, context.now);
  if (phase !== 'during') return { kind: phase === 'before' ? 'not_started' : 'ended' };
  if (hasNoUsesLeft(offer)) return { kind: 'used_up' };
  return personRefusal(offer, context) ?? cartRefusal(offer, cart);
}

/**
 * Decides whether the offer applies to a cart, and its discount, which never exceeds the price of the
 * covered lines.
 */
export function applyOffer(
  offer: Offer | undefined,
  { lines, deliveryFee }: CouponCart,
  context: CouponContext,
): CouponOutcome {
  // The server may send an offer type that an old browser does not know.
  if (!offer || !Object.hasOwn(OFFER_TYPE_DEFINITIONS, offer.type)) {
    return { applied: false, refusal: { kind: 'unknown' } };
  }
  const covered = lines.filter((line) => isCovered(scopeOf(offer), line));
  const cart: OfferCart = {
    lines: covered,
    units: unitsOf(covered),
    subTotal: subTotalOf(covered),
    deliveryFee,
  };
  const refusal = refusalOf(offer, cart, context);
  if (refusal) return { applied: false, refusal };
  const gain = OFFER_TYPE_DEFINITIONS[offer.type].decide(offer, cart);
  if (typeof gain === 'string') {
    return { applied: false, refusal: { kind: 'nothing_to_give', reason: gain } };
  }
  const isCapped = gain.isCapped || covered.length < lines.length;
  return { ...gain, applied: true, offer, isCapped };
}
