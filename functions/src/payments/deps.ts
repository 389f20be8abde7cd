import type { Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentGateway } from '../gateways/paymentGateway';
import type { StoreDeps } from '../platform/storeDeps';

/** The change by a payment's news; the orders are null for a payment without one. */
export interface PaymentChange {
  razorpayOrderId: string;
  what: 'payment.settled' | 'payment.refund_noted' | 'payment.closed';
  before: Order | null;
  after: Order | null;
}

/** Dependencies of everything that asks Razorpay. */
export interface PaymentDeps extends StoreDeps {
  /** Null when the shop does not offer Pay Online. */
  payments: () => PaymentGateway | null;
  /** Change hook: writes more into the transaction of each change, such as an audit entry. */
  onChange?: (transaction: Transaction, change: PaymentChange) => void;
}
