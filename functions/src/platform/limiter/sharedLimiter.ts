import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction, isAborted } from '../firestore/transaction';
import { fullAt, takeToken, type RateLimits } from '@/domain/traffic/tokenBucket';
import { collectionOf } from '../firestore/collections';

/** Fewer than elsewhere: only calls of the same caller contend for a bucket, so that many at once are too many. */
const MAX_ATTEMPTS = 5;

/** A rate limit that all instances share. */
export interface SharedLimiter {
  /** Takes a token. Returns 0, or the seconds until the next token. */
  take: (caller: string, now: Date) => Promise<number>;
}

/** Callers are hashed, because an address or uid is personal data. */
function bucketId(name: string, caller: string): string {
  const hash = createHash('sha256').update(caller).digest('hex').slice(0, 32);
  return `${name}_${hash}`;
}

/**
 * Token buckets in `rateLimits`, one per caller, deleted by their TTL once they are full again. Each call costs a
 * read and a write, so only rare and important calls are counted here; `RateLimiter` counts the rest in each
 * instance.
 */
export function sharedLimiter(
  db: () => Promise<Firestore>,
  name: string,
  limits: () => RateLimits,
): SharedLimiter {
  return {
    async take(caller, now) {
      const store = await db();
      const ref = collectionOf(store, 'rateLimits').doc(bucketId(name, caller));
      try {
        return await inTransaction(
          store,
          async (transaction) => {
            const known = (await transaction.get(ref)).data();
            const { bucket, waitSeconds } = takeToken(known, limits(), now.getTime());
            // A refused call writes nothing, so a flood writes nothing.
            if (waitSeconds === 0) transaction.set(ref, { ...bucket, expireAt: fullAt(bucket, limits()) });
            return waitSeconds;
          },
          MAX_ATTEMPTS,
        );
      } catch (error) {
        if (!isAborted(error)) throw error;
        return 1;
      }
    },
  };
}
