import { DAY_MS } from '../time/calendar';

/** A caller may spend `burst` calls at once and gets `perSecond` of them back each second. */
export interface RateLimits {
  burst: number;
  perSecond: number;
}

/** A caller's remaining calls at a moment (ms). */
export interface TokenBucket {
  tokens: number;
  at: number;
}

export interface TakeResult {
  bucket: TokenBucket;
  /** Seconds to wait when no token was left; 0 when one was taken. */
  waitSeconds: number;
}

/** Takes a token. An unknown caller has a full bucket; a clock that was set back takes nothing away. */
export function takeToken(
  stored: TokenBucket | undefined,
  { burst, perSecond }: RateLimits,
  now: number,
): TakeResult {
  const before = stored ?? { tokens: burst, at: now };
  const seconds = Math.max(0, now - before.at) / 1000;
  const tokens = Math.min(burst, before.tokens + seconds * perSecond);
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, at: now }, waitSeconds: 0 };
  const waitSeconds = Math.max(1, Math.ceil((1 - tokens) / perSecond));
  return { bucket: { tokens, at: now }, waitSeconds };
}

/** Returns when the bucket is full again and may be deleted; a day at most. */
export function fullAt({ tokens, at }: TokenBucket, { burst, perSecond }: RateLimits): Date {
  const refillMs = (Math.max(0, burst - tokens) / perSecond) * 1000;
  return new Date(at + Math.min(refillMs, DAY_MS));
}
