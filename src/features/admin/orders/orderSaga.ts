import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { AuditReader } from '@/services/admin/createAuditReader';
import {
  orderFailed,
  orderLeft,
  orderLoaded,
  orderRequested,
  selectOneOrder,
  trailFailed,
  trailLoaded,
} from './orderSlice';
import { whileSeen } from './whileSeen';

const FAILED = 'The order could not be loaded. Check your connection and try again.';
const NO_TRAIL = 'What was done by whom could not be loaded.';

/** Reads the order that is looked at, and again while it is: others work on it as well. */
export function* orderSaga(services: Services, readAudit: AuditReader) {
  function* readTrail(orderId: string) {
    const trail = yield* call(readAudit, `orders/${orderId}`);
    const shown = yield* select(selectOneOrder);
    // Another order is looked at by now.
    if (shown.status !== 'ready' || shown.value?.orderId !== orderId) return;
    if (trail.ok) return yield* put(trailLoaded(trail.value));
    console.error('Failed to fetch the audit log from Firestore', trail.error.cause);
    return yield* put(trailFailed(NO_TRAIL));
  }

  function* look(orderId: string) {
    const shown = yield* select(selectOneOrder);
    const found = yield* call(services.orders.one, orderId);
    if (!found.ok) return false;
    const before = shown.status === 'ready' ? shown.value?.updatedAt : undefined;
    const now = yield* select(selectOneOrder);
    const changed = found.value && found.value.updatedAt !== before;
    // What the admin did meanwhile has brought the order already.
    if (changed && now === shown) yield* put(orderLoaded(found.value));
    return true;
  }

  function* follow({ payload: orderId }: ReturnType<typeof orderRequested>) {
    const found = yield* call(services.orders.one, orderId);
    if (found.ok) yield* put(orderLoaded(found.value));
    else {
      console.error('Failed to fetch the order from Firestore', found.error.cause);
      yield* put(orderFailed(FAILED));
    }
    yield* race({
      seen: call(whileSeen, services, () => look(orderId)),
      left: take(orderLeft),
    });
  }

  /** The log goes with the order: whatever changed it has its entry. */
  function* followTrail({ payload: order }: ReturnType<typeof orderLoaded>) {
    if (order) yield* call(readTrail, order.orderId);
  }

  yield* takeLatest(orderRequested, safely(follow));
  yield* takeLatest(orderLoaded, safely(followTrail));
}
