import type { PaymentRefund } from './paymentRecord';

/**
 * When each task of a payment record is due (ISO; null is never). Each task has a query of its own, so that
 * refunds and expiries never wait behind status requests.
 */
export interface PaymentQueues {
  /** The earliest due refund. */
  refundAt: string | null;
  /** When the order's last status request is due; the order expires if it is still unpaid. */
  expiryAt: string | null;
  /** When to ask Razorpay for the status of an order's payment. */
  orderAskAt: string | null;
}

interface Queued {
  orderId: string;
  heldUntil: string;
  askAt: string | null;
  refunds: Record<string, PaymentRefund>;
}

export function queuesOf({ orderId, heldUntil, askAt, refunds }: Queued): PaymentQueues {
  const due = Object.values(refunds).filter(({ status }) => status === 'due');
  const paysForOrder = orderId !== '';
  // After the expiry only the status is requested: a payment can succeed days later.
  const expires = paysForOrder && askAt !== null && askAt <= heldUntil;
  return {
    refundAt: due.map(({ nextAt }) => nextAt).sort()[0] ?? null,
    expiryAt: expires ? heldUntil : null,
    orderAskAt: paysForOrder ? askAt : null,
  };
}
