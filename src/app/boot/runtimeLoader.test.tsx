import { configureStore } from '@reduxjs/toolkit';
import { runtimeReducer, runtimeStarted, selectRuntimeMissing } from '@/lib/runtimeSlice';
import { createRuntimeLoader } from './runtimeLoader';

const FIRST_RETRY_MS = 2000;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => ({ status: 503 }) as Response);
});

/** A loader whose chunk fails `failing` times. */
function shop(failing: number) {
  const store = configureStore({ reducer: { runtime: runtimeReducer } });
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
  const load = createRuntimeLoader(store.dispatch, importRuntime, reload);
  const changes = jest.fn();
  store.subscribe(changes);
  const isMissing = () => selectRuntimeMissing(store.getState());
  return { load, importRuntime, starts, reload, changes, isMissing };
}

test('the runtime is loaded and started once, however often it is requested', async () => {
  const { load, importRuntime, starts, isMissing } = shop(0);
  await Promise.all([load(), load()]);
  await load();
  expect(importRuntime).toHaveBeenCalledTimes(1);
  expect(starts).toHaveBeenCalledTimes(1);
  expect(isMissing()).toBe(false);
});

test('a chunk that fails once is retried at once, and the state shows no failure', async () => {
  const { load, starts, changes } = shop(1);
  await load();
  expect(starts).toHaveBeenCalledTimes(1);
  // Only that it started.
  expect(changes).toHaveBeenCalledTimes(1);
});

test('a chunk that fails twice is a failure in the state and is retried with backoff', async () => {
  const { load, starts, isMissing } = shop(2);
  await expect(load()).rejects.toThrow('Loading chunk');
  expect(isMissing()).toBe(true);
  await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS);
  expect(starts).toHaveBeenCalledTimes(1);
  expect(isMissing()).toBe(false);
});

test('a failed runtime is loaded again when the browser is back online and with the next call', async () => {
  const { load, starts, isMissing } = shop(4);
  await expect(load()).rejects.toThrow();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(isMissing()).toBe(true);
  await load();
  expect(isMissing()).toBe(false);
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
