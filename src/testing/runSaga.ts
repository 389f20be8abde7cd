import {
  configureStore,
  isAction,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { runtimeReducers } from '@/app/boot/runtimeReducers';
import { rootReducerWith } from '@/app/rootReducer';
import type { Services } from '@/services';

export type Saga = (services: Services) => Generator;
type ReducersOf<State> = { [Slice in keyof State]: Reducer<State[Slice]> };
type RuntimeState = {
  [Slice in keyof typeof runtimeReducers]: ReturnType<(typeof runtimeReducers)[Slice]>;
};

/** Makes a `runSaga` with more reducers than those of the running shop. */
export function createSagaRunner<Added extends object>(added: ReducersOf<Added>) {
  const reducers = { ...runtimeReducers, ...added } as ReducersOf<RuntimeState & Added>;
  const reducer = rootReducerWith(reducers);
  return (sagas: Saga[], services: Services) => {
    const actions: UnknownAction[] = [];
    const recorder: Middleware = () => (next) => (action) => {
      if (isAction(action)) actions.push(action);
      return next(action);
    };
    const middleware = createSagaMiddleware();
    const store = configureStore({
      reducer,
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
  };
}

/**
 * Runs sagas with the reducers of the running shop; features/admin/testing adds the admin's, whose 300
 * modules took a tenth of the processor time of each file. With jest's fake timers, `advance` moves the time
 * and runs everything due, including promises in between.
 */
export const runSaga = createSagaRunner({});
