import { runSaga, stdChannel, type Task } from 'redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { rootSaga } from '../rootSaga';
import type { AppStore, FeatureSaga } from '../store';
import { runtimeReducers } from './runtimeReducers';
import { runtimeStarted } from '@/lib/runtimeSlice';

export { createServices } from '@/services';
export { preloadLoginAndCheckout } from '../overlays/Overlays';

/** Adds the slices that no first screen reads, and starts every saga with the buffered actions. */
export function startRuntime(store: AppStore, services: Services): void {
  const tasks: Task[] = [];
  const featureSagas: FeatureSaga[] = [];
  let run: (saga: FeatureSaga) => void;

  function restartSagas(): void {
    tasks.splice(0).forEach((task) => task.cancel());
    const channel = stdChannel();
    const io = { channel, dispatch: store.dispatch, getState: store.getState };
    run = (saga) => void tasks.push(runSaga(io, safely(saga), services));
    store.actionBuffer.deliverTo(channel.put, () => [rootSaga, ...featureSagas].forEach(run));
  }

  store.addReducers(runtimeReducers);
  restartSagas();
  store.runtime = {
    restartSagas,
    runSaga(saga) {
      featureSagas.push(saga);
      run(saga);
    },
  };
  store.dispatch(runtimeStarted());

  if (process.env.NODE_ENV !== 'production' && module.hot) {
    module.hot.accept('./runtimeReducers', () => store.addReducers(runtimeReducers));
    module.hot.accept('../rootSaga', restartSagas);
    // OverlayHost renders the changed overlays; nothing here uses them again.
    module.hot.accept('../overlays/Overlays');
  }
}
