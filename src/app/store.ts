import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { wantsDevTools } from './devTools';
import { rootReducer, rootReducerWith } from './rootReducer';
import { rootSaga } from './rootSaga';

/** A feature that is loaded when it is first needed, with its slice and its saga. */
export interface LateFeature {
  /** The slice's key in the store. */
  name: string;
  reducer: Reducer;
  saga: (services: Services) => SagaGenerator<void>;
}

/** The store with all its sagas running; `watchers` see every action before the reducers do. */
export function createStore(services: Services, watchers: Middleware[] = []) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(...watchers, sagas),
    devTools: wantsDevTools(process.env.NODE_ENV, globalThis.location?.search ?? ''),
  });
  sagas.run(rootSaga, services);
  const later: Record<string, Reducer> = {};
  return Object.assign(store, {
    /** Adds a feature's slice and starts its saga, once. */
    attach({ name, reducer, saga }: LateFeature): void {
      if (Object.hasOwn(later, name)) return;
      later[name] = reducer;
      store.replaceReducer(rootReducerWith(later));
      sagas.run(safely(saga), services);
    },
  });
}

export type AppStore = ReturnType<typeof createStore>;
