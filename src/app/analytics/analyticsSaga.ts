import { fork } from 'typed-redux-saga';
import type { Services } from '@/services';
import { watchCartEvents } from './cartEvents';
import { watchPages } from './pages';
import { watchPurchases } from './purchases';
import { watchSearches } from './searches';
import { watchViews } from './views';

/** Reports shopping events to analytics; the features do not know about it. */
export function* analyticsSaga(services: Services) {
  yield* fork(watchPages, services);
  yield* fork(watchViews, services);
  yield* fork(watchSearches, services);
  yield* fork(watchCartEvents, services);
  yield* fork(watchPurchases, services);
}
