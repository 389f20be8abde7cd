import { put, select, takeEvery } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { orderViews } from '@/services/browser/stored/team/orderViews';
import { selectViews, viewRemoved, viewSaved, viewsLoaded } from './viewsSlice';

/** Reads the saved views once, and keeps each change in the browser. */
export function* orderViewsSaga(storage: Pick<typeof orderViews, 'read' | 'write'> = orderViews) {
  yield* put(viewsLoaded(storage.read()));
  yield* takeEvery(
    [viewSaved, viewRemoved],
    safely(function* keep() {
      const { saved } = yield* select(selectViews);
      storage.write(saved);
    }),
  );
}
