import type { CouponOutcome, CouponRefusal } from './coupons';
import { formatPaise, toPaise } from '../money/money';

function refusalMessage(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return 'Invalid Coupon Code';
    case 'too_few_products':
      return `Need at least ${refusal.needed} products for this offer.`;
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
      return `Add ${formatPaise(refusal.missing)} more to use this offer.`;
  }
}

/** The sentence that the specification gives for each outcome. */
export function couponMessage(outcome: CouponOutcome): string {
  if (!outcome.applied) return refusalMessage(outcome.refusal);
  const { offer, discount, freeItems, capped } = outcome;
  // A percentage that was cut to its maximum is announced in rupees, which is what the shopper gets.
  if (capped) return `Coupon Applied: ${formatPaise(discount)} OFF!`;
  switch (offer.type) {
    case 'percentage':
      return `Coupon Applied: ${offer.discount}% OFF!`;
    case 'fixed':
      return `Coupon Applied: ${formatPaise(toPaise(offer.discount))} OFF!`;
    case 'bogo':
      return `Coupon Applied: BOGO - ${formatPaise(discount)} OFF! (${freeItems} Free Item(s))`;
  }
}
