import { configureStore, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { runtimeReducers } from '@/app/boot/runtimeReducers';
import { rootReducerWith } from '@/app/rootReducer';
import { adminReducer } from '@/features/admin';
import type { Services } from '@/services';

const rootReducer = rootReducerWith({ ...runtimeReducers, admin: adminReducer });

export type Saga = (services: Services) => Generator;

/**
 * Runs sagas with the real reducers. Time is jest's: with fake timers `advance` moves it and runs everything that is
 * due, promises in between included.
 */
export function runSaga(sagas: Saga[], services: Services) {
  const actions: UnknownAction[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    return next(action);
  };
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(recorder, middleware),
  });
  const tasks = sagas.map((saga) => middleware.run(saga, services));
  return {
    store,
    dispatch: store.dispatch,
    run: (saga: Saga) => middleware.run(saga, services),
    state: store.getState,
    /** All dispatched actions. */
    actions,
    advance: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    stop: () => tasks.forEach((task) => task.cancel()),
  };
}
