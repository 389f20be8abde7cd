import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { selectUser } from '@/features/auth';
import { toastShown } from '@/features/notifications';
import type { Services } from '@/services';
import { cancelSaga } from './cancelSaga';
import { followSaga } from './followSaga';
import { paperSaga } from './paperSaga';
import { returnSaga } from './returnSaga';
import {
  allOrdersRequested,
  moreOrdersRequested,
  olderOrdersRequested,
  orderRequested,
  ordersActions,
  ordersRequested,
  selectAllOrders,
  selectOrders,
} from './ordersSlice';

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

function* loadPage({ orders }: Services) {
  const { status, next } = yield* select(selectAllOrders);
  const page = yield* call(orders.all, status, next);
  if (page.ok) return yield* put(ordersActions.orderPageLoaded(page.value));
  console.error('Failed to fetch orders from Firestore', page.error.cause);
  yield* put(ordersActions.allOrdersFailed(FAILED));
  if (next) yield* put(toastShown({ text: FAILED, tone: 'error' }));
}

function* loadOne({ orders }: Services, { payload: orderId }: ReturnType<typeof orderRequested>) {
  const found = yield* call(orders.one, orderId);
  if (found.ok) return yield* put(ordersActions.orderLoaded(found.value));
  console.error('Failed to fetch the order from Firestore', found.error.cause);
  yield* put(ordersActions.orderFailed(FAILED));
}

export function* ordersSaga(services: Services) {
  yield* fork(cancelSaga, services);
  yield* fork(returnSaga, services);
  yield* fork(followSaga, services);
  yield* fork(paperSaga, services);
  yield* takeLatest(ordersRequested, loadMine, services);
  yield* takeLeading(olderOrdersRequested, loadOlder, services);
  yield* takeLatest(allOrdersRequested, loadPage, services);
  yield* takeLeading(moreOrdersRequested, loadPage, services);
  yield* takeLatest(orderRequested, (action: ReturnType<typeof orderRequested>) => loadOne(services, action));
}
