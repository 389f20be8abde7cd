import { secondsLeft } from '@/domain/time/countdown';
import { afterFailure, waitOf, type FailedAttempts } from './loginThrottle';

const NOON = Date.parse('2026-11-21T12:00:00Z');
/** As the login form shows it. */
const secondsShown = (tries: FailedAttempts | null, nowMs: number) =>
  secondsLeft(waitOf(tries, nowMs), nowMs);
const row = (failures: number, last = NOON): FailedAttempts => ({ failures, last });

it.each([
  [0, 0],
  [1, 0],
  [3, 0],
  [4, 5],
  [5, 10],
  [6, 20],
  [7, 40],
  [8, 60],
  [50, 60],
])('after %i failed logins in a row the wait is %i s', (failures, seconds) => {
  expect(secondsShown(row(failures), NOON)).toBe(seconds);
});

it('a login without earlier failures has no wait', () => {
  expect(secondsShown(null, NOON)).toBe(0);
});

it.each([
  [1, 20],
  [999, 20],
  [1000, 19],
  [19_001, 1],
  [20_000, 0],
  [3_600_000, 0],
])('after %i ms %i s of 20 are left', (passed, left) => {
  expect(secondsShown(row(6), NOON + passed)).toBe(left);
});

it('a clock that is set back makes no wait longer', () => {
  expect(secondsShown(row(5), NOON - 86_400_000)).toBe(10);
});

it('the failures are counted up to the longest wait', () => {
  let tries: FailedAttempts | null = null;
  for (let failure = 1; failure <= 20; failure += 1) tries = afterFailure(tries, NOON, false);
  expect(tries).toEqual(row(8));
});

it('the failures are forgotten after a quarter of an hour', () => {
  expect(afterFailure(row(7), NOON + 899_999, false).failures).toBe(8);
  expect(afterFailure(row(7), NOON + 900_000, false).failures).toBe(1);
});

it('a throttled backend answer starts the longest wait at once', () => {
  expect(secondsShown(afterFailure(null, NOON, true), NOON)).toBe(60);
});
