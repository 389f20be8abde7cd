import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentGateway } from '../gateways/payments';
import type { Log } from '../http/log';

/** What everything works with that asks Razorpay. */
export interface PaymentDeps {
  db: () => Promise<Firestore>;
  /** Null where nobody can pay online. */
  payments: () => PaymentGateway | null;
  now: () => Date;
  log: Log;
}
