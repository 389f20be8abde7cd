/** An order at the payment provider. Amounts are whole paise. */
export interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
}

/** An attempt to pay an order. Its money is the shop's once it is 'captured'. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  /** 'created', 'authorized', 'captured', 'refunded' or 'failed'. */
  status: string;
}

export interface ProviderRefund {
  id: string;
  amount: number;
  status: string;
  /** What the shop called it; empty for one by hand. */
  receipt: string;
}

/** A payment as the provider's list has it. */
export interface ListedPayment extends ProviderPayment {
  /** Paise of it that went back. */
  refunded: number;
  /** ISO. */
  at: string;
}

/** The provider said no, and will say so again. */
export type Refused = { kind: 'refused'; problem: string };
/** No answer, or none that makes sense: it may have been acted on, and may be asked again. */
export type Unavailable = { kind: 'unavailable'; problem: string };
export type Asked<T> = { kind: 'answered'; value: T } | Refused | Unavailable;

export interface WantedOrder {
  amount: number;
  /** Ours, at most 40 characters: by it the order is found again. */
  receipt: string;
  notes: Record<string, string>;
}

export interface WantedRefund {
  paymentId: string;
  amount: number;
  /** The same key never gives money back twice. */
  key: string;
  /** Ours, at most 40 characters: by it the refund is known again. */
  receipt?: string;
}

/** Payments that one question is answered with. */
export const PAGE = 100;

/** What the checkout hands to the shop's page. */
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
  createOrder(order: WantedOrder): Promise<Asked<ProviderOrder>>;
  /** The order that was made with this receipt; null when there is none. */
  findOrder(receipt: string): Promise<Asked<ProviderOrder | null>>;
  /** One of its orders, and what the shop called it. */
  order(id: string): Promise<Asked<ProviderOrder & { receipt: string }>>;
  /** At most `PAGE` payments that were begun since then, newest first, after so many others. */
  paymentsSince(from: Date, skip: number): Promise<Asked<ListedPayment[]>>;
  paymentsOf(orderId: string): Promise<Asked<ProviderPayment[]>>;
  payment(id: string): Promise<Asked<ProviderPayment>>;
  capture(payment: ProviderPayment): Promise<Asked<ProviderPayment>>;
  refund(refund: WantedRefund): Promise<Asked<ProviderRefund>>;
  refundsOf(paymentId: string): Promise<Asked<ProviderRefund[]>>;
}
