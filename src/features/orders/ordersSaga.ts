import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectUser, untilSignedOut } from '@/features/auth';
import { cameBack } from '@/features/connection';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { orderRequestsSaga } from './orderRequestsSaga';
import { followSaga } from './followSaga';
import { taxDocumentSaga } from './taxDocumentSaga';
import {
  olderOrdersRequested,
  ordersActions,
  ordersRequested,
  selectMyOrders,
  selectOrders,
  selectOrdersAsOf,
} from './ordersSlice';
import { messages } from './messages';

const FAILED = messages.ordersSaga.loadFailed;

/** Orders per page. */
export const PAGE_SIZE = 10;

/** Orders that a browser stores for offline visits. */
const CACHED_ORDERS = 10;

/** Shows the stored orders; false when there are none, or newer ones are shown. */
function* showLast({ storage }: Services, uid: string): SagaGenerator<boolean> {
  const { status } = yield* select(selectMyOrders);
  const last = status === 'ready' ? null : storage.lastOrders.read(uid);
  if (last) yield* put(ordersActions.lastOrdersFound(last));
  return last !== null;
}

/** Reads the newest orders, at least as many as are shown, so that all of them are current. */
function* loadMine(services: Services) {
  const { clock, connection, orders, storage } = services;
  const user = yield* select(selectUser);
  if (!user) return;
  const { uid } = user;
  if (connection.isOffline() && (yield* call(showLast, services, uid))) return;
  const shown = yield* select(selectOrders);
  const found = yield* call(orders.mine, uid, Math.max(PAGE_SIZE, shown.length));
  if (found.ok) {
    const newest = found.value.orders.slice(0, CACHED_ORDERS);
    storage.lastOrders.write(uid, { at: clock.now().toISOString(), orders: newest });
    return yield* put(ordersActions.ordersLoaded(found.value));
  }
  console.error('Failed to fetch orders from Firestore', found.error.cause);
  if (!(yield* call(showLast, services, uid))) yield* put(ordersActions.ordersFailed(FAILED));
}

/** Replaces the stored orders by current ones once the network is back. */
function* replaceLast() {
  if (yield* select(selectOrdersAsOf)) yield* put(ordersRequested());
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
  yield* fork(orderRequestsSaga, services);
  yield* fork(followSaga, services);
  yield* fork(taxDocumentSaga, services);
  yield* takeLatest(ordersRequested, untilSignedOut(loadMine), services);
  yield* takeLatest(cameBack, replaceLast);
  yield* takeLeading(olderOrdersRequested, untilSignedOut(loadOlder), services);
}
