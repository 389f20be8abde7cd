import { settings } from '../config';
import { RateLimiter } from './rateLimit';

const limiter = () => new RateLimiter(() => ({ burst: 3, perSecond: 2 }));
const takeAll = (of: RateLimiter, times: number, at: number, who = 'a') =>
  Array.from({ length: times }, () => of.take(who, at));

test('lets a burst pass, then says how long to wait', () => {
  expect(takeAll(limiter(), 5, 0)).toEqual([0, 0, 0, 1, 1]);
});

test('gives calls back with time, never more than the burst', () => {
  const it = limiter();
  takeAll(it, 3, 0);
  expect(takeAll(it, 3, 1000)).toEqual([0, 0, 1]);
  expect(takeAll(it, 5, 1_000_000)).toEqual([0, 0, 0, 1, 1]);
});

test('one caller does not use up what another has', () => {
  const it = limiter();
  takeAll(it, 9, 0);
  expect(it.take('b', 0)).toBe(0);
});

test('a refused call costs nothing', () => {
  const it = limiter();
  takeAll(it, 100, 0);
  expect(it.take('a', 500)).toBe(0);
});

test('a clock that is set back takes nothing away', () => {
  const it = limiter();
  expect(it.take('a', 60_000)).toBe(0);
  expect(takeAll(it, 3, 0)).toEqual([0, 0, 1]);
});

test('with the shop’s own limits: of 100 calls a second one address soon has 20, and others all of theirs', () => {
  const burst = Number(settings.RATE_LIMIT_BURST);
  const perSecond = Number(settings.RATE_LIMIT_PER_SECOND);
  const it = new RateLimiter(() => ({ burst, perSecond }));
  const answered = (second: number) =>
    Array.from({ length: 100 }, (_, n) => it.take('flood', second * 1000 + n * 10)).filter(
      (wait) => wait === 0,
    );
  const each = Array.from({ length: 10 }, (_, second) => {
    expect(it.take('shopper', second * 1000)).toBe(0);
    return answered(second).length;
  });
  expect(each.slice(0, 2)).toEqual([100, 100]);
  expect(each.slice(3)).toEqual(Array(7).fill(perSecond));
});
