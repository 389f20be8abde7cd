import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';

/** Records read of each queue in one run. */
const MAX_DUE = 100;

/** Payment records whose time has come, of one kind. */
export interface PaymentQueue {
  name: string;
  read: () => Promise<PaymentRecord[]>;
}

/**
 * The queues of payments, each with a limit of its own, so that a long one keeps no other waiting: `urgent` give back money or
 * stock; the others only ask Razorpay. A record that is in several is read in one of them.
 */
export function paymentQueues(db: Firestore, now: Date): { urgent: PaymentQueue[]; asks: PaymentQueue[] } {
  const seen = new Set<string>();
  const queue = (name: string, field: string): PaymentQueue => ({
    name,
    async read() {
      const due = db.collection('payments').where(field, '<=', now.toISOString()).orderBy(field);
      const records = (await due.limit(MAX_DUE).get()).docs.map((doc) => doc.data() as PaymentRecord);
      return records.filter(({ razorpayOrderId: id }) => !seen.has(id) && seen.add(id));
    },
  });
  return {
    urgent: [queue('refunds', 'queues.refundAt'), queue('expiries', 'queues.expiryAt')],
    // The last holds payments of an amount alone, and records of before there were queues.
    asks: [queue('order asks', 'queues.orderAskAt'), queue('bare asks', 'dueAt')],
  };
}
