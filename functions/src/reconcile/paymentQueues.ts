import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { MAX_DUE } from '../platform/dueWork';
import { collectionOf } from '../platform/firestore/collections';

/** Due payment records of one kind. */
export interface PaymentQueue {
  name: string;
  read: () => Promise<PaymentRecord[]>;
}

/**
 * The queues of due payments. Each has its own limit, so that a long queue does not delay another: `urgent` ones give
 * back money or stock, the others only ask Razorpay. A record in several queues is read from one of them.
 */
export function paymentQueues(db: Firestore, now: Date): { urgent: PaymentQueue[]; checks: PaymentQueue[] } {
  const seen = new Set<string>();
  const queue = (name: string, field: string): PaymentQueue => ({
    name,
    async read() {
      const due = collectionOf(db, 'payments').where(field, '<=', now.toISOString()).orderBy(field);
      const records = (await due.limit(MAX_DUE).get()).docs.map((doc) => doc.data());
      return records.filter(({ razorpayOrderId: id }) => !seen.has(id) && seen.add(id));
    },
  });
  return {
    urgent: [queue('refunds', 'queues.refundAt'), queue('expiries', 'queues.expiryAt')],
    // The last one holds bare payments, and records from before there were queues.
    checks: [queue('order asks', 'queues.orderAskAt'), queue('bare asks', 'dueAt')],
  };
}
