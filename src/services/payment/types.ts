import type { VerifyPaymentRequest } from '@/domain/contracts/orders/payment';

/** The data that the provider's checkout is opened with. */
export interface PaymentRequest {
  keyId: string;
  /** The provider's order, and its amount in paise. */
  razorpayOrderId: string;
  amount: number;
  currency: string;
  orderId: string;
  /** What is paid for, as the checkout names it. */
  description: string;
  prefill: { name: string; email: string; contact: string };
}

export type PaymentOutcome =
  /** The checkout reports a payment; only the server can confirm it. */
  | { kind: 'paid'; result: VerifyPaymentRequest }
  /** Closed before anything was paid, as far as this browser knows. */
  | { kind: 'dismissed' }
  /** At least one try was declined, and the shopper closed the checkout. */
  | { kind: 'failed' };
