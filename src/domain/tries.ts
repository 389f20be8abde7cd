/** What slows down when it fails again and again. */
export type Tried = 'login' | 'reset';

/** Failures in a row, and when the last one was (ms since 1970). */
export interface FailedTries {
  failures: number;
  last: number;
}

/** Seconds to wait after the fourth failure in a row, the fifth, and so on; the last holds from there on. */
const WAITS_S = [5, 10, 20, 40, 60];
const FREE_FAILURES = 3;
/** A row that has rested so long does not count any more, ms. */
const FORGOTTEN_MS = 15 * 60_000;

const waitAfter = (failures: number): number =>
  failures <= FREE_FAILURES ? 0 : (WAITS_S[failures - FREE_FAILURES - 1] ?? WAITS_S.at(-1) ?? 0);

const isForgotten = ({ last }: FailedTries, now: number): boolean => now - last >= FORGOTTEN_MS;

/** Whole seconds until the next try; never more than the wait itself, also where the clock was set back. */
export function secondsToWait(tries: FailedTries | null, now: number): number {
  if (!tries) return 0;
  const wait = waitAfter(tries.failures);
  return Math.min(wait, Math.max(0, Math.ceil(wait - (now - tries.last) / 1000)));
}

/** The row with one more failure; `exhausted`: the backend itself asks for patience, so the longest wait begins. */
export function afterFailure(tries: FailedTries | null, now: number, exhausted: boolean): FailedTries {
  const before = tries && !isForgotten(tries, now) ? tries.failures : 0;
  const most = FREE_FAILURES + WAITS_S.length;
  return { failures: Math.min(exhausted ? most : before + 1, most), last: now };
}
