import { type Order, type Payment } from './types';

export const OUTCOMES = ['captured', 'authorized', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Payer {
  method: 'upi' | 'card';
  email: string | null;
  contact: string | null;
}

const FEE_SHARE = 0.02;
const GST_SHARE = 0.18;

/** The order after an attempt to pay it. A paid order stays paid. */
export function attempt(
  order: Order,
  outcome: Outcome,
  payer: Payer,
  paymentId: string,
  at: number,
): { order: Order; payment: Payment } {
  const failed = outcome === 'failed';
  const vpa = payer.method === 'upi' ? (failed ? 'failure@razorpay' : 'success@razorpay') : null;
  const payment: Payment = {
    id: paymentId,
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: failed ? 'failed' : 'authorized',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: payer.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa,
    email: payer.email,
    contact: payer.contact,
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: failed ? 'BAD_REQUEST_ERROR' : null,
    error_description: failed ? 'Your payment was declined by the bank.' : null,
    error_source: failed ? 'bank' : null,
    error_step: failed ? 'payment_authorization' : null,
    error_reason: failed ? 'payment_failed' : null,
    acquirer_data: failed ? {} : { rrn: paymentId.slice(-12) },
    created_at: at,
  };
  const attempted: Order = { ...order, status: 'attempted', attempts: order.attempts + 1 };
  return outcome === 'captured' ? capture(attempted, payment) : { order: attempted, payment };
}

/** Captures an authorised payment, which pays its order. */
export function capture(order: Order, payment: Payment): { order: Order; payment: Payment } {
  const base = Math.round(payment.amount * FEE_SHARE);
  const tax = Math.round(base * GST_SHARE);
  return {
    order: { ...order, status: 'paid', amount_paid: payment.amount, amount_due: 0 },
    payment: { ...payment, status: 'captured', captured: true, fee: base + tax, tax },
  };
}

/** The payment after a refund of `amount` more paise. */
export function refunded(payment: Payment, amount: number): Payment {
  const total = payment.amount_refunded + amount;
  const full = total === payment.amount;
  return {
    ...payment,
    amount_refunded: total,
    refund_status: full ? 'full' : 'partial',
    status: full ? 'refunded' : payment.status,
  };
}
