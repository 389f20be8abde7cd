import { put } from 'typed-redux-saga';
import { withSeen } from '@/domain/catalogue/picks/seen';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { itemViewed } from '../catalogueSlice';
import { seenLoaded } from './seenSlice';

/** Stores the viewed items on this device. */
export function* seenSaga({ storage }: Services) {
  function* note({ payload }: ReturnType<typeof itemViewed>) {
    // Another tab may have stored more meanwhile.
    const items = withSeen(storage.seen.read(), payload);
    storage.seen.write(items);
    yield* put(seenLoaded(items));
  }
  yield* put(seenLoaded(storage.seen.read()));
  yield* takeEvery(itemViewed, note);
}
