import { settings, type Setting } from '../settings';
import { RateLimiter } from './rateLimiter';

const limiter = () => new RateLimiter(() => ({ burst: 3, perSecond: 2 }));
const takeAll = (of: RateLimiter, times: number, at: number, who = 'a') =>
  Array.from({ length: times }, () => of.take(who, at));

test('a burst passes, then the limiter returns the seconds to wait', () => {
  expect(takeAll(limiter(), 5, 0)).toEqual([0, 0, 0, 1, 1]);
});

test('calls refill with time up to the burst', () => {
  const it = limiter();
  takeAll(it, 3, 0);
  expect(takeAll(it, 3, 1000)).toEqual([0, 0, 1]);
  expect(takeAll(it, 5, 1_000_000)).toEqual([0, 0, 0, 1, 1]);
});

test('callers have separate limits', () => {
  const it = limiter();
  takeAll(it, 9, 0);
  expect(it.take('b', 0)).toBe(0);
});

test('a refused call costs nothing', () => {
  const it = limiter();
  takeAll(it, 100, 0);
  expect(it.take('a', 500)).toBe(0);
});

test('a clock that is set back removes no calls', () => {
  const it = limiter();
  expect(it.take('a', 60_000)).toBe(0);
  expect(takeAll(it, 3, 0)).toEqual([0, 0, 1]);
});

test('a returned call does not count, and never raises the limit above the burst', () => {
  const it = limiter();
  for (let call = 0; call < 20; call += 1) {
    expect(it.take('a', 0)).toBe(0);
    it.giveBack('a');
  }
  it.giveBack('a');
  it.giveBack('stranger');
  expect(takeAll(it, 4, 0)).toEqual([0, 0, 0, 1]);
});

const shipped = (burst: Setting, perSecond: Setting) =>
  new RateLimiter(() => ({ burst: Number(settings[burst]), perSecond: Number(settings[perSecond]) }));
/** How many of 100 calls, a hundredth of a second apart, are answered. */
const answeredIn = (it: RateLimiter, second: number) =>
  Array.from({ length: 100 }, (_, n) => it.take('flood', second * 1000 + n * 10)).filter((wait) => wait === 0)
    .length;

test('with the default limits, 100 calls per second of one address are throttled, and others are not', () => {
  const it = shipped('RATE_LIMIT_BURST', 'RATE_LIMIT_PER_SECOND');
  const each = Array.from({ length: 10 }, (_, second) => {
    const answered = answeredIn(it, second);
    expect(it.take('shopper', second * 1000 + 999)).toBe(0);
    return answered;
  });
  expect(each).toEqual([79, ...Array<number>(9).fill(20)]);
});

test('100 pictures per second are throttled after some seconds', () => {
  const it = shipped('PICTURES_BURST', 'PICTURES_PER_SECOND');
  const each = Array.from({ length: 12 }, (_, second) => answeredIn(it, second));
  expect(each[0]).toBe(100);
  expect(each.slice(8)).toEqual([60, 60, 60, 60]);
});

/** Calls of one address, as [how many at once, how often a minute]; what the app sends is counted in docs/adr/0027. */
test.each<[string, number, number]>([
  ['a shopper who checks out in a hurry', 6, 10],
  ['twenty phones behind one address, each at a checkout', 40, 20],
  ['the admin’s fullest screen, opened again and again', 6, 30],
  ['50 orders packed, four at once', 4, 250],
  ['5,000 rows imported, two parcels at once', 2, 500],
])('no call waits in normal use: %s', (_who, atOnce, times) => {
  const it = shipped('RATE_LIMIT_BURST', 'RATE_LIMIT_PER_SECOND');
  const waits = Array.from({ length: times }, (_, n) => takeAll(it, atOnce, (n * 60_000) / times)).flat();
  expect(waits.filter((wait) => wait > 0)).toEqual([]);
});
