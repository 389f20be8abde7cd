import type { Dispatch } from '@reduxjs/toolkit';
import { backoff } from '@/domain/traffic/backoff';
import { ChunkLoadError, loadChunk, reloadPage } from '@/loading';
import { runtimeFailed } from '@/lib/runtimeSlice';

/**
 * Returns a function that loads and starts the runtime once, however often it is called. It rejects after a
 * failure and one retry; another load follows after a backoff, on the `online` event, and with the next
 * call.
 */
export function createRuntimeLoader(
  dispatch: Dispatch,
  importRuntime: () => Promise<() => void>,
  reload = reloadPage,
) {
  let attempt: Promise<void> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => void load().catch(() => undefined);

  function fail(error: unknown): Promise<never> {
    // A newer release has replaced the chunk, and only its own page names the new one.
    if (error instanceof ChunkLoadError && error.isReplaced && reload()) return new Promise(() => undefined);
    attempt = null;
    failures += 1;
    timer = setTimeout(retry, backoff(failures));
    window.addEventListener('online', retry, { once: true });
    dispatch(runtimeFailed());
    throw error;
  }

  async function start(): Promise<void> {
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    const startRuntime = await loadChunk(importRuntime).catch(fail);
    startRuntime();
  }

  function load(): Promise<void> {
    return (attempt ??= start());
  }
  return load;
}
