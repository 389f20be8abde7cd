import { formatPaise, type Paise } from '../../money/money';
import { joinWithOr } from '../../text/joinWords';

/** Tells a shopper with a full cart which items are missing; empty for an offer for everything. */
const itIsFor = (items: string) => (items ? ` It is for ${items}.` : '');

/** Why a coupon does not apply. `items` is what it is for in words, empty for everything. */
export const messages = {
  unknown: 'Invalid Coupon Code',
  tooFewProducts: (needed: number, items: string) =>
    `Need at least ${needed} products for this offer.${itIsFor(items)}`,
  notStarted: 'This offer has not started yet.',
  ended: 'This offer has ended.',
  usedUp: 'This offer has been used up.',
  usedByShopper: 'You have already used this offer.',
  usedByPhone: 'This offer has already been used with this mobile number.',
  subtotalTooLow: (missing: Paise, items: string) =>
    `Add ${formatPaise(missing)} more to use this offer.${itIsFor(items)}`,
  outsideScope: (items: string) => `Add ${items} to use this offer.`,
  orderedBefore: 'This offer is for a first order, and you have ordered from us before.',
  phoneOrderedBefore: 'This offer is for a first order, and this mobile number has ordered from us before.',
  paymentOpen: (duration: string) =>
    `This offer is for a first order, and an unpaid order with a coupon is still open. Please try again in ${duration}.`,
  /** 'A', 'A or B', 'A, B or C', 'A, B, C or one of 2 others'. */
  anyOf: (named: readonly string[], more: number) =>
    joinWithOr(more > 0 ? [...named, `one of ${more} ${more === 1 ? 'other' : 'others'}`] : named),
  fromCategories: (categories: string) => `something from ${categories}`,
};
