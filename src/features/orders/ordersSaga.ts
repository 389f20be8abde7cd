import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { selectUser } from '@/features/auth';
import { toastShown } from '@/features/notifications';
import type { Services } from '@/services';
import {
  allOrdersRequested,
  moreOrdersRequested,
  orderRequested,
  ordersActions,
  ordersRequested,
  selectAllOrders,
} from './ordersSlice';

const FAILED = 'Orders could not be loaded. Check your connection and try again.';

function* loadMine({ orders }: Services) {
  const user = yield* select(selectUser);
  if (!user) return;
  const found = yield* call(orders.mine, user.uid);
  if (found.ok) return yield* put(ordersActions.ordersLoaded(found.value));
  console.error('Failed to fetch orders from Firestore', found.error.cause);
  yield* put(ordersActions.ordersFailed(FAILED));
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
  yield* takeLatest(ordersRequested, loadMine, services);
  yield* takeLatest(allOrdersRequested, loadPage, services);
  yield* takeLeading(moreOrdersRequested, loadPage, services);
  yield* takeLatest(orderRequested, (action: ReturnType<typeof orderRequested>) => loadOne(services, action));
}
