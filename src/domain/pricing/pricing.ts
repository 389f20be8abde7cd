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
  /** The coupon's reduction of the delivery fee. */
  deliveryDiscount: Paise;
  /**
   * The price of gift wrap, 0 where it is free; null without it. It is never discounted and does not count
   * towards free delivery.
   */
  giftWrap: Paise | null;
  /** total + deliveryFee + giftWrap: the amount that the shopper pays. */
  finalTotal: Paise;
}

export interface QuoteRequest {
  lines: readonly PricedUnits[];
  /** The offer with the requested code; undefined when the code is unknown. */
  coupon: { code: string; offer: Offer | undefined } | null;
  paymentMethod: PaymentMethod;
  context: CouponContext;
  /** Paise for gift wrap; absent without it. */
  giftWrap?: Paise | null | undefined;
}

/** The cart, method and context that a coupon is applied to. */
export type CouponTrial = Omit<QuoteRequest, 'coupon' | 'giftWrap'>;

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

/** Prices an order: subtotal → coupon → prepaid discount → delivery fee → gift wrap → final total. */
export function quote(request: QuoteRequest): Quote {
  const { lines, coupon, giftWrap = null } = request;
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
    giftWrap,
    finalTotal: add(add(total, deliveryFee), giftWrap ?? ZERO),
  };
}

/** The sums of an order in rupees, as in documents and responses. */
export interface Amounts {
  subTotal: number;
  discountAmount: number;
  prepaidDiscount: number;
  deliveryFee: number;
  /** The coupon's reduction of the delivery fee; absent for 0. */
  deliveryDiscount?: number;
  /** The price of gift wrap, 0 where it is free; absent without it. */
  giftWrap?: number;
  finalTotal: number;
}

export function amountsOf(q: Quote): Amounts {
  return {
    subTotal: toRupees(q.subTotal),
    discountAmount: toRupees(q.discount),
    prepaidDiscount: toRupees(q.prepaidDiscount),
    deliveryFee: toRupees(q.deliveryFee),
    ...(q.deliveryDiscount > 0 ? { deliveryDiscount: toRupees(q.deliveryDiscount) } : {}),
    ...(q.giftWrap === null ? {} : { giftWrap: toRupees(q.giftWrap) }),
    finalTotal: toRupees(q.finalTotal),
  };
}

/** Picks the sums from a response that has more fields. */
export function pickAmounts(answer: Amounts): Amounts {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, deliveryDiscount, giftWrap, finalTotal } =
    answer;
  return {
    subTotal,
    discountAmount,
    prepaidDiscount,
    deliveryFee,
    ...(deliveryDiscount ? { deliveryDiscount } : {}),
    ...(giftWrap === undefined ? {} : { giftWrap }),
    finalTotal,
  };
}
