import { call, put, select, spawn, takeLeading } from 'typed-redux-saga';
import type { Order } from '@/domain/orders/order/order';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import type { CallFailure, Result, Services } from '@/services';
import type { OrderAdmin } from '@/services/admin/createOrderAdmin';
import { orderLoaded, selectOneOrder } from '../orders/orderSlice';
import { failureOf } from './failure';
import {
  actionFinished,
  actionFailed,
  actionRequested,
  refundNamed,
  selectDoing,
  selectRefundId,
} from './orderActionsSlice';

type Requested = ReturnType<typeof actionRequested>;
type Done = { message: string; order: Order | null };

/** The id under which a refund is asked for: that of the one that was never answered, or a new one. */
function* refundIdFor({ clock, random }: Services, orderId: string) {
  const known = yield* select(selectRefundId, orderId);
  if (known) return known;
  const refundId = `rf-${clock.now().getTime()}-${Math.floor(random() * 1e9)}`;
  yield* put(refundNamed({ orderId, refundId }));
  return refundId;
}

function* send(services: Services, admin: OrderAdmin, { payload }: Requested) {
  const { orderId, action, body } = payload;
  if (action === 'settle') {
    const { id } = body as { id: string };
    return (yield* call(admin.settle, id)) as Result<Done, CallFailure>;
  }
  const refund = action === 'refund' ? { refundId: yield* refundIdFor(services, orderId) } : {};
  return (yield* call(admin.act, orderId, action, { ...body, ...refund })) as Result<Done, CallFailure>;
}

/** The order as it stands now, where it is still the one that is looked at. */
function* show(order: Order) {
  const shown = yield* select(selectOneOrder);
  const same = shown.status === 'ready' && shown.value?.orderId === order.orderId;
  if (same) yield* put(orderLoaded(order));
}

/** Whatever stood against an action, the order may have gone on meanwhile. */
const lookAgain = safely(function* lookAgain({ orders }: Services, orderId: string) {
  const found = yield* call(orders.one, orderId);
  if (found.ok && found.value) yield* show(found.value);
});

/** Does one thing with an order. What came to nothing leaves all that was typed, and says why. */
const act = safely(function* act(services: Services, admin: OrderAdmin, action: Requested) {
  const { orderId, action: what } = action.payload;
  const answer = yield* send(services, admin, action);
  if (answer.ok) {
    if (answer.value.order) yield* show(answer.value.order);
    yield* put(actionFinished({ orderId, action: what }));
    return yield* put(toastShown({ text: answer.value.message, topic: `order ${orderId}`, tone: 'success' }));
  }
  const failed = failureOf(answer.error);
  const waiting = yield* select(selectDoing);
  const watched = waiting.status === 'sending' && waiting.orderId === orderId;
  yield* put(actionFailed({ orderId, action: what, answered: answer.error.kind === 'refused', ...failed }));
  if (!watched) yield* put(toastShown({ text: failed.message, topic: `order ${orderId}`, tone: 'error' }));
  // Nobody waits for it: the next press may follow at once.
  yield* spawn(lookAgain, services, orderId);
});

/** A second press while the first is on its way is nothing. */
export function* orderActionsSaga(services: Services, admin: OrderAdmin) {
  yield* takeLeading(actionRequested, (action: Requested) => act(services, admin, action));
}
