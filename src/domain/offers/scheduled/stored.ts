import type { ScheduledItem } from './save';
import { phaseAt } from './schedule';

/**
 * An offer, banner or highlight as stored in Firestore. Its rules make every `enabled` document public, so
 * `enabled` is false before the start, and `isScheduled` says that the team has enabled it.
 */
export type StoredScheduled<T extends ScheduledItem> = T & { isScheduled?: true };

/** The item outside of storage: `enabled` is the team's choice, regardless of the schedule. */
export function fromStored<T extends ScheduledItem>(stored: StoredScheduled<T>): T {
  const { isScheduled, ...item } = stored;
  return { ...(item as unknown as T), enabled: item.enabled || isScheduled === true };
}

/** The fields to store now: `enabled` only once the schedule has begun. */
export function toStored<T extends ScheduledItem>(item: T, now: Date): StoredScheduled<T> {
  const waits = item.enabled && phaseAt(item, now) === 'before';
  return waits ? { ...item, enabled: false, isScheduled: true } : item;
}

/** The corrected fields of a document whose `enabled` does not match its schedule; null where it does. */
export function findTurn<T extends ScheduledItem>(
  stored: StoredScheduled<T>,
  now: Date,
): StoredScheduled<T> | null {
  const next = toStored(fromStored(stored), now);
  const isSame = next.enabled === stored.enabled && next.isScheduled === stored.isScheduled;
  return isSame ? null : next;
}
