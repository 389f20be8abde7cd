import { call, put, select, spawn } from 'typed-redux-saga';
import { wasDone } from '@/domain/admin/wasDone';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import type { OrderAdmin } from '@/services/admin/orders/createOrderAdmin';
import { lostAnswerShown, showOrder } from '../openOrder';
import { newKey } from '../shared';
import { failureOf } from './actionFailure';
import {
  actionFinished,
  actionFailed,
  actionConfirmed,
  actionRequested,
  isBeingSent,
  refundNamed,
  selectActionState,
  selectRefundId,
} from './orderActionsSlice';

type Requested = ReturnType<typeof actionRequested>;

/** The id of the refund: that of an earlier request without an answer, or a new one. */
function* refundIdFor({ random }: Services, orderId: string) {
  const storedId = yield* select(selectRefundId, orderId);
  if (storedId) return storedId;
  const refundId = newKey(random);
  yield* put(refundNamed({ orderId, refundId }));
  return refundId;
}

function* send(services: Services, admin: OrderAdmin, { payload }: Requested) {
  if (payload.action === 'settle') return yield* call(admin.settle, payload.body.id);
  const { orderId, action, body } = payload;
  const refund = action === 'refund' ? { refundId: yield* refundIdFor(services, orderId) } : {};
  return yield* call(admin.act, orderId, action, { ...body, ...refund });
}

/**
 * Reloads the order after a failed action, because it may have changed meanwhile. Where only the answer was lost, its
 * failure goes, unless the action is sent again: then that answer decides.
 */
const reloadOrder = safely(function* reloadOrder(
  { orders }: Services,
  { orderId, action }: Requested['payload'],
  isAnswered: boolean,
) {
  const found = yield* call(orders.one, orderId);
  if (!found.ok || !found.value) return;
  yield* showOrder(found.value);
  if (isAnswered || action === 'settle') return;
  const isSentAgain = isBeingSent(yield* select(selectActionState), { orderId, action });
  const refundId = yield* select(selectRefundId, orderId);
  if (isSentAgain || !wasDone(action, found.value, refundId)) return;
  yield* put(actionConfirmed({ orderId, action }));
  yield* put(lostAnswerShown(`order ${orderId}`));
});

/** Runs one action on an order. After a failure the form keeps what was typed. */
const act = safely(function* act(
  services: Services,
  admin: OrderAdmin,
  action: Requested,
  onDone: () => void,
) {
  const { orderId, action: what } = action.payload;
  const answer = yield* send(services, admin, action);
  if (answer.ok) {
    onDone();
    if (answer.value.order) yield* showOrder(answer.value.order);
    yield* put(actionFinished({ orderId, action: what }));
    return yield* put(toastShown({ text: answer.value.message, topic: `order ${orderId}`, tone: 'success' }));
  }
  const failed = failureOf(answer.error);
  const isDialogOpen = isBeingSent(yield* select(selectActionState), { orderId, action: what });
  const answered = answer.error.kind === 'refused';
  yield* put(actionFailed({ orderId, action: what, answered, ...failed }));
  if (!isDialogOpen)
    yield* put(toastShown({ text: failed.message, topic: `order ${orderId}`, tone: 'error' }));
  // Spawned, so that the next action does not wait for the reload.
  yield* spawn(reloadOrder, services, action.payload, answered);
});

const isSame = ({ payload: one }: Requested, { payload: other }: Requested): boolean =>
  one.action === other.action && JSON.stringify(one.body) === JSON.stringify(other.body);

/** Milliseconds after an action in which the same one is its second press: the answer came before its button had gone. */
const SECOND_PRESS_MS = 1_000;

/**
 * Runs the actions: those of one order one after another, those of several orders side by side. A second press while the
 * same action waits or runs, or right after it, is ignored.
 */
export function* orderActionsSaga(services: Services, admin: OrderAdmin) {
  /** The running action of each order, and those behind it. */
  const queues = new Map<string, Requested[]>();

  /** The last action that was done, of each order, and when (milliseconds since 1970). */
  const lastDone = new Map<string, { action: Requested; atMs: number }>();
  const nowMs = () => services.clock.now().getTime();

  const isSecondPress = (action: Requested): boolean => {
    const last = lastDone.get(action.payload.orderId);
    return last !== undefined && nowMs() - last.atMs < SECOND_PRESS_MS && isSame(last.action, action);
  };

  function* run(orderId: string, queue: Requested[]) {
    try {
      for (let next = queue[0]; next; next = queue[0]) {
        const action = next;
        yield* act(services, admin, action, () => lastDone.set(orderId, { action, atMs: nowMs() }));
        queue.shift();
      }
    } finally {
      queues.delete(orderId);
    }
  }

  yield* takeEvery(actionRequested, function* enqueue(action: Requested) {
    const { orderId, action: what } = action.payload;
    const queue = queues.get(orderId);
    if (isSecondPress(action)) {
      yield* put(actionFinished({ orderId, action: what }));
    } else if (!queue) {
      const begun = [action];
      queues.set(orderId, begun);
      yield* call(run, orderId, begun);
    } else if (!queue.some((one) => isSame(one, action))) queue.push(action);
  });
}
