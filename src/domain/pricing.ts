import { applyOffer, type CouponContext, type CouponOutcome, type PricedUnits } from './coupons';
import {
  add,
  formatRupees,
  percentOf,
  subtract,
  sum,
  times,
  toPaise,
  toRupees,
  ZERO,
  type Paise,
} from './money';
import type { Offer } from './offer';

export type PaymentMethod = 'Cash on Delivery' | 'Pay Online';
export const PAYMENT_METHODS = ['Cash on Delivery', 'Pay Online'] as const satisfies PaymentMethod[];
/** The ways to pay that the checkout offers, the first chosen to begin with; whatever the shop says of paying online follows from it. */
export const OFFERED_METHODS: readonly PaymentMethod[] = ['Pay Online', 'Cash on Delivery'];

/** Rupees. */
export const COD_FEE = 70;
export const COD_FEE_BELOW = 500;
/** The specification's sentence on the fee. */
export const COD_FEE_NOTE = `${formatRupees(COD_FEE)} delivery fee for orders below ${formatRupees(COD_FEE_BELOW)}`;
/** Percent of what is left after the coupon. */
export const PREPAID_PERCENT = 5;

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

/** ₹70 for cash on delivery below ₹500, otherwise free. */
export function deliveryFeeFor(total: Paise, method: PaymentMethod): Paise {
  return method === 'Cash on Delivery' && total < toPaise(COD_FEE_BELOW) ? toPaise(COD_FEE) : ZERO;
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
