import type { Promotion } from './save';
import { phaseAt } from '../schedule';

/**
 * An offer, banner or highlight as Firestore holds it. Firestore's rules let everybody read what is `enabled`, so before
 * its start `enabled` is false, and `isScheduled` says that the admin has switched it on.
 */
export type StoredPromotion<T extends Promotion> = T & { isScheduled?: true };

/** As the admin says it and all code outside of storage knows it: `enabled` means switched on, whatever the schedule. */
export function fromStored<T extends Promotion>(stored: StoredPromotion<T>): T {
  const { isScheduled, ...promotion } = stored;
  return { ...(promotion as unknown as T), enabled: promotion.enabled || isScheduled === true };
}

/** What to store at a moment: `enabled` only once the schedule has begun. */
export function toStored<T extends Promotion>(promotion: T, now: Date): StoredPromotion<T> {
  const waits = promotion.enabled && phaseAt(promotion, now) === 'before';
  return waits ? { ...promotion, enabled: false, isScheduled: true } : promotion;
}

/** What to store instead, where a document's `enabled` does not agree with its schedule; null where it does. */
export function findTurn<T extends Promotion>(
  stored: StoredPromotion<T>,
  now: Date,
): StoredPromotion<T> | null {
  const next = toStored(fromStored(stored), now);
  const isSame = next.enabled === stored.enabled && next.isScheduled === stored.isScheduled;
  return isSame ? null : next;
}
