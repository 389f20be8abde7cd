import { call, put, select } from 'typed-redux-saga';
import type { Order } from '@/domain/orders/order/order';
import { untilSignedOut } from '@/features/auth';
import { toastShown } from '@/features/notifications';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import type { CallFailure, Result, Services } from '@/services';
import { explainFailure } from './dialogs/explainFailure';
import {
  cancelRequested,
  ordersActions,
  ordersRequested,
  returnRequested,
  selectOrderAction,
  type OrderAction,
} from './ordersSlice';

/** Shows the answer of an action. If its dialog was closed meanwhile, a toast shows a failure too. */
function* showAnswer(action: OrderAction, answer: Result<{ order: Order; message: string }, CallFailure>) {
  const topic = `order ${action.orderId}`;
  if (answer.ok) {
    yield* put(ordersActions.orderChanged(answer.value.order));
    yield* put(toastShown({ text: answer.value.message, topic, tone: 'success' }));
    return;
  }
  const { message, again } = explainFailure(answer.error, action.kind);
  const open = yield* select(selectOrderAction(action));
  yield* put(ordersActions.actionFailed({ ...action, message, again }));
  if (open?.status !== 'sending') yield* put(toastShown({ text: message, topic, tone: 'error' }));
  // The order may have changed meanwhile, so it is read again.
  yield* put(ordersRequested());
}

/** Cancels and returns orders. A second press for an order is ignored while its request runs. */
export function* orderRequestsSaga({ shop }: Services) {
  function* cancelOne({ payload: { orderId, ...request } }: ReturnType<typeof cancelRequested>) {
    const answer = yield* call(shop.cancelOrder, orderId, request);
    yield* showAnswer({ kind: 'cancel', orderId }, answer);
  }
  function* returnOne({ payload: { orderId, request } }: ReturnType<typeof returnRequested>) {
    const answer = yield* call(shop.returnOrder, orderId, request);
    yield* showAnswer({ kind: 'return', orderId }, answer);
  }
  yield* takeLeadingBy(cancelRequested, ({ orderId }) => orderId, untilSignedOut(cancelOne));
  yield* takeLeadingBy(returnRequested, ({ orderId }) => orderId, untilSignedOut(returnOne));
}
