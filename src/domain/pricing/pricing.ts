import { applyOffer, type CouponContext, type CouponOutcome } from '../offers/coupons';
import { subTotalOf, type PricedUnits } from '../offers/types/pricedUnits';
import { deliveryFeeFor, PREPAID_PERCENT, type PaymentMethod } from './fees';
import { add, least, percentOf, subtract, toRupees, ZERO, type Paise } from '../money/money';
import type { Offer } from '../offers/offer';

export interface Quote {
  /** null without a coupon. */
  coupon: CouponOutcome | null;
  subTotal: Paise;
  discount: Paise;
  prepaidDiscount: Paise;
  /** subTotal − discount − prepaidDiscount, never below 0. */
  total: Paise;
  deliveryFee: Paise;
  /** What the coupon takes off the delivery fee. */
  deliveryDiscount: Paise;
  /** total + deliveryFee: the amount that the shopper pays. */
  finalTotal: Paise;
}

export interface QuoteRequest {
  lines: readonly PricedUnits[];
  /** The offer with the requested code; undefined when the code is unknown. */
  coupon: { code: string; offer: Offer | undefined } | null;
  paymentMethod: PaymentMethod;
  context: CouponContext;
}

/** The cart, method and context that a coupon is applied to. */
export type CouponTrial = Omit<QuoteRequest, 'coupon'>;

/** The sums that follow from the subtotal and a discount. */
function sumsAfter(discount: Paise, { lines, paymentMethod }: CouponTrial) {
  const afterCoupon = subtract(subTotalOf(lines), discount);
  const prepaidDiscount = paymentMethod === 'Pay Online' ? percentOf(afterCoupon, PREPAID_PERCENT) : ZERO;
  const total = subtract(afterCoupon, prepaidDiscount);
  // An empty cart has no delivery fee.
  const fee = lines.length === 0 ? ZERO : deliveryFeeFor(total, paymentMethod);
  return { prepaidDiscount, total, fee };
}

/** Applies an offer; undefined for a code without an offer. */
export function tryCoupon(offer: Offer | undefined, trial: CouponTrial): CouponOutcome {
  const { lines, context } = trial;
  return applyOffer(offer, { lines, deliveryFee: sumsAfter(ZERO, trial).fee }, context);
}

/** Prices an order: subtotal → coupon → prepaid discount → delivery fee → final total. */
export function quote(request: QuoteRequest): Quote {
  const { lines, coupon } = request;
  const outcome = coupon ? tryCoupon(coupon.offer, request) : null;
  const gain = outcome?.applied ? outcome : { discount: ZERO, deliveryDiscount: ZERO };
  const { prepaidDiscount, total, fee } = sumsAfter(gain.discount, request);
  const deliveryDiscount = least(gain.deliveryDiscount, fee);
  const deliveryFee = subtract(fee, deliveryDiscount);
  return {
    coupon: outcome,
    subTotal: subTotalOf(lines),
    discount: gain.discount,
    prepaidDiscount,
    total,
    deliveryFee,
    deliveryDiscount,
    finalTotal: add(total, deliveryFee),
  };
}

/** The sums of an order in rupees, as documents and responses hold them. */
export interface Amounts {
  subTotal: number;
  discountAmount: number;
  prepaidDiscount: number;
  deliveryFee: number;
  /** What the coupon took off the delivery fee; absent for 0. */
  deliveryDiscount?: number;
  finalTotal: number;
}

export function amountsOf(q: Quote): Amounts {
  return {
    subTotal: toRupees(q.subTotal),
    discountAmount: toRupees(q.discount),
    prepaidDiscount: toRupees(q.prepaidDiscount),
    deliveryFee: toRupees(q.deliveryFee),
    ...(q.deliveryDiscount > 0 ? { deliveryDiscount: toRupees(q.deliveryDiscount) } : {}),
    finalTotal: toRupees(q.finalTotal),
  };
}

/** Picks the sums from a response that has more fields. */
export function pickAmounts(answer: Amounts): Amounts {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, deliveryDiscount, finalTotal } = answer;
  return {
    subTotal,
    discountAmount,
    prepaidDiscount,
    deliveryFee,
    ...(deliveryDiscount ? { deliveryDiscount } : {}),
    finalTotal,
  };
}
