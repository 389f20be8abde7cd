import { call, put, select, takeLeading } from 'typed-redux-saga';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { returnFailure } from './askFailure';
import { ordersActions, ordersRequested, returnRequested, selectReturning } from './ordersSlice';

type Requested = ReturnType<typeof returnRequested>;

/** Requests one return. If the dialog was closed meanwhile, a toast shows the result. */
const returnOne = safely(function* returnOne(
  { shop }: Services,
  { payload: { orderId, request } }: Requested,
) {
  const answer = yield* call(shop.returnOrder, orderId, request);
  if (answer.ok) {
    yield* put(ordersActions.orderChanged(answer.value.order));
    yield* put(toastShown({ text: answer.value.message, topic: `order ${orderId}`, tone: 'success' }));
    return;
  }
  const { message, again } = returnFailure(answer.error);
  const waiting = yield* select(selectReturning);
  const watched = waiting.status === 'sending' && waiting.orderId === orderId;
  yield* put(ordersActions.returnFailed({ orderId, message, again }));
  if (!watched) yield* put(toastShown({ text: message, topic: `order ${orderId}`, tone: 'error' }));
  // The order may have changed meanwhile, so it is read again.
  yield* put(ordersRequested());
});

/** A second press while a request runs is ignored. */
export function* returnSaga(services: Services) {
  yield* takeLeading(returnRequested, (action: Requested) => returnOne(services, action));
}
