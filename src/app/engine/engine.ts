import { runSaga, stdChannel } from 'redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { rootSaga } from '../rootSaga';
import type { AppStore } from '../store';
import { lateReducers } from './lateSlices';

export { createServices } from '@/services';
export { preloadOverlays } from '../Overlays';

/** Brings the shop to life: the slices that no first screen needs, and every saga, which hears all that was dispatched before. */
export function startEngine(store: AppStore, services: Services): void {
  store.attach(...Object.entries(lateReducers).map(([name, reducer]) => ({ name, reducer })));
  const channel = stdChannel();
  const io = { channel, dispatch: store.dispatch, getState: store.getState };
  store.relay.handOver(channel.put, () => {
    runSaga(io, rootSaga, services);
    store.runSagasBy((saga) => void runSaga(io, safely(saga), services));
  });
}
