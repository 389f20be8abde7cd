import { eventChannel } from 'redux-saga';
import { put, select } from 'typed-redux-saga';
import { takeEvery } from '@/lib/watch';
import { orderViews, type OrderView } from '@/services/browser/stored/team/orderViews';
import { selectViews, viewRemoved, viewSaved, viewsLoaded } from './viewsSlice';

/** Reads the saved views, follows other tabs, and keeps each change in the browser. */
export function* orderViewsSaga(storage: typeof orderViews = orderViews) {
  // Without it, a tab with an old list would overwrite what another one has saved.
  const elsewhere = eventChannel<OrderView[]>((emit) => storage.subscribe(emit));
  yield* put(viewsLoaded(storage.read()));
  yield* takeEvery(elsewhere, function* follow(views: OrderView[]) {
    yield* put(viewsLoaded(views));
  });
  yield* takeEvery([viewSaved, viewRemoved], function* keep() {
    const { saved } = yield* select(selectViews);
    storage.write(saved);
  });
}
