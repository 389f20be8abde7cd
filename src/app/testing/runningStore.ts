import type { Middleware } from '@reduxjs/toolkit';
import type { Services } from '@/services';
import { startEngine } from '../engine/engine';
import type { WholeState } from '../engine/lateSlices';
import { createStore } from '../store';

/** The store with all its sagas running from the start. */
export function runningStore(services: Services, watchers: Middleware[] = []) {
  const store = createStore({ watchers });
  startEngine(store, services);
  return store as Omit<typeof store, 'getState'> & { getState: () => WholeState };
}
