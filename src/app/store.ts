import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Services } from '@/services';
import { wantsDevTools } from './devTools';
import { createRelay } from './engine/relay';
import { rootReducer, rootReducerWith, type RootState } from './rootReducer';

export type LateSaga = (services: Services) => SagaGenerator<void>;

/** A feature that is loaded when it is first needed, with its slice and its saga. */
export interface LateFeature {
  /** The slice's key in the store. */
  name: string;
  reducer: Reducer;
  /** None where it comes with the engine. */
  saga?: LateSaga;
}

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** They see every action before the reducers do. */
  watchers?: Middleware[];
}

/** The store with what the first screen needs. The sagas come with the engine (engine/engine.ts) and hear then all that was dispatched. */
export function createStore({ preloadedState, watchers = [] }: StoreOptions = {}) {
  const relay = createRelay();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ thunk: false }).concat(...watchers, relay.middleware),
    devTools: wantsDevTools(process.env.NODE_ENV, globalThis.location?.search ?? ''),
  });
  const later: Record<string, Reducer> = {};
  const waitingSagas: LateSaga[] = [];
  let run = (saga: LateSaga): void => void waitingSagas.push(saga);
  return Object.assign(store, {
    relay,
    /** Adds features' slices and starts their sagas, each once; a saga waits for the engine. */
    attach(...features: LateFeature[]): void {
      const added = features.filter(({ name }) => !Object.hasOwn(later, name));
      if (added.length === 0) return;
      const begun: Record<string, unknown> = {};
      for (const { name, reducer } of added) {
        later[name] = reducer;
        // As if the slice had been there: what waits for the sagas it takes in now.
        begun[name] = relay.waiting().reduce(reducer, reducer(undefined, { type: 'begun' }));
      }
      store.replaceReducer(rootReducerWith(later, begun));
      for (const { saga } of added) if (saga) run(saga);
    },
    /** The engine is there: from now on `runner` runs the sagas of late features. */
    runSagasBy(runner: (saga: LateSaga) => void): void {
      run = runner;
      waitingSagas.splice(0).forEach(runner);
    },
  });
}

export type AppStore = ReturnType<typeof createStore>;
