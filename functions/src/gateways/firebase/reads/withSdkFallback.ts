import { errorFields, type Log } from '../../../platform/log';
import type { Reads } from '../../../platform/firestore/reads';

/** Milliseconds for which the one that failed is not asked again. */
const DISTRUST = 60_000;

/** Asks `first`, and `safe` where that fails and for a minute from then on: whoever waits gets an answer all the same. */
export function readsFirst(first: Reads, safe: Reads, { now, log }: { now: () => Date; log: Log }): Reads {
  let distrusted = -Infinity;

  async function ask<T>(read: (reads: Reads) => Promise<T>): Promise<T> {
    const at = now().getTime();
    if (at < distrusted) return read(safe);
    try {
      return await read(first);
    } catch (error) {
      distrusted = at + DISTRUST;
      log('firestore.sdk_asked', errorFields(error), 'WARNING');
      return read(safe);
    }
  }

  return {
    find: (asked) => ask((reads) => reads.find(asked)),
    getAll: (paths) => ask((reads) => reads.getAll(paths)),
  };
}
