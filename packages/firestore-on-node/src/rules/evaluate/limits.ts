/** A limit of the service was exceeded, which denies the whole request regardless of other conditions. */
export class LimitExceeded extends Error {}

/** Google's limit on one request; one that reaches it is denied. */
export const MAX_EXPRESSIONS = 1000;
/** Google's other limits on one request; one that exceeds them is denied. */
export const MAX_CALL_DEPTH = 20;
export const MAX_ACCESS_CALLS = 10;
export const MAX_ACCESS_CALLS_IN_BATCH = 20;
/** Our own limit: nested recursive wildcards match a long path in exponentially many ways. */
export const MAX_MATCHES = 10_000;

/** Counts document reads; the same document read again is served from memory and costs nothing. */
export class AccessBudget {
  private readonly seen = new Set<string>();

  constructor(private readonly limit: number = MAX_ACCESS_CALLS) {}

  /** Counts a read of `key`; throws LimitExceeded past the limit. */
  spend(key: string): void {
    this.seen.add(key);
    if (this.seen.size > this.limit) {
      throw new LimitExceeded(`The maximum of ${this.limit} document access calls has been reached.`);
    }
  }
}
