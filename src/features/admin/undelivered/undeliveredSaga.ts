import { call, put, select } from 'typed-redux-saga';
import { keyedLock } from '@/lib/keyedLock';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { UndeliveredAdmin } from '@/services/admin/orders/createUndeliveredAdmin';
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
  let reads = 0;
  /** A second press is ignored while the answer of its order is sent. */
  const runIfFree = keyedLock();

  function* read() {
    const { query } = yield* select(selectUndelivered);
    reads += 1;
    const mine = reads;
    const answer = yield* call(api.list, query);
    const now = yield* select(selectUndelivered);
    // Another view was opened meanwhile, or a later answer to the courier reads the list again.
    if (now.query !== query || mine !== reads) return;
    if (answer.ok) {
      yield* put(claimsLoaded(answer.value.claims));
      yield* put(pageLoaded(answer.value));
    } else yield* put(pageFailed(callMessage(answer.error)));
  }

  function* tell({ payload: { orderId, request } }: ReturnType<typeof answerSubmitted>) {
    const answer = yield* runIfFree(orderId, () => call(api.answer, orderId, request));
    if (!answer) return;
    if (answer.ok) {
      yield* put(answerRecorded(orderId));
      yield* put(toastShown({ text: answer.value.message, topic: `order ${orderId}`, tone: 'success' }));
      yield* call(read);
      return;
    }
    const message = callMessage(answer.error);
    yield* put(answerRefused({ orderId, message }));
    // The courier, or a colleague, may have been faster. Then the form is gone, and its words with it.
    yield* call(read);
    const { page } = yield* select(selectUndelivered);
    if (page.status !== 'ready') return;
    const { rows, linked } = page.value;
    const shown = [...rows, linked].find((row) => row?.orderId === orderId);
    if (!shown?.acts.length)
      yield* put(toastShown({ text: message, topic: `order ${orderId}`, tone: 'error' }));
  }

  function* readLink({ payload: orderId }: ReturnType<typeof linkRequested>) {
    const answer = yield* call(api.link, orderId);
    if (answer.ok) yield* put(linkLoaded({ orderId, link: answer.value }));
    else yield* put(linkFailed({ orderId, message: callMessage(answer.error) }));
  }

  yield* takeLatest(pageRequested, read);
  yield* takeEvery(answerSubmitted, tell);
  yield* takeEvery(linkRequested, readLink);
  yield* takeEvery([lossDecided, claimSaved], function* reload() {
    const { page } = yield* select(selectUndelivered);
    if (page.status === 'ready') yield* call(read);
  });
}
