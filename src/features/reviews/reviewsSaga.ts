import { call, put, takeEvery, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { loginPanelOpened, waitForUser } from '@/features/auth';
import { failureText } from '@/features/failures';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { CallFailure, Services } from '@/services';
import { createReviewsApi } from '@/services/reviews/createReviewsApi';
import {
  askLinkFailed,
  askLinkLoaded,
  askLinkOpened,
  formClosed,
  formOpened,
  helpfulChosen,
  markFailed,
  ownReviewFailed,
  ownReviewLoaded,
  reviewDeleted,
  reviewFailed,
  reviewReported,
  reviewSaved,
  reviewSubmitted,
  votesCounted,
  type Mark,
} from './reviewsSlice';

/** Asks a guest to sign in; returns whether somebody is signed in already. */
function* isKnown(): SagaGenerator<boolean> {
  if (yield* waitForUser()) return true;
  yield* put(loginPanelOpened({ mode: 'login' }));
  return false;
}

/** Statuses of a link that is used, expired or not the shop's. */
const OVER: readonly number[] = [404, 410];

/** Loads and saves the own review, and tells the shop of votes and reports. */
export function* reviewsSaga({ http }: Services) {
  const api = createReviewsApi(http);

  function* open({ payload: { productId } }: ReturnType<typeof formOpened>) {
    if (!(yield* isKnown())) return yield* put(formClosed());
    const answer = yield* call(api.own, productId);
    if (answer.ok) return yield* put(ownReviewLoaded(answer.value));
    return yield* put(ownReviewFailed(failureText(answer.error)));
  }
  function* openAsked({ payload: token }: ReturnType<typeof askLinkOpened>) {
    const answer = yield* call(api.asked, token);
    if (answer.ok) return yield* put(askLinkLoaded(answer.value));
    const { error } = answer;
    const isOver = error.kind === 'refused' && OVER.includes(error.status);
    return yield* put(askLinkFailed({ message: failureText(error), isOver }));
  }
  function* save(action: ReturnType<typeof reviewSubmitted> | ReturnType<typeof reviewDeleted>) {
    const answer = yield* call(() => {
      if (!reviewSubmitted.match(action)) return api.remove(action.payload);
      const { productId, draft, token } = action.payload;
      return token ? api.saveAsked(token, productId, draft) : api.save(productId, draft);
    });
    if (answer.ok) yield* put(reviewSaved(answer.value.message));
    else yield* put(reviewFailed(failureText(answer.error)));
  }
  function* takeBack(id: string, before: Partial<Mark>, error: CallFailure | null) {
    yield* put(markFailed({ id, before }));
    if (error) yield* put(toastShown({ text: failureText(error), tone: 'error', topic: `review ${id}` }));
  }
  function* vote({ payload: { id, helpful } }: ReturnType<typeof helpfulChosen>) {
    if (!(yield* isKnown())) return yield* takeBack(id, { helpful: !helpful }, null);
    const answer = yield* call(api.vote, id, helpful);
    if (!answer.ok) return yield* takeBack(id, { helpful: !helpful }, answer.error);
    return yield* put(votesCounted({ id, count: answer.value.helpful }));
  }
  function* report({ payload: { id, reason } }: ReturnType<typeof reviewReported>) {
    if (!(yield* isKnown())) return yield* takeBack(id, { reported: false }, null);
    const answer = yield* call(api.report, id, reason);
    if (!answer.ok) return yield* takeBack(id, { reported: false }, answer.error);
    return yield* put(toastShown({ text: answer.value.message, tone: 'success', topic: `review ${id}` }));
  }
  yield* takeLatest(formOpened, safely(open));
  yield* takeLatest(askLinkOpened, safely(openAsked));
  yield* takeLeading([reviewSubmitted, reviewDeleted], safely(save));
  yield* takeEvery(helpfulChosen, safely(vote));
  yield* takeEvery(reviewReported, safely(report));
}
