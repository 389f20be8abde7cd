import { refuseFor, type Answer } from '../http/answer';
import type { SharedLimiter } from './sharedLimiter';

/** Refuses a signed link that was used too often, by the address or as such; null while it was not. */
export async function linkUsedTooOften(
  limiter: SharedLimiter,
  { address, link }: { address: string; link: string },
  now: Date,
): Promise<Answer | null> {
  for (const caller of [`address:${address}`, link]) {
    const seconds = await limiter.take(caller, now);
    if (seconds > 0) {
      const message = 'This link was used too often just now. Please wait a few minutes.';
      return refuseFor(seconds, 'too_many_answers', message);
    }
  }
  return null;
}
