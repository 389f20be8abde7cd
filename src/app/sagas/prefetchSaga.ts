import { eventChannel } from 'redux-saga';
import { call, fork, put } from 'typed-redux-saga';
import { readDetailPath } from '@/domain/catalogue/pages/detailAddress';
import { detailRequested } from '@/features/catalogue';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { savesData } from '@/lib/savesData';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { screenAt } from '../router/paths';
import { preloadScreen } from '../screens/screens';

/** Prefetches the code of a link's page when the shopper hovers over, focuses or touches the link. */
export function* prefetchSaga({ page }: Services) {
  function* prefetch(path: string) {
    if (savesData()) return;
    const detail = readDetailPath(path);
    if (detail) yield* put(detailRequested(detail));
    // A failed prefetch is ignored: the screen reports it when the shopper gets there.
    yield* call(() => preloadScreen(screenAt(path)).catch(() => undefined));
  }
  const reached = eventChannel<string>((emit) => page.onReach(emit));
  yield* takeEvery(reached, prefetch);
  yield* fork(closeWithSaga, reached);
}
