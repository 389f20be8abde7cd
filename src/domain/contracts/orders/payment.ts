import * as v from 'valibot';
import type { LineChange } from '../../cart/lineChanges';
import { MIN_ONLINE } from '../../pricing/fees';
import type { Amounts } from '../../pricing/pricing';
import type { QuoteAnswer } from '../../pricing/quoteAnswer';
import {
  cartItems,
  couponCode,
  gift,
  giftWrap,
  orderIdIn,
  paymentMethod,
  rupees,
  sample,
  savedAddress,
} from '../fields';

/** POST /api/payment/validate-offer */
export const validateOfferRequest = v.object({ cartItems, couponCode, paymentMethod, giftWrap });
export type ValidateOfferRequest = v.InferOutput<typeof validateOfferRequest>;

export interface ValidateOfferResponse extends Amounts, QuoteAnswer {
  couponCode: string;
  freeItems: number;
  /** With 409, the lines that differ; the sums are the server's. */
  changes: LineChange[];
  /** The reason why a purchase limit would refuse the order; missing if none would, and for guests. */
  limit?: string;
}

/** GET /api/payment/config: whether Pay Online is available, and the data for Razorpay's checkout. */
export interface PaymentConfigResponse {
  /** False if no Razorpay key is set. */
  online: boolean;
  /** Whether the key is a test key, so that no real money moves. */
  test: boolean;
  keyId: string;
  /** The script that the page loads on demand. */
  checkoutUrl: string;
}

const payable = v.pipe(rupees('amount'), v.minValue(MIN_ONLINE, `amount must be at least ₹${MIN_ONLINE}`));

/** A payment without a cart: it can pay for a later order of the same person with the same total. */
export const barePayment = v.object({ amount: payable });

/** The payment of a cart, which is stored as an order before Razorpay is called. `amount` is its total in rupees. */
export const cartPayment = v.object({
  amount: payable,
  orderId: orderIdIn('orderId'),
  cartItems,
  couponCode,
  paymentMethod: v.literal('Pay Online', "paymentMethod must be 'Pay Online'"),
  address: savedAddress,
  /** Rupees of store credit that the order takes, as the shopper saw it; absent without any. */
  storeCredit: v.optional(rupees('storeCredit')),
  /** Absent for an order that is no present. */
  gift,
  sample,
});
export type CartPayment = v.InferOutput<typeof cartPayment>;

const hasField = (input: unknown, field: string) =>
  typeof input === 'object' && input !== null && field in input;

/** POST /api/payment/create-order */
export const createOrderRequest = v.lazy((input) =>
  hasField(input, 'orderId') || hasField(input, 'cartItems') ? cartPayment : barePayment,
);

/**
 * Failures: 409 `price_changed`, `sold_out`, `not_sold`, `coupon_refused`, `total_changed`, `gift_wrap_changed`,
 * `sample_changed` with the server's figures; 409 `order_exists` (take a new orderId), `already_paid` with `orderId`;
 * 404 `unknown_address`; 502 `payment_unavailable`, 503 `busy` and `not_offered`: nothing was charged.
 */
export interface CreateOrderResponse {
  /** The Razorpay order; empty where store credit has paid for all of it, and the order is placed. */
  id: string;
  /** Paise, as Razorpay's checkout expects. */
  amount: number;
  currency: string;
  /** The shop's id. It differs from the sent one if an open payment of the same cart is reused; empty for `{amount}`. */
  orderId: string;
  keyId: string;
}

/** POST /api/payment/verify-payment: the fields that Razorpay's checkout passes to its handler. */
export const verifyPaymentRequest = v.object({
  razorpay_order_id: v.pipe(
    v.string('razorpay_order_id must be text'),
    v.regex(/^order_\w{1,40}$/, 'razorpay_order_id is not valid'),
  ),
  razorpay_payment_id: v.pipe(
    v.string('razorpay_payment_id must be text'),
    v.regex(/^pay_\w{1,40}$/, 'razorpay_payment_id is not valid'),
  ),
  razorpay_signature: v.pipe(
    v.string('razorpay_signature must be text'),
    v.maxLength(200, 'razorpay_signature is not valid'),
  ),
});
export type VerifyPaymentRequest = v.InferOutput<typeof verifyPaymentRequest>;

/**
 * Failures: 400 `bad_signature`, 404 `not_found`; 409 `refund_due` with `orderId` (paid too late, will be refunded);
 * 502 `payment_pending` with `orderId` (paid, but not confirmed by Razorpay yet: the shopper must not pay again).
 */
export interface VerifyPaymentResponse {
  success: true;
  /** Empty for a payment without a cart. */
  orderId: string;
  message: string;
}
