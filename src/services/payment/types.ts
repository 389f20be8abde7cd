import type { VerifyPaymentRequest } from '@/domain/contracts/payment';

/** What the provider's checkout is opened with. */
export interface PaymentRequest {
  keyId: string;
  /** The provider's order, and its amount in paise. */
  razorpayOrderId: string;
  amount: number;
  currency: string;
  orderId: string;
  prefill: { name: string; email: string; contact: string };
}

export type PaymentOutcome =
  /** Paid, says the checkout; only the server can tell whether that is so. */
  | { kind: 'paid'; result: VerifyPaymentRequest }
  /** Closed before anything was paid, as far as this browser knows. */
  | { kind: 'dismissed' }
  /** At least one try was declined, and the shopper closed the checkout. */
  | { kind: 'failed' };

export interface PaymentService {
  /** Loads the provider's script, once; false when it cannot be had. */
  prepare(checkoutUrl: string): Promise<boolean>;
  /** Opens the provider's checkout over the page; aborting closes it as if dismissed. */
  pay(request: PaymentRequest, leave: AbortSignal): Promise<PaymentOutcome>;
}
