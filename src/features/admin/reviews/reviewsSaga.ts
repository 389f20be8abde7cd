import { call, put, select } from 'typed-redux-saga';
import { adminPaths } from '@/app/router/paths';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { ReviewAdmin } from '@/services/admin/people/createReviewAdmin';
import { callFromScreen, callMessage, loadWith } from '../shared';
import {
  moreReviewsFailed,
  moreReviewsLoaded,
  moreReviewsRequested,
  deskActAnswered,
  deskActFailed,
  deskActRequested,
  reviewsFailed,
  reviewsLoaded,
  reviewsRequested,
  selectReviewDesk,
  type Box,
} from './reviewsSlice';

/** Loads the boxes of reviews and questions, and publishes, refuses or answers one. */
export function* reviewDeskSaga(api: ReviewAdmin) {
  const readBox = ({ of, box }: Box) => api.list(of, box, '');
  const read = loadWith(readBox, reviewsLoaded, reviewsFailed, deskActAnswered);
  function* readMore() {
    const { of, box, list } = yield* select(selectReviewDesk);
    if (list.status !== 'ready') return;
    const answer = yield* call(api.list, of, box, list.value.next);
    if (answer.ok) return yield* put(moreReviewsLoaded(answer.value));
    yield* put(moreReviewsFailed());
    return yield* put(toastShown({ text: callMessage(answer.error), topic: 'reviews', tone: 'error' }));
  }
  function* act({ payload }: ReturnType<typeof deskActRequested>) {
    const { id } = payload;
    const { answer, isLeft } = yield* callFromScreen(adminPaths.reviews, () => api.act(payload));
    if (!answer.ok) {
      const { error } = answer;
      const isChanged = error.kind === 'refused' && error.code === 'changed';
      const text = callMessage(error);
      yield* put(deskActFailed({ id, message: text, isChanged }));
      const { list } = yield* select(selectReviewDesk);
      const isShown = !isLeft && list.status === 'ready' && list.value.rows.some((row) => row.id === id);
      // Its card says it.
      if (isShown) return undefined;
      return yield* put(toastShown({ text, topic: `review ${id}`, tone: 'error' }));
    }
    yield* put(deskActAnswered(answer.value.item));
    return yield* put(toastShown({ text: answer.value.message, topic: `review ${id}`, tone: 'success' }));
  }
  function* readList(action: ReturnType<typeof reviewsRequested | typeof moreReviewsRequested>) {
    if (reviewsRequested.match(action)) yield* read(action);
    else yield* readMore();
  }
  // Another box cancels the loading of more for the last one.
  yield* takeLatest([reviewsRequested, moreReviewsRequested], readList);
  yield* takeLeadingBy(deskActRequested, ({ id }) => id, act);
}
