import { runSaga, stdChannel, type Task } from 'redux-saga';
import { addressesReducer } from '@/features/addresses';
import { detailsReducer } from '@/features/details';
import { ordersReducer } from '@/features/orders';
import { privacyReducer } from '@/features/privacy';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { RootState } from '../rootReducer';
import { rootSaga } from '../rootSaga';
import type { AppStore, FeatureSaga } from '../store';
import { runtimeStarted } from './runtimeSlice';

export { createServices } from '@/services';
export { preloadOverlays } from '../Overlays';

/**
 * Slices that no first screen reads. Only the runtime's own sagas and components dispatch their actions, so none is missed before
 * they are here (local/web/budgets.ts keeps these features out of every first load).
 */
export const runtimeReducers = {
  addresses: addressesReducer,
  details: detailsReducer,
  orders: ordersReducer,
  privacy: privacyReducer,
};
type RuntimeReducers = typeof runtimeReducers;

/** The state once the runtime runs. */
export type RunningState = RootState & { [Name in keyof RuntimeReducers]: ReturnType<RuntimeReducers[Name]> };

/** Starts what makes the page act: the slices that no first screen reads, and every saga, which receives all that was dispatched before. */
export function startRuntime(store: AppStore, services: Services): void {
  const tasks: Task[] = [];
  const features: FeatureSaga[] = [];
  store.addReducers(runtimeReducers);

  function runAll(): void {
    const channel = stdChannel();
    const io = { channel, dispatch: store.dispatch, getState: store.getState };
    const run = (saga: FeatureSaga) => tasks.push(runSaga(io, safely(saga), services));
    store.runSaga = (saga) => {
      features.push(saga);
      run(saga);
    };
    store.actionBuffer.deliverTo(channel.put, () => [rootSaga, ...features].forEach(run));
  }
  runAll();
  store.dispatch(runtimeStarted());

  if (process.env.NODE_ENV !== 'production' && module.hot) {
    module.hot.accept('../rootSaga', () => {
      tasks.splice(0).forEach((task) => task.cancel());
      runAll();
    });
  }
}
