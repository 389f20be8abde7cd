import type { CouponOutcome, CouponRefusal } from './coupons';
import { MINUTE_MS } from '../time/calendar';
import { formatDuration } from '../time/duration';
import { messages } from './messages/coupon';
import { scopeNames } from './scope';
import { OFFER_TYPE_DEFINITIONS } from './types/offerTypeDefinitions';

function refusalMessage(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return messages.unknown;
    case 'too_few_products':
      return messages.tooFewProducts(refusal.needed, scopeNames(refusal.scope));
    case 'not_started':
      return messages.notStarted;
    case 'ended':
      return messages.ended;
    case 'used_up':
      return messages.usedUp;
    case 'used_by_shopper':
      return messages.usedByShopper;
    case 'used_by_phone':
      return messages.usedByPhone;
    case 'subtotal_too_low':
      return messages.subtotalTooLow(refusal.missing, scopeNames(refusal.scope));
    case 'outside_scope':
      return messages.outsideScope(scopeNames(refusal.scope));
    case 'ordered_before':
      return messages.orderedBefore;
    case 'phone_ordered_before':
      return messages.phoneOrderedBefore;
    case 'payment_open':
      return messages.paymentOpen(formatDuration(refusal.minutes * MINUTE_MS));
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
