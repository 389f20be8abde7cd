/** Milliseconds after which Firebase Hosting ends a call. */
export const HOSTING_TIMEOUT_MS = 60_000;

/**
 * Milliseconds within which a call may begin more work. Contention adds up to `worstRetryMs`, so a call that
 * stops here still ends before Hosting's timeout.
 */
export const LATEST_START_MS = 15_000;

/** Whether a call that has run for this long may begin more work. */
export const hasTimeToBegin = (elapsedMs: number): boolean => elapsedMs < LATEST_START_MS;

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const GROWTH = 1.5;
/** The SDK picks each wait from 0.5 to 1.5 times its base. */
const MAX_JITTER = 1.5;

/**
 * The longest total wait of a transaction between its attempts, in milliseconds (@google-cloud/firestore,
 * backoff.ts: none before the second attempt, then 1 s, each 1.5 times the one before).
 */
export function worstRetryMs(attempts: number): number {
  const waits = Array.from({ length: Math.max(0, attempts - 2) }, (_, at) => FIRST_RETRY_MS * GROWTH ** at);
  return waits.reduce((sum, ms) => sum + Math.min(ms, MAX_RETRY_MS) * MAX_JITTER, 0);
}
