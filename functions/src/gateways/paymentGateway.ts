import type { Paise } from '@/domain/money/money';

/** An order at the payment provider. */
export interface ProviderOrder {
  id: string;
  amount: Paise;
  currency: string;
}

/** The status of a payment that the provider refunded by itself: it was never captured, so it was never the shop's. */
export const RETURNED = 'returned';

/** An attempt to pay an order. Its money belongs to the shop once it is 'captured'. */
export interface ProviderPayment {
  id: string;
  /** Of a payment by a link: the link's id. */
  orderId: string;
  /** Of a payment by a link: the order that the provider made for it. */
  linkOrderId?: string;
  amount: Paise;
  currency: string;
  /** 'created', 'authorized', 'captured', 'refunded', `RETURNED` or 'failed'. */
  status: string;
}

export interface ProviderRefund {
  id: string;
  amount: Paise;
  status: string;
  /** The shop's id of the refund; empty for one made at the provider. */
  receipt: string;
}

/** A payment in the provider's list. */
export interface ListedPayment extends ProviderPayment {
  /** The part of it that was refunded. */
  refunded: Paise;
  /** ISO. */
  at: string;
}

/** The provider refused, and would refuse again. */
export type Refused = { kind: 'refused'; problem: string };
/** No answer, or none that makes sense: the provider may have acted on it, and it may be asked again. */
export type Unavailable = { kind: 'unavailable'; problem: string };
export type ProviderAnswer<T> = { kind: 'answered'; value: T } | Refused | Unavailable;

export interface NewProviderOrder {
  amount: Paise;
  /** Ours, at most 40 characters; the order is found again by it. */
  receipt: string;
  notes: Record<string, string>;
}

/** A payment page of the provider. */
export interface ProviderLink {
  id: string;
  url: string;
  /** The shop's id of it. */
  reference: string;
  amount: Paise;
  currency: string;
  /** 'created', 'paid', 'expired', 'cancelled' … */
  status: string;
  /** ISO; empty where the provider names no end. */
  expiresAt: string;
}

export interface NewProviderLink {
  amount: Paise;
  /** Ours, at most 40 characters and unique; the link is found again by it. */
  reference: string;
  /** The text above the sum on the payment page. */
  description: string;
  customer: { name: string; phone: string; email: string };
  /** At least 15 minutes away. */
  expiresAt: Date;
}

export interface NewProviderRefund {
  paymentId: string;
  amount: Paise;
  /** Idempotency key: the same key never refunds twice. */
  key: string;
  /** Ours, at most 40 characters; the refund is recognized by it. */
  receipt?: string;
}

/** Payments on one page of the list. */
export const PAYMENTS_PER_PAGE = 100;

/** The fields that Razorpay's checkout passes to the shop's page. */
export interface CheckoutResult {
  orderId: string;
  paymentId: string;
  signature: string;
}

export interface PaymentGateway {
  /** Public; the checkout needs it. */
  keyId: string;
  checkoutUrl: string;
  /** Whether the provider signed that this payment belongs to this order. */
  isSigned(result: CheckoutResult): boolean;
  createOrder(order: NewProviderOrder): Promise<ProviderAnswer<ProviderOrder>>;
  /** The order with this receipt; null when there is none. */
  findOrder(receipt: string): Promise<ProviderAnswer<ProviderOrder | null>>;
  /** An order and its receipt. */
  order(id: string): Promise<ProviderAnswer<ProviderOrder & { receipt: string }>>;
  createLink(link: NewProviderLink): Promise<ProviderAnswer<ProviderLink>>;
  /** The link with this reference; null when there is none. */
  findLink(reference: string): Promise<ProviderAnswer<ProviderLink | null>>;
  /** Refused where it was paid, or is over already. */
  cancelLink(id: string): Promise<ProviderAnswer<ProviderLink>>;
  /** At most `PAYMENTS_PER_PAGE` payments since then, newest first, without the first `skip`. */
  paymentsSince(from: Date, skip: number): Promise<ProviderAnswer<ListedPayment[]>>;
  /** Of an order, or of a link by the link's id. */
  paymentsOf(orderId: string): Promise<ProviderAnswer<ProviderPayment[]>>;
  payment(id: string): Promise<ProviderAnswer<ProviderPayment>>;
  capture(payment: ProviderPayment): Promise<ProviderAnswer<ProviderPayment>>;
  refund(refund: NewProviderRefund): Promise<ProviderAnswer<ProviderRefund>>;
  refundsOf(paymentId: string): Promise<ProviderAnswer<ProviderRefund[]>>;
}
