import { call, put, select, takeLeading } from 'typed-redux-saga';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { cancelFailure } from './askFailure';
import { cancelRequested, ordersActions, ordersRequested, selectCancel } from './ordersSlice';

type Requested = ReturnType<typeof cancelRequested>;

/** Cancels one order. If the dialog was closed meanwhile, a toast shows the result. */
const cancelOne = safely(function* cancelOne(
  { shop }: Services,
  { payload: { orderId, reason } }: Requested,
) {
  const answer = yield* call(shop.cancelOrder, orderId, reason);
  if (answer.ok) {
    yield* put(ordersActions.orderChanged(answer.value.order));
    yield* put(toastShown({ text: answer.value.message, topic: `order ${orderId}`, tone: 'success' }));
    return;
  }
  const { message, again } = cancelFailure(answer.error);
  const waiting = yield* select(selectCancel);
  const watched = waiting.status === 'sending' && waiting.orderId === orderId;
  yield* put(ordersActions.cancelFailed({ orderId, message, again }));
  if (!watched) yield* put(toastShown({ text: message, topic: `order ${orderId}`, tone: 'error' }));
  // The order may have changed meanwhile, so it is read again.
  yield* put(ordersRequested());
});

/** A second press while a request runs is ignored. */
export function* cancelSaga(services: Services) {
  yield* takeLeading(cancelRequested, (action: Requested) => cancelOne(services, action));
}
