import { errorFields, type Log } from '../../../platform/log';
import type { Reads } from '../../../platform/firestore/reads';

/** Milliseconds for which the REST API is not asked again after a failure. */
const DISTRUST_MS = 60_000;

/** Reads through `first`; falls back to `safe` after a failure and for a minute from then on. */
export function withSdkFallback(
  first: Reads,
  safe: Reads,
  { now, log }: { now: () => Date; log: Log },
): Reads {
  let distrusted = -Infinity;

  async function readWithFallback<T>(read: (reads: Reads) => Promise<T>): Promise<T> {
    const at = now().getTime();
    if (at < distrusted) return read(safe);
    try {
      return await read(first);
    } catch (error) {
      distrusted = at + DISTRUST_MS;
      log('firestore.sdk_fallback', errorFields(error), 'WARNING');
      return read(safe);
    }
  }

  return {
    find: (query) => readWithFallback((reads) => reads.find(query)),
    getAll: (paths) => readWithFallback((reads) => reads.getAll(paths)),
  };
}
