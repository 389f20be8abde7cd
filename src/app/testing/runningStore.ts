import type { Middleware } from '@reduxjs/toolkit';
import type { Services } from '@/services';
import { startRuntime } from '../boot/runtime';
import type { RunningState } from '../boot/runtimeReducers';
import { createStore } from '../store';

/** The store with all its sagas running from the start. */
export function runningStore(services: Services, watchers: Middleware[] = []) {
  const store = createStore({ watchers });
  startRuntime(store, services);
  return store as Omit<typeof store, 'getState'> & { getState: () => RunningState };
}
