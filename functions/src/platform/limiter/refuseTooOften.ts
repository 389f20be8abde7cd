import { refuseFor, type Refusal } from '../http/answer';
import type { SharedLimiter } from './sharedLimiter';

/** Counts a call for each of these callers, and refuses it where one of them came too often; null for the others. */
export async function refuseTooOften(
  limiter: SharedLimiter,
  callers: readonly string[],
  now: Date,
  { code = 'too_many_requests', message }: { code?: string; message: string },
): Promise<Refusal | null> {
  for (const caller of callers) {
    const seconds = await limiter.take(caller, now);
    if (seconds > 0) return refuseFor(seconds, code, message);
  }
  return null;
}
