import type { DeletionDeps } from '../account/deletion';
import type { KeyedQueue } from '../keyedQueue';
import type { PaymentDeps } from '../payment/deps';
import type { BookingDeps } from '../shipment/bookShipment';

/** What the admin's calls work with. */
export interface AdminDeps extends BookingDeps, PaymentDeps, DeletionDeps {
  queue: KeyedQueue;
}
