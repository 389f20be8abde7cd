import { put, takeEvery } from 'typed-redux-saga';
import { withSeen } from '@/domain/catalogue/picks/seen';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { itemViewed } from '../catalogueSlice';
import { seenLoaded } from './seenSlice';

/** Notes on this device what is looked at. */
export function* seenSaga({ storage }: Services) {
  function* note({ payload }: ReturnType<typeof itemViewed>) {
    // Another tab may have noted more meanwhile.
    const items = withSeen(storage.seen.read(), payload);
    storage.seen.write(items);
    yield* put(seenLoaded(items));
  }
  yield* put(seenLoaded(storage.seen.read()));
  yield* takeEvery(itemViewed, safely(note));
}
