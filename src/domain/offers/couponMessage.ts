import type { CouponOutcome, CouponRefusal } from './coupons';
import { formatPaise } from '../money/money';
import { MINUTE_MS } from '../time/calendar';
import { formatDuration } from '../time/duration';
import { scopeNames, type OfferScope } from './scope';
import { OFFER_TYPE_DEFINITIONS } from './types/offerTypeDefinitions';

/**
 * The scope in words; empty for an offer for everything. It tells a shopper with a full cart which items
 * are missing.
 */
const itIsFor = (scope: OfferScope) => (scopeNames(scope) ? ` It is for ${scopeNames(scope)}.` : '');

function refusalMessage(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return 'Invalid Coupon Code';
    case 'too_few_products':
      return `Need at least ${refusal.needed} products for this offer.${itIsFor(refusal.scope)}`;
    case 'not_started':
      return 'This offer has not started yet.';
    case 'ended':
      return 'This offer has ended.';
    case 'used_up':
      return 'This offer has been used up.';
    case 'used_by_shopper':
      return 'You have already used this offer.';
    case 'used_by_phone':
      return 'This offer has already been used with this mobile number.';
    case 'subtotal_too_low':
      return `Add ${formatPaise(refusal.missing)} more to use this offer.${itIsFor(refusal.scope)}`;
    case 'outside_scope':
      return `Add ${scopeNames(refusal.scope)} to use this offer.`;
    case 'ordered_before':
      return 'This offer is for a first order, and you have ordered from us before.';
    case 'phone_ordered_before':
      return 'This offer is for a first order, and this mobile number has ordered from us before.';
    case 'payment_open':
      return `This offer is for a first order, and an unpaid order with a coupon is still open. Please try again in ${formatDuration(refusal.minutes * MINUTE_MS)}.`;
    case 'nothing_to_give':
      return refusal.reason;
  }
}

/** The specification's sentence for each outcome. */
export function couponMessage(outcome: CouponOutcome): string {
  return outcome.applied
    ? OFFER_TYPE_DEFINITIONS[outcome.offer.type].message(outcome)
    : refusalMessage(outcome.refusal);
}
