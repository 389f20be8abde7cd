import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { selectUser } from '@/features/auth';
import type { Services } from '@/services';
import { cancelSaga } from './cancelSaga';
import { followSaga } from './followSaga';
import { paperSaga } from './paperSaga';
import { returnSaga } from './returnSaga';
import { olderOrdersRequested, ordersActions, ordersRequested, selectOrders } from './ordersSlice';

const FAILED = 'Orders could not be loaded. Check your connection and try again.';

/** Orders a page. */
export const PAGE_SIZE = 10;

/** The newest orders, or as many as are shown already: each is then as it stands now. */
function* loadMine({ orders }: Services) {
  const user = yield* select(selectUser);
  if (!user) return;
  const shown = yield* select(selectOrders);
  const found = yield* call(orders.mine, user.uid, Math.max(PAGE_SIZE, shown.length));
  if (found.ok) return yield* put(ordersActions.ordersLoaded(found.value));
  console.error('Failed to fetch orders from Firestore', found.error.cause);
  yield* put(ordersActions.ordersFailed(FAILED));
}

function* loadOlder({ orders }: Services) {
  const user = yield* select(selectUser);
  const oldest = (yield* select(selectOrders)).at(-1);
  if (!user || !oldest) return;
  const found = yield* call(orders.mine, user.uid, PAGE_SIZE, oldest);
  if (found.ok) return yield* put(ordersActions.olderOrdersLoaded(found.value));
  console.error('Failed to fetch older orders from Firestore', found.error.cause);
  yield* put(ordersActions.olderOrdersFailed());
}

export function* ordersSaga(services: Services) {
  yield* fork(cancelSaga, services);
  yield* fork(returnSaga, services);
  yield* fork(followSaga, services);
  yield* fork(paperSaga, services);
  yield* takeLatest(ordersRequested, loadMine, services);
  yield* takeLeading(olderOrdersRequested, loadOlder, services);
}
