import { CACHE_TTL_SECONDS, MAX_ANSWER_AGE_SECONDS, PUBLIC_CACHE } from './freshness';

/** Seconds within which an admin's change must reach every visitor, and the share that delivery may take. */
const PROMISED = 60;
const UNDERWAY = 4;

/**
 * Seconds until a visitor who requests every second sees a change, behind the caches that the header
 * allows.
 */
function newsDelay(change: number, requestTimes: readonly number[]): number {
  const [, age, shared, stale] =
    PUBLIC_CACHE.match(/max-age=(\d+), s-maxage=(\d+), stale-while-revalidate=(\d+)/) ?? [];
  const cacheLayer = (fresh: number, more: number, source: (now: number) => number) => {
    let held: { at: number; made: number } | null = null;
    return (now: number): number => {
      const old = held ? now - held.at : Number.POSITIVE_INFINITY;
      // The worst case of stale-while-revalidate: the background fetch has not finished by the next
      // request.
      if (held && old < fresh + more) return held.made;
      held = { at: now, made: source(now) };
      return held.made;
    };
  };
  const instance = cacheLayer(1, CACHE_TTL_SECONDS.instance - 1, (now) => now);
  const cdn = cacheLayer(Number(shared), Number(stale), instance);
  const browsers = new Map<number, (now: number) => number>();
  let last = 0;
  for (const now of requestTimes) {
    // 23 browsers take turns.
    const browser = browsers.get(now % 23) ?? cacheLayer(Number(age), Number(stale), cdn);
    browsers.set(now % 23, browser);
    if (browser(now) < change) last = now;
  }
  return last - change;
}

test('a change by the admin is visible everywhere within a minute through all caches', () => {
  expect(MAX_ANSWER_AGE_SECONDS + UNDERWAY).toBeLessThanOrEqual(PROMISED);
});

test('no visitor behind the CDN and the browser cache sees anything older', () => {
  for (let change = 100; change < 200; change += 7) {
    const requestTimes = Array.from({ length: 4000 }, (_, n) => n / 10);
    expect(newsDelay(change, requestTimes)).toBeLessThanOrEqual(MAX_ANSWER_AGE_SECONDS);
  }
});

test('the Cache-Control header has the TTL of each cache', () => {
  expect(PUBLIC_CACHE).toBe('public, max-age=10, s-maxage=24, stale-while-revalidate=10');
});
