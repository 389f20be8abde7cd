export type Notes = Record<string, string>;

/** Amounts are paise, times are Unix seconds, as in Razorpay's API. */
export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: 'INR';
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'upi' | 'card';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: null;
  bank: null;
  wallet: null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string>;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: 'INR';
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal';
}

/** A refund with its request, so that the same idempotency key returns the same refund. */
export interface StoredRefund {
  id: string;
  refund: Refund;
  idempotencyKey: string | null;
  asked: string;
}

export interface PaymentLink {
  id: string;
  amount: number;
  amount_paid: number;
  currency: 'INR';
  accept_partial: false;
  cancelled_at: number;
  created_at: number;
  customer: { name: string; contact: string; email: string };
  description: string;
  expire_by: number | null;
  expired_at: number;
  notes: Notes;
  notify: { email: false; sms: false };
  /** Null until somebody pays. */
  order_id: string | null;
  payments: { amount: number; payment_id: string; status: 'captured' }[] | null;
  reference_id: string;
  reminder_enable: false;
  short_url: string;
  status: 'created' | 'paid' | 'expired' | 'cancelled';
  updated_at: number;
}

export type RazorpayTables = { orders: Order; payments: Payment; refunds: StoredRefund; links: PaymentLink };
