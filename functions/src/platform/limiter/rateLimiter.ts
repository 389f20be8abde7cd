import { takeToken, type RateLimits, type TokenBucket } from '@/domain/traffic/tokenBucket';

export type { RateLimits };

/** More callers than one instance meets in a minute; the one unseen for longest is dropped first. */
const MAX_CALLERS = 20_000;

/** Token buckets in this process's memory, one per caller. */
export class RateLimiter {
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(private readonly limits: () => RateLimits) {}

  /** Takes a token. Returns 0, or the seconds until the next token. */
  take(caller: string, now: number): number {
    const { bucket, waitSeconds } = takeToken(this.buckets.get(caller), this.limits(), now);
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    if (this.buckets.size > MAX_CALLERS) this.forgetOldest();
    return waitSeconds;
  }

  /** Returns the token of a caller who turned out to be exempt. */
  giveBack(caller: string): void {
    const known = this.buckets.get(caller);
    if (known) known.tokens = Math.min(this.limits().burst, known.tokens + 1);
  }

  private forgetOldest(): void {
    const oldest = this.buckets.keys().next();
    if (!oldest.done) this.buckets.delete(oldest.value);
  }
}
