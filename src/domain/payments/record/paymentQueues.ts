import type { PaymentRefund } from './paymentRecord';

/**
 * When the reconciler looks at a payment record, by task (ISO; null is never). Each task has a query of its own, so that refunds
 * and expiries never wait behind status questions.
 */
export interface PaymentQueues {
  /** The earliest refund that is due. */
  refundAt: string | null;
  /** When the order that it pays for is asked about a last time, and closed if it is not paid. */
  expiryAt: string | null;
  /** When Razorpay is asked what became of an order's payment. */
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
  // After the expiry it is only asked about again: a payment can come through days later.
  const expires = paysForOrder && askAt !== null && askAt <= heldUntil;
  return {
    refundAt: due.map(({ nextAt }) => nextAt).sort()[0] ?? null,
    expiryAt: expires ? heldUntil : null,
    orderAskAt: paysForOrder ? askAt : null,
  };
}
