/** Milliseconds after which Firebase Hosting ends a call. */
export const HOSTING_TIMEOUT_MS = 60_000;

/**
 * Milliseconds within which a call may begin one more piece of work. A piece that collides with others takes up to
 * `worstRetryMs` more, so a call that stops here ends well before Hosting ends it.
 */
export const LATEST_START_MS = 15_000;

/** Whether a call that has run for so long may begin one more piece of work. */
export const hasTimeToBegin = (elapsedMs: number): boolean => elapsedMs < LATEST_START_MS;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
const GROWTH = 1.5;
/** The SDK draws each wait from half to one and a half of it. */
const MOST_JITTER = 1.5;

/**
 * Milliseconds that a transaction waits at most between its attempts (@google-cloud/firestore, backoff.ts: none before the
 * second attempt, then 1 s, each half as long again as the one before).
 */
export function worstRetryMs(attempts: number): number {
  const waits = Array.from({ length: Math.max(0, attempts - 2) }, (_, at) => FIRST_RETRY_MS * GROWTH ** at);
  return waits.reduce((sum, ms) => sum + Math.min(ms, LONGEST_RETRY_MS) * MOST_JITTER, 0);
}
