import * as v from 'valibot';
import type { LineChange } from '../cart/lineChanges';
import { MIN_ONLINE } from '../pricing/fees';
import type { Amounts } from '../pricing/pricing';
import type { QuoteAnswer } from '../pricing/quoteAnswer';
import { cartItems, couponCode, orderIdIn, paymentMethod, rupees, savedAddress } from './fields';

/** POST /api/payment/validate-offer */
export const validateOfferRequest = v.object({ cartItems, couponCode, paymentMethod });
export type ValidateOfferRequest = v.InferOutput<typeof validateOfferRequest>;

export interface ValidateOfferResponse extends Amounts, QuoteAnswer {
  couponCode: string;
  freeItems: number;
  /** Not empty with 409: the lines that differ; the sums are the server's. */
  changes: LineChange[];
  /** Why the order would be refused because of how much one person may buy; absent where it would not, and for strangers. */
  limit?: string;
}

/** GET /api/payment/config: whether Pay Online can be offered, and what its checkout needs. */
export interface PaymentConfigResponse {
  /** False where no Razorpay key is set. */
  online: boolean;
  /** No real money moves. */
  test: boolean;
  keyId: string;
  /** The script to load on demand. */
  checkoutUrl: string;
}

const payable = v.pipe(rupees('amount'), v.minValue(MIN_ONLINE, `amount must be at least ₹${MIN_ONLINE}`));

/** A payment on its own: it can settle a later order of the same person whose total it equals. */
export const barePayment = v.object({ amount: payable });

/** The payment of a cart, which is kept as an order before Razorpay is asked. `amount` is its total in rupees. */
export const cartPayment = v.object({
  amount: payable,
  orderId: orderIdIn('orderId'),
  cartItems,
  couponCode,
  paymentMethod: v.literal('Pay Online', "paymentMethod must be 'Pay Online'"),
  address: savedAddress,
});
export type CartPayment = v.InferOutput<typeof cartPayment>;

const names = (input: unknown, field: string) =>
  typeof input === 'object' && input !== null && field in input;

/** POST /api/payment/create-order */
export const createOrderRequest = v.lazy((input) =>
  names(input, 'orderId') || names(input, 'cartItems') ? cartPayment : barePayment,
);

/**
 * Failures: 409 `price_changed`, `sold_out`, `not_sold`, `coupon_refused`, `total_changed` with the server's figures;
 * 409 `order_exists` (take a new orderId), `already_paid` with `orderId`; 404 `unknown_address`; 502
 * `payment_unavailable`, 503 `busy` and `not_offered`: nothing was charged.
 */
export interface CreateOrderResponse {
  /** The Razorpay order. */
  id: string;
  /** Paise, as Razorpay's checkout wants it. */
  amount: number;
  currency: string;
  /** Ours, which may be another than was sent: an open payment of the same cart is used again. Empty for `{amount}`. */
  orderId: string;
  keyId: string;
}

/** POST /api/payment/verify-payment: what the checkout hands to its handler. */
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
 * Failures: 400 `bad_signature`, 404 `not_found`; 409 `refund_due` with `orderId` (paid too late, the money goes back);
 * 502 `payment_pending` with `orderId` (paid, but Razorpay cannot confirm it now: nothing is lost, do not pay again).
 */
export interface VerifyPaymentResponse {
  success: true;
  /** Empty for a payment on its own. */
  orderId: string;
  message: string;
}

/** The body of every failure. */
export interface ErrorResponse {
  success: false;
  /** For machines: 'bad_request', 'unauthenticated', 'price_changed' … */
  code: string;
  message: string;
  /** The field that is wrong, with 400. */
  field?: string;
  requestId: string;
}
