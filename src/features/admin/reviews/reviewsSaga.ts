import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { ReviewAdmin } from '@/services/admin/createReviewAdmin';
import { callMessage } from '../shared';
import {
  moreReviewsLoaded,
  moreReviewsRequested,
  reviewActAnswered,
  reviewActFailed,
  reviewActRequested,
  reviewsFailed,
  reviewsLoaded,
  reviewsRequested,
  selectReviewDesk,
} from './reviewsSlice';

/** Loads the boxes of reviews, and publishes, refuses or answers one. */
export function* reviewDeskSaga(api: ReviewAdmin) {
  /** Ids of the reviews that a call is about: a second press on one is ignored. */
  const inFlight = new Set<string>();

  function* read({ payload: box }: ReturnType<typeof reviewsRequested>) {
    const answer = yield* call(api.list, box, '');
    if (answer.ok) yield* put(reviewsLoaded(answer.value));
    else yield* put(reviewsFailed(callMessage(answer.error)));
  }
  function* readMore() {
    const { box, list } = yield* select(selectReviewDesk);
    if (list.status !== 'ready') return;
    const answer = yield* call(api.list, box, list.value.next);
    if (answer.ok) yield* put(moreReviewsLoaded(answer.value));
    else yield* put(reviewsFailed(callMessage(answer.error)));
  }
  function* act({ payload }: ReturnType<typeof reviewActRequested>) {
    const { id } = payload;
    if (inFlight.has(id)) return;
    inFlight.add(id);
    try {
      const answer =
        payload.kind === 'decide'
          ? yield* call(api.decide, id, payload.verdict)
          : yield* call(api.reply, id, payload.text);
      if (!answer.ok) return yield* put(reviewActFailed({ id, message: callMessage(answer.error) }));
      yield* put(reviewActAnswered(answer.value.item));
      return yield* put(toastShown({ text: answer.value.message, topic: `review ${id}`, tone: 'success' }));
    } finally {
      inFlight.delete(id);
    }
  }
  yield* takeLatest(reviewsRequested, safely(read));
  yield* takeLeading(moreReviewsRequested, safely(readMore));
  yield* takeEvery(reviewActRequested, safely(act));
}
