import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Services } from '@/services';
import { wantsDevTools } from './devTools';
import { rootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';

/** The store with all its sagas running; `watchers` see every action before the reducers do. */
export function createStore(services: Services, watchers: Middleware[] = []) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(...watchers, sagas),
    devTools: wantsDevTools(process.env.NODE_ENV, globalThis.location?.search ?? ''),
  });
  sagas.run(rootSaga, services);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
