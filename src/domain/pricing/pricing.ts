import { applyOffer, type CouponContext, type CouponOutcome, type PricedUnits } from '../offers/coupons';
import { deliveryFeeFor, PREPAID_PERCENT, type PaymentMethod } from './fees';
import { add, percentOf, subtract, sum, times, toRupees, ZERO, type Paise } from '../money/money';
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

/** The sum of an order: subtotal → coupon → prepaid discount → delivery fee → final total. */
export function quote({ lines, coupon, paymentMethod, context }: QuoteRequest): Quote {
  const subTotal = sum(lines.map((line) => times(line.unitPrice, line.quantity)));
  const outcome = coupon ? applyOffer(coupon.offer, lines, context) : null;
  const discount = outcome?.applied ? outcome.discount : ZERO;
  const afterCoupon = subtract(subTotal, discount);
  const prepaidDiscount = paymentMethod === 'Pay Online' ? percentOf(afterCoupon, PREPAID_PERCENT) : ZERO;
  const total = subtract(afterCoupon, prepaidDiscount);
  // Nothing ordered, nothing delivered.
  const deliveryFee = lines.length === 0 ? ZERO : deliveryFeeFor(total, paymentMethod);
  return {
    coupon: outcome,
    subTotal,
    discount,
    prepaidDiscount,
    total,
    deliveryFee,
    finalTotal: add(total, deliveryFee),
  };
}

/** An order's sums in rupees, as documents and answers hold them. */
export interface Amounts {
  subTotal: number;
  discountAmount: number;
  prepaidDiscount: number;
  deliveryFee: number;
  finalTotal: number;
}

export function amountsOf(q: Quote): Amounts {
  return {
    subTotal: toRupees(q.subTotal),
    discountAmount: toRupees(q.discount),
    prepaidDiscount: toRupees(q.prepaidDiscount),
    deliveryFee: toRupees(q.deliveryFee),
    finalTotal: toRupees(q.finalTotal),
  };
}
