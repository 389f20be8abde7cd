import type { Middleware } from '@reduxjs/toolkit';
import type { Services } from '@/services';
import { startRuntime } from '../boot/runtime';
import type { RunningState } from '../boot/runtimeReducers';
import { createStore, type AppStore } from '../store';

export type RunningStore = Omit<AppStore, 'getState'> & { getState: () => RunningState };

/** The store with all its sagas running from the start. */
export function runningStore(services: Services, watchers: Middleware[] = []): RunningStore {
  const store = createStore({ watchers });
  startRuntime(store, services);
  return store as RunningStore;
}
