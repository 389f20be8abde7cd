import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { chunksReducer, selectChunkMissing } from '@/lib/chunksSlice';
import { createRuntimeLoader } from './runtimeLoader';
import { RUNTIME_CHUNK, runtimeReducer, runtimeStarted, type RuntimeState } from '@/lib/runtimeSlice';

const FIRST_RETRY_MS = 2000;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => ({ status: 503 }) as Response);
});

/** A loader whose chunk fails `failing` times. */
function shop(failing: number) {
  const store = configureStore({
    reducer: combineReducers({ chunks: chunksReducer, runtime: runtimeReducer }),
  });
  const starts = jest.fn(() => void store.dispatch(runtimeStarted()));
  const reload = jest.fn(() => true);
  let left = failing;
  const importRuntime = jest.fn(async () => {
    if (left-- > 0)
      throw Object.assign(new Error('Loading chunk runtime failed.'), {
        name: 'ChunkLoadError',
        request: '/assets/runtime.js',
      });
    return starts;
  });
  const status = () => store.getState().runtime.status;
  const seen: RuntimeState['status'][] = [];
  store.subscribe(() => seen.at(-1) !== status() && seen.push(status()));
  const hasFailed = () => selectChunkMissing(store.getState(), RUNTIME_CHUNK);
  const load = createRuntimeLoader(store.dispatch, importRuntime, reload);
  return { load, importRuntime, starts, reload, seen, status, hasFailed };
}

test('the runtime is loaded and started once, however often it is requested', async () => {
  const { load, importRuntime, starts, seen } = shop(0);
  await Promise.all([load(), load()]);
  await load();
  expect(importRuntime).toHaveBeenCalledTimes(1);
  expect(starts).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['loading', 'running']);
});

test('a chunk that fails once is retried at once, and the state shows no failure', async () => {
  const { load, starts, seen } = shop(1);
  await load();
  expect(starts).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['loading', 'running']);
});

test('a chunk that fails twice is a failure in the state and is retried with backoff', async () => {
  const { load, starts, seen, status, hasFailed } = shop(2);
  await expect(load()).rejects.toThrow('Loading chunk');
  expect(status()).toBe('failed');
  expect(hasFailed()).toBe(true);
  await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS);
  expect(starts).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['loading', 'failed', 'loading', 'running']);
  expect(hasFailed()).toBe(false);
});

test('a failed runtime is loaded again when the browser is back online and with the next call', async () => {
  const { load, starts, status } = shop(4);
  await expect(load()).rejects.toThrow();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('failed');
  await load();
  expect(starts).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10 * FIRST_RETRY_MS);
  expect(starts).toHaveBeenCalledTimes(1);
});

test('a chunk removed by a new release reloads the page', async () => {
  globalThis.fetch = jest.fn(async () => ({ status: 404 }) as Response);
  const { load, reload } = shop(2);
  void load();
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});
