import { createEngineLoader } from './loader';

const FIRST_RETRY_MS = 2000;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => ({ status: 503 }) as Response);
});

/** A loader whose chunk fails so many times. */
function shop(failing: number) {
  const starts = jest.fn();
  const reload = jest.fn(() => true);
  let left = failing;
  const load = jest.fn(async () => {
    if (left-- > 0)
      throw Object.assign(new Error('Loading chunk engine failed.'), {
        name: 'ChunkLoadError',
        request: '/assets/engine.js',
      });
    return starts as () => void;
  });
  const engine = createEngineLoader();
  const seen: string[] = [];
  engine.subscribe(() => seen.push(engine.status()));
  engine.from({ load, reload });
  return { engine, load, starts, reload, seen };
}

test('it is loaded and started once, however often it is asked for', async () => {
  const { engine, load, starts, seen } = shop(0);
  await Promise.all([engine.need(), engine.need()]);
  await engine.need();
  expect(load).toHaveBeenCalledTimes(1);
  expect(starts).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['absent', 'running']);
});

test('nothing is to be waited for where nobody brings one', async () => {
  const engine = createEngineLoader();
  await engine.need();
  expect(engine.status()).toBe('running');
});

test('a chunk that fails once is loaded again, and nobody hears of it', async () => {
  const { engine, starts, seen } = shop(1);
  await engine.need();
  expect(starts).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['absent', 'running']);
});

test('one that stays away is told, and asked for again after a while', async () => {
  const { engine, starts, seen } = shop(2);
  await expect(engine.need()).rejects.toThrow('Loading chunk');
  expect(engine.status()).toBe('missing');
  await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS);
  expect(starts).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['absent', 'missing', 'running']);
});

test('it is asked for again at once when the network is back or somebody asks', async () => {
  const { engine, starts } = shop(4);
  await expect(engine.need()).rejects.toThrow();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(engine.status()).toBe('missing');
  await engine.need();
  expect(starts).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10 * FIRST_RETRY_MS);
  expect(starts).toHaveBeenCalledTimes(1);
});

test('a chunk that went with a new version of the shop is the page’s to reload', async () => {
  globalThis.fetch = jest.fn(async () => ({ status: 404 }) as Response);
  const { engine, reload } = shop(2);
  void engine.need();
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});
