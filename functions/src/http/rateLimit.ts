/** A caller may spend `burst` calls at once and gets `perSecond` of them back each second. */
export interface RateLimits {
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** More callers than one instance meets in a minute; the longest unseen is forgotten first. */
const MAX_CALLERS = 20_000;

/** Token buckets in this process's memory, one per caller. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly limits: () => RateLimits) {}

  /** Takes a token. Answers 0, or the seconds to wait when there is none left. */
  take(caller: string, now: number): number {
    const { burst, perSecond } = this.limits();
    const known = this.buckets.get(caller) ?? { tokens: burst, at: now };
    // A clock that was set back takes nothing away.
    const seconds = Math.max(0, now - known.at) / 1000;
    const tokens = Math.min(burst, known.tokens + seconds * perSecond);
    const allowed = tokens >= 1;
    this.buckets.delete(caller);
    this.buckets.set(caller, { tokens: allowed ? tokens - 1 : tokens, at: now });
    if (this.buckets.size > MAX_CALLERS) this.forgetOldest();
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  }

  /** Takes back what `take` cost a caller who turned out to be a sender that is never to wait. */
  giveBack(caller: string): void {
    const known = this.buckets.get(caller);
    if (known) known.tokens = Math.min(this.limits().burst, known.tokens + 1);
  }

  private forgetOldest(): void {
    const oldest = this.buckets.keys().next();
    if (!oldest.done) this.buckets.delete(oldest.value);
  }
}
