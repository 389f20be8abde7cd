import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { UndeliveredAdmin } from '@/services/admin/createUndeliveredAdmin';
import { claimSaved, claimsLoaded, lossDecided } from '../losses';
import { callMessage } from '../shared';
import {
  answerRefused,
  answerSubmitted,
  answerRecorded,
  linkFailed,
  linkLoaded,
  linkRequested,
  pageFailed,
  pageLoaded,
  pageRequested,
  selectUndelivered,
} from './undeliveredSlice';

/** Loads the list, tells the courier what to do, and loads customers' links. */
export function* undeliveredSaga(api: UndeliveredAdmin) {
  function* read() {
    const { query } = yield* select(selectUndelivered);
    const answer = yield* call(api.list, query);
    const now = yield* select(selectUndelivered);
    // Another view was opened meanwhile.
    if (now.query !== query) return;
    if (answer.ok) {
      yield* put(claimsLoaded(answer.value.claims));
      yield* put(pageLoaded(answer.value));
    } else yield* put(pageFailed(callMessage(answer.error)));
  }

  function* tell({ payload: { orderId, request } }: ReturnType<typeof answerSubmitted>) {
    const answer = yield* call(api.answer, orderId, request);
    if (answer.ok) {
      yield* put(answerRecorded(orderId));
      yield* put(toastShown({ text: answer.value.message, topic: `order ${orderId}`, tone: 'success' }));
    } else yield* put(answerRefused({ orderId, message: callMessage(answer.error) }));
    // Also after a refusal: the courier, or a colleague, may have been faster.
    yield* call(read);
  }

  function* readLink({ payload: orderId }: ReturnType<typeof linkRequested>) {
    const answer = yield* call(api.link, orderId);
    if (answer.ok) yield* put(linkLoaded({ orderId, link: answer.value }));
    else yield* put(linkFailed({ orderId, message: callMessage(answer.error) }));
  }

  yield* takeLatest(pageRequested, safely(read));
  yield* takeLeading(answerSubmitted, safely(tell));
  yield* takeEvery(linkRequested, safely(readLink));
  yield* takeEvery(
    [lossDecided, claimSaved],
    safely(function* reload() {
      const { page } = yield* select(selectUndelivered);
      if (page.status === 'ready') yield* call(read);
    }),
  );
}
