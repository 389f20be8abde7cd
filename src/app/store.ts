import { store as shop } from '@/domain/store';
import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Services } from '@/services';
import { createActionBuffer, type ActionBuffer } from './boot/actionBuffer';
import { createRuntimeLoader } from './boot/runtimeLoader';
import { wantsDevTools } from './devTools';
import { rootReducer, rootReducerWith, type RootState } from './rootReducer';

export type FeatureSaga = (services: Services) => SagaGenerator<void>;

interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Middleware that sees every action before the reducers do. */
  watchers?: Middleware[];
  /** Loads the runtime's chunk and returns the function that starts it; absent on the server. */
  importRuntime?: (store: AppStore) => Promise<() => void>;
}

const createReduxStore = (preloadedState: Partial<RootState> | undefined, middleware: Middleware[]) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
    devTools: wantsDevTools(process.env.NODE_ENV, globalThis.location?.search ?? '') && { name: shop.name },
  });

export type AppStore = ReturnType<typeof createReduxStore> & {
  actionBuffer: ActionBuffer;
  /** Adds slices that are not in the first load, or replaces them. */
  addReducers: (reducers: Record<string, Reducer>) => void;
  /** null until the runtime runs. */
  runtime: {
    /** Runs the saga of a feature that loads later. */
    runSaga: (saga: FeatureSaga) => void;
    /** Cancels all sagas and starts them again, for a hot reload. */
    restartSagas: () => void;
  } | null;
  /** Loads and starts the runtime, once; rejects when its chunk does not load. */
  loadRuntime: () => Promise<void>;
};

/** The store with the slices of a first screen. The runtime (boot/runtime.ts) adds the others and runs the sagas. */
export function createStore({ preloadedState, watchers = [], importRuntime }: StoreOptions = {}): AppStore {
  const actionBuffer = createActionBuffer();
  const reduxStore = createReduxStore(preloadedState, [...watchers, actionBuffer.middleware]);
  const added: Record<string, Reducer> = {};
  const refresh = () => reduxStore.replaceReducer(rootReducerWith(added) as typeof rootReducer);
  const store: AppStore = Object.assign(reduxStore, {
    actionBuffer,
    addReducers(reducers: Record<string, Reducer>): void {
      Object.assign(added, reducers);
      refresh();
    },
    runtime: null,
    loadRuntime: importRuntime
      ? createRuntimeLoader(reduxStore.dispatch, () => importRuntime(store))
      : () => Promise.resolve(),
  });
  if (process.env.NODE_ENV !== 'production' && module.hot) module.hot.accept('./rootReducer', refresh);
  return store;
}
