import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { Order } from '@/domain/orders/order/order';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import type { CallFailure, Result, Services } from '@/services';
import { cancelFailure, returnFailure } from './dialogs/askFailure';
import {
  cancelRequested,
  ordersActions,
  ordersRequested,
  returnRequested,
  selectCancel,
  selectReturning,
  type ActionState,
  type OrdersRoot,
} from './ordersSlice';

interface RequestKind {
  selectState: (state: OrdersRoot) => ActionState;
  explain: typeof cancelFailure;
  failed: typeof ordersActions.cancelFailed | typeof ordersActions.returnFailed;
}

const CANCEL: RequestKind = {
  selectState: selectCancel,
  explain: cancelFailure,
  failed: ordersActions.cancelFailed,
};
const RETURN: RequestKind = {
  selectState: selectReturning,
  explain: returnFailure,
  failed: ordersActions.returnFailed,
};

/** Shows the answer of a request. If its dialog was closed meanwhile, a toast shows a failure too. */
function* showAnswer(
  orderId: string,
  answer: Result<{ order: Order; message: string }, CallFailure>,
  { selectState, explain, failed }: RequestKind,
) {
  const topic = `order ${orderId}`;
  if (answer.ok) {
    yield* put(ordersActions.orderChanged(answer.value.order));
    yield* put(toastShown({ text: answer.value.message, topic, tone: 'success' }));
    return;
  }
  const { message, again } = explain(answer.error);
  const waiting = yield* select(selectState);
  const isWatched = waiting.status === 'sending' && waiting.orderId === orderId;
  yield* put(failed({ orderId, message, again }));
  if (!isWatched) yield* put(toastShown({ text: message, topic, tone: 'error' }));
  // The order may have changed meanwhile, so it is read again.
  yield* put(ordersRequested());
}

/** Cancels and returns orders. A second press while a request runs is ignored. */
export function* orderRequestsSaga({ shop }: Services) {
  yield* takeLeading(
    cancelRequested,
    safely(function* cancelOne({ payload: { orderId, ...request } }: ReturnType<typeof cancelRequested>) {
      yield* showAnswer(orderId, yield* call(shop.cancelOrder, orderId, request), CANCEL);
    }),
  );
  yield* takeLeading(
    returnRequested,
    safely(function* returnOne({ payload: { orderId, request } }: ReturnType<typeof returnRequested>) {
      yield* showAnswer(orderId, yield* call(shop.returnOrder, orderId, request), RETURN);
    }),
  );
}
