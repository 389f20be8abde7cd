import { call, put, race, select, spawn, take } from 'typed-redux-saga';
import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { wasStepDone } from '@/domain/orders/returnDesk/wasStepDone';
import { lostAnswerShown, selectOpenOrder, showOrder } from '@/features/admin/openOrder';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { ReturnAdmin } from '@/services/admin/orders/createReturnAdmin';
import { callMessage, loadWith, newKey, pollWhileVisible } from '../shared';
import {
  returnsFailed,
  returnsLeft,
  returnsLoaded,
  returnsRequested,
  returnsShown,
  selectReturnList,
  type ReturnQuery,
} from './list/returnListSlice';
import {
  returnActions,
  selectOpenReturn,
  selectReturnRefundId,
  type ReturnRequest,
} from './page/openReturnSlice';

const { returnRequested, returnLoaded, returnFailed, stepRequested, stepFinished, stepFailed, refundNamed } =
  returnActions;

/** How often the list is read again while it is visible: each time costs a read for each row. */
const POLL_MS = 60_000;

/** Loads the lists and the open return, and sends the desk's steps. */
export function* returnsSaga(services: Services, api: ReturnAdmin) {
  const readPage = ({ tab, after }: ReturnQuery) => api.page(tab, after);
  const list = loadWith(readPage, returnsLoaded, returnsFailed, stepFinished);

  /** Reads the list again as it is shown; one that was asked for meanwhile comes by itself. */
  function* poll() {
    const { query, page, waiting } = yield* select(selectReturnList);
    if (page.status !== 'ready' || waiting) return true;
    const answer = yield* call(api.page, query.tab, query.after);
    const now = yield* select(selectReturnList);
    if (answer.ok && now.query === query && !now.waiting) yield* put(returnsLoaded(answer.value));
    return answer.ok;
  }

  function* follow() {
    const polling = call(pollWhileVisible, services, poll, POLL_MS);
    yield* race({ polling, left: take(returnsLeft) });
  }

  /**
   * After a failure the order may have changed meanwhile, so it is read again. Where only the answer was lost, the step's
   * failure goes. `step` is null where the shop answered, or where the step is the first of two.
   */
  const reload = safely(function* reload(orderId: string, step: ReturnStep | null) {
    const shown = yield* select(selectOpenOrder);
    const found = yield* call(services.orders.one, orderId);
    if (!found.ok || !found.value) return;
    yield* showOrder(found.value);
    const before = shown.status === 'ready' && shown.value?.orderId === orderId ? shown.value : null;
    const refundId = yield* select(selectReturnRefundId, orderId);
    const { orderId: open, sending } = yield* select(selectOpenReturn);
    // It is sent again, so that answer decides.
    if (open === orderId && sending.status === 'sending') return;
    if (!step || !before || !wasStepDone(step, before, found.value, refundId)) return;
    yield* put(stepFinished(orderId));
    yield* put(lostAnswerShown(`return ${orderId}`));
  });

  /** The id under which a refund was sent without an answer, or a new one. */
  function* refundIdFor(orderId: string) {
    const id = (yield* select(selectReturnRefundId, orderId)) ?? newKey(services.random);
    yield* put(refundNamed({ orderId, id }));
    return id;
  }

  /** Sends a step; null where it failed. `isLast`: no other step of the same press follows. */
  function* send({ orderId, step, body }: Omit<ReturnRequest, 'before'>, isLast: boolean) {
    const named = step === 'refund' ? { ...body, refundId: yield* refundIdFor(orderId) } : body;
    const answer = yield* call(api.step, orderId, step, named);
    if (answer.ok) {
      yield* showOrder(answer.value.order);
      return answer.value.message;
    }
    const answered = answer.error.kind === 'refused';
    const message = callMessage(answer.error);
    yield* put(stepFailed({ orderId, step, message, answered }));
    const { orderId: open } = yield* select(selectOpenReturn);
    if (open !== orderId)
      yield* put(toastShown({ text: message, topic: `return ${orderId}`, tone: 'error' }));
    // Spawned, so that the next press does not wait for the reload.
    yield* spawn(reload, orderId, isLast && !answered ? step : null);
    return null;
  }

  function* act({ payload: request }: ReturnType<typeof stepRequested>) {
    const { orderId, before } = request;
    if (before && (yield* send({ orderId, ...before }, false)) === null) return;
    const text = yield* send(request, true);
    if (text === null) return;
    yield* put(stepFinished(orderId));
    yield* put(toastShown({ text, topic: `return ${orderId}`, tone: 'success' }));
  }

  yield* takeLatest(returnsRequested, list);
  yield* takeLatest(returnsShown, follow);
  yield* takeLatest(returnRequested, loadWith(api.find, returnLoaded, returnFailed));
  yield* takeLeadingBy(stepRequested, ({ orderId }) => orderId, act);
}
