import { call, put, race, select, take } from 'typed-redux-saga';
import { selectRole } from '@/features/auth';
import { mayShow } from '@/features/admin/access';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { AuditReader } from '@/services/admin/createAuditReader';
import {
  orderFailed,
  orderLeft,
  orderLoaded,
  orderRequested,
  selectOpenOrder,
  trailFailed,
  trailLoaded,
} from './orderSlice';
import { pollWhileVisible } from '../shared';
import { messages } from './messages';

/** Loads the open order, and polls it, because other admins may change it. */
export function* openOrderSaga(services: Services, readAudit: AuditReader) {
  function* readTrail(orderId: string) {
    const trail = yield* call(readAudit, `orders/${orderId}`);
    const shown = yield* select(selectOpenOrder);
    // Another order was opened meanwhile.
    if (shown.status !== 'ready' || shown.value?.orderId !== orderId) return;
    if (trail.ok) return yield* put(trailLoaded(trail.value));
    console.error('Failed to fetch the audit log from Firestore', trail.error.cause);
    return yield* put(trailFailed(messages.trailFailed));
  }

  function* poll(orderId: string) {
    const shown = yield* select(selectOpenOrder);
    const found = yield* call(services.orders.one, orderId);
    if (!found.ok) return false;
    const before = shown.status === 'ready' ? shown.value?.updatedAt : undefined;
    const now = yield* select(selectOpenOrder);
    const changed = found.value && found.value.updatedAt !== before;
    // An action of the admin has brought a newer order already.
    if (changed && now === shown) yield* put(orderLoaded(found.value));
    return true;
  }

  function* load(orderId: string) {
    const shown = yield* select(selectOpenOrder);
    const found = yield* call(services.orders.one, orderId);
    // An action of the admin has brought a newer order already.
    const isNewer = (yield* select(selectOpenOrder)) !== shown;
    if (found.ok) {
      if (!isNewer) yield* put(orderLoaded(found.value));
      return;
    }
    console.error('Failed to fetch the order from Firestore', found.error.cause);
    yield* put(orderFailed(messages.orderFailed));
  }

  function* loadAndPoll(orderId: string) {
    yield* call(load, orderId);
    yield* call(pollWhileVisible, services, () => poll(orderId));
  }

  function* follow({ payload: orderId }: ReturnType<typeof orderRequested>) {
    yield* race({ polling: call(loadAndPoll, orderId), left: take(orderLeft) });
  }

  /** Loads the audit trail with the order: every change has an entry. */
  function* followTrail({ payload: order }: ReturnType<typeof orderLoaded>) {
    const role = yield* select(selectRole);
    if (order && mayShow(role, 'activity.read')) yield* call(readTrail, order.orderId);
  }

  yield* takeLatest(orderRequested, follow);
  yield* takeLatest(orderLoaded, followTrail);
}
