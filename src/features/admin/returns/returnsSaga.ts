import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Order } from '@/domain/orders/order/order';
import { orderLoaded, selectOpenOrder } from '@/features/admin/openOrder';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { ReturnAdmin } from '@/services/admin/createReturnAdmin';
import { callMessage, newKey } from '../shared';
import { returnsFailed, returnsLoaded, returnsRequested } from './list/returnListSlice';
import { returnActions, selectOpenReturn, type ReturnRequest } from './page/openReturnSlice';

const { returnRequested, returnLoaded, returnFailed, stepRequested, stepFinished, stepFailed, refundNamed } =
  returnActions;

/** Loads the lists and the open return, and sends the desk's steps. */
export function* returnsSaga(services: Services, api: ReturnAdmin) {
  function* list({ payload: { tab, after } }: ReturnType<typeof returnsRequested>) {
    const answer = yield* call(api.page, tab, after);
    if (answer.ok) yield* put(returnsLoaded(answer.value));
    else yield* put(returnsFailed(callMessage(answer.error)));
  }

  function* load({ payload: orderId }: ReturnType<typeof returnRequested>) {
    const answer = yield* call(api.find, orderId);
    if (answer.ok) yield* put(returnLoaded(answer.value));
    else yield* put(returnFailed(callMessage(answer.error)));
  }

  /** Shows the order as it is now, unless another one was opened meanwhile. */
  function* show(order: Order) {
    const shown = yield* select(selectOpenOrder);
    const isSame = shown.status === 'ready' && shown.value?.orderId === order.orderId;
    if (isSame) yield* put(orderLoaded(order));
  }

  /** After a failure the order may have changed meanwhile, so it is read again. */
  function* reload(orderId: string) {
    const found = yield* call(services.orders.one, orderId);
    if (found.ok && found.value) yield* show(found.value);
  }

  /** The id under which a refund was sent without an answer, or a new one. */
  function* refundId() {
    const { refundId: before } = yield* select(selectOpenReturn);
    const id = before || newKey(services.random);
    yield* put(refundNamed(id));
    return id;
  }

  function* send({ orderId, step, body }: ReturnRequest) {
    const named = step === 'refund' ? { ...body, refundId: yield* refundId() } : body;
    const answer = yield* call(api.step, orderId, step, named);
    if (answer.ok) {
      yield* show(answer.value.order);
      return answer.value.message;
    }
    const answered = answer.error.kind === 'refused';
    yield* put(stepFailed({ step, message: callMessage(answer.error), answered }));
    yield* reload(orderId);
    return null;
  }

  function* act({ payload: request }: ReturnType<typeof stepRequested>) {
    const { orderId, before } = request;
    if (before && (yield* send({ orderId, ...before })) === null) return;
    const text = yield* send(request);
    if (text === null) return;
    yield* put(stepFinished());
    yield* put(toastShown({ text, topic: `return ${orderId}`, tone: 'success' }));
  }

  yield* takeLatest(returnsRequested, safely(list));
  yield* takeLatest(returnRequested, safely(load));
  yield* takeLeading(stepRequested, safely(act));
}
