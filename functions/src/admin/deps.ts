import type { DeletionDeps } from '../accounts/deletion';
import type { NotificationDeps } from '../notifications/ownNotifications';
import type { OfferFinder } from '../offers/findOffer';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import type { PaymentDeps } from '../payments/deps';
import type { TeamDeps } from '../staff/deps';
import type { RunClock } from '../reconcile/reconcileRun';
import type { BookingDeps } from '../shipment/bookShipment';

/** Dependencies of the admin's routes. */
export interface AdminDeps
  extends BookingDeps, PaymentDeps, DeletionDeps, TeamDeps, NotificationDeps, RunClock {
  queue: KeyedQueue;
  offers: OfferFinder;
  takesOnlinePayments: () => boolean;
}
