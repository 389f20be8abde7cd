import type { OrderRow } from './row';

/** Orders that are read for the packing table at a time. */
export const MAX_QUEUE = 20;
/** Orders that the packing table shows; with fewer it reads the next ones. */
export const SHOWN_QUEUE = 6;

export interface PackingQueue {
  /** Those that wait longest, the oldest first. */
  rows: readonly OrderRow[];
  /** Whether more orders wait than these. */
  more: boolean;
}

/** Whether orders that changed make a queue out of date: one of its own, or one that would be in it. */
export function isQueueOutdated({ rows, more }: PackingQueue, changed: readonly OrderRow[]): boolean {
  return changed.some(({ id, updatedAt, waits }) => {
    const known = rows.find((row) => row.id === id);
    return known ? known.updatedAt !== updatedAt : !more && waits.includes('pack');
  });
}
