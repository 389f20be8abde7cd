import { applyOffer, type CouponContext, type CouponOutcome } from '../offers/coupons';
import { subTotalOf, type PricedUnits } from '../offers/types/pricedUnits';
import { deliveryFeeFor, PREPAID_PERCENT, type PaymentMethod } from './fees';
import { add, least, percentOf, subtract, toRupees, ZERO, type Paise } from '../money/money';
import type { Offer } from '../offers/offer';

export interface Quote {
  /** null when no coupon was asked for. */
  coupon: CouponOutcome | null;
  subTotal: Paise;
  discount: Paise;
  prepaidDiscount: Paise;
  /** subTotal − discount − prepaidDiscount, never below 0. */
  total: Paise;
  deliveryFee: Paise;
  /** What the coupon has taken off the delivery fee. */
  deliveryDiscount: Paise;
  /** total + deliveryFee: what the shopper pays. */
  finalTotal: Paise;
}

export interface QuoteRequest {
  lines: readonly PricedUnits[];
  /** The offer found for the code that was asked for; undefined when the code is unknown. */
  coupon: { code: string; offer: Offer | undefined } | null;
  paymentMethod: PaymentMethod;
  context: CouponContext;
}

/** The cart, method and context that a coupon is tried with. */
export type CouponTrial = Omit<QuoteRequest, 'coupon'>;

/** The sums that follow from the subtotal and a discount. */
function sumsAfter(discount: Paise, { lines, paymentMethod }: CouponTrial) {
  const afterCoupon = subtract(subTotalOf(lines), discount);
  const prepaidDiscount = paymentMethod === 'Pay Online' ? percentOf(afterCoupon, PREPAID_PERCENT) : ZERO;
  const total = subtract(afterCoupon, prepaidDiscount);
  // Nothing ordered, nothing delivered.
  const fee = lines.length === 0 ? ZERO : deliveryFeeFor(total, paymentMethod);
  return { prepaidDiscount, total, fee };
}

/** Decides on an offer; undefined for a code that no offer has. */
export function tryCoupon(offer: Offer | undefined, trial: CouponTrial): CouponOutcome {
  const { lines, context } = trial;
  return applyOffer(offer, { lines, deliveryFee: sumsAfter(ZERO, trial).fee }, context);
}

/** The sum of an order: subtotal → coupon → prepaid discount → delivery fee → final total. */
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

/** An order's sums in rupees, as documents and answers hold them. */
export interface Amounts {
  subTotal: number;
  discountAmount: number;
  prepaidDiscount: number;
  deliveryFee: number;
  /** What the coupon took off the delivery fee; absent where it took nothing. */
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

/** The sums of an answer that says more than them. */
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
