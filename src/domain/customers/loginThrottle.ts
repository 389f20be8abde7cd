import { startCountdown, type Countdown } from '../time/countdown';

/** Actions that are throttled after several failures. */
export type ThrottledAction = 'login' | 'reset';

/** Failures in a row, and when the last one was (ms since 1970). */
export interface FailedAttempts {
  failures: number;
  last: number;
}

/** Seconds to wait after the fourth failure in a row, the fifth, and so on; the last value repeats. */
const WAITS_S = [5, 10, 20, 40, 60];
const FREE_FAILURES = 3;
/** Milliseconds without an attempt after which the failures no longer count. */
const FORGOTTEN_MS = 15 * 60_000;

const waitAfter = (failures: number): number =>
  failures <= FREE_FAILURES ? 0 : (WAITS_S[failures - FREE_FAILURES - 1] ?? WAITS_S.at(-1) ?? 0);

const isForgotten = ({ last }: FailedAttempts, now: number): boolean => now - last >= FORGOTTEN_MS;

/** Returns the countdown until the next attempt, or null. It starts anew when the clock was set back. */
export function waitOf(tries: FailedAttempts | null, nowMs: number): Countdown | null {
  if (!tries) return null;
  const countdown = startCountdown(waitAfter(tries.failures), Math.min(tries.last, nowMs));
  return countdown.endsAtMs > nowMs ? countdown : null;
}

/** Adds a failure. With `exhausted` the backend throttles too, so the longest wait begins. */
export function afterFailure(tries: FailedAttempts | null, now: number, exhausted: boolean): FailedAttempts {
  const before = tries && !isForgotten(tries, now) ? tries.failures : 0;
  const max = FREE_FAILURES + WAITS_S.length;
  return { failures: Math.min(exhausted ? max : before + 1, max), last: now };
}
