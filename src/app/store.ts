import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Services } from '@/services';
import { rootReducer, type RootState } from './rootReducer';
import { rootSaga } from './rootSaga';

/** In production Redux DevTools are attached only where `?devtools` asks for them. */
function wantsDevTools(): boolean {
  return process.env.NODE_ENV !== 'production' || new URLSearchParams(window.location.search).has('devtools');
}

/** The store with all its sagas running. */
export function createStore(services: Services, preloadedState?: Partial<RootState>) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    devTools: wantsDevTools(),
  });
  sagas.run(rootSaga, services);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
