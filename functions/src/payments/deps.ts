import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentGateway } from '../gateways/paymentGateway';
import type { Log } from '../platform/log';

/** What news of a payment changed; the orders are null where it is that of none. */
export interface PaymentChange {
  razorpayOrderId: string;
  what: 'payment.settled' | 'payment.refund_noted';
  before: Order | null;
  after: Order | null;
}

/** What everything works with that asks Razorpay. */
export interface PaymentDeps {
  db: () => Promise<Firestore>;
  /** Null where nobody can pay online. */
  payments: () => PaymentGateway | null;
  now: () => Date;
  log: Log;
  /** Writes more into the transaction of each change, where a person asked for it. */
  witness?: (transaction: Transaction, change: PaymentChange) => void;
}
