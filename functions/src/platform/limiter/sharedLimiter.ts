import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { fullAt, takeToken, type RateLimits, type TokenBucket } from '@/domain/general/tokenBucket';

/** How often a caller may do something, counted for all instances together. */
export interface SharedLimiter {
  /** Takes a token. Answers 0, or the seconds to wait when there is none left. */
  take: (caller: string, now: Date) => Promise<number>;
}

/** Firestore's code for a transaction that lost every race. */
const ABORTED = 10;

/** Callers are hashed: an address or a uid is personal, and nobody needs to read it here. */
function bucketId(name: string, caller: string): string {
  const hash = createHash('sha256').update(caller).digest('hex').slice(0, 32);
  return `${name}_${hash}`;
}

/**
 * Token buckets in `rateLimits`, one per caller, each deleted by its time to live once it is full again. They cost a read and a
 * write a call, so only what is rare and matters is counted here; the rest is counted by `RateLimiter` in each instance.
 */
export function sharedLimiter(
  db: () => Promise<Firestore>,
  name: string,
  limits: () => RateLimits,
): SharedLimiter {
  return {
    async take(caller, now) {
      const store = await db();
      const ref = store.collection('rateLimits').doc(bucketId(name, caller));
      try {
        return await store.runTransaction(async (transaction) => {
          const known = (await transaction.get(ref)).data() as TokenBucket | undefined;
          const { bucket, waitSeconds } = takeToken(known, limits(), now.getTime());
          // A refusal takes nothing, so a flood writes nothing.
          if (waitSeconds === 0) transaction.set(ref, { ...bucket, expireAt: fullAt(bucket, limits()) });
          return waitSeconds;
        });
      } catch (error) {
        // Only calls of the same caller contend for a bucket: this many at once are too many.
        if ((error as { code?: unknown }).code !== ABORTED) throw error;
        return 1;
      }
    },
  };
}
