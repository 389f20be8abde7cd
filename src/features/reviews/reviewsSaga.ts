import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { boughtItems } from '@/domain/orders/order/bought';
import { selectUser, untilSignedOut } from '@/features/auth';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { keyedLock } from '@/lib/keyedLock';
import { failed } from '@/lib/remote';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import { heldFiles, type CallFailure, type Services } from '@/services';
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
  ownReviewFound,
  ownReviewLoaded,
  ownReviewRequested,
  photoStateChanged,
  photoRemoved,
  photosChosen,
  reviewDeleted,
  reviewDraftChanged,
  reviewFailed,
  reviewPageFailed,
  reviewPageKey,
  reviewPageLoaded,
  reviewPageRequested,
  reviewReported,
  reviewSaved,
  reviewSubmitted,
  selectFormPhoto,
  selectIsReviewed,
  selectMark,
  selectReviewDraft,
  selectReviewForm,
  votesCounted,
  type FormPhoto,
  type Mark,
} from './reviewsSlice';
import { requireLogin } from './requireLogin';
import { messages } from './messages';
import { linkReviewKey, storedDrafts } from './storedDrafts';

/** Why the server would refuse the file; null if it is fine. The check loads with the form. */
const refusalOf = async (file: File): Promise<string | null> => {
  const { refusalOfPhoto } = await import(/* webpackChunkName: "review-form" */ './photos/refusalOfPhoto');
  return refusalOfPhoto(file);
};

type SaveAction = ReturnType<typeof reviewSubmitted> | ReturnType<typeof reviewDeleted>;
const productOf = (action: SaveAction) =>
  reviewSubmitted.match(action) ? action.payload.productId : action.payload;

/** Loads and saves the person's own review, and sends votes and reports. */
export function* reviewsSaga({ http, storage }: Services) {
  const api = createReviewsApi(http);
  const stored = storedDrafts(storage.writingDrafts);
  /** A second press for a review is ignored while its request runs. */
  const saveIfFree = keyedLock();
  const voteIfFree = keyedLock();
  /** Keys of the files that the form holds. */
  const held = new Set<string>();

  /** Shows what was typed before the page was reloaded. */
  function* restoreDraft(productId: string) {
    if (yield* select(selectReviewDraft(productId))) return;
    const draft = stored.review(productId);
    if (draft) yield* put(reviewDraftChanged({ productId, draft }));
  }
  function* restoreLinkDraft(productId: string, token: string) {
    const draft = stored.review(linkReviewKey(token, productId));
    if (draft) yield* put(reviewDraftChanged({ productId, draft, token }));
  }
  /** The writer of a mail's link may be another person than the one of this tab, so the link has its own drafts. */
  function* storeDraft({ payload: { productId, draft, token } }: ReturnType<typeof reviewDraftChanged>) {
    if (token) return stored.storeReview(linkReviewKey(token, productId), draft);
    const form = yield* select(selectReviewForm);
    if (form.open?.productId === productId) stored.storeReview(productId, draft);
  }
  function* open({ payload: { productId } }: ReturnType<typeof formOpened>) {
    if (!(yield* requireLogin())) return yield* put(formClosed());
    yield* call(restoreDraft, productId);
    const answer = yield* call(api.own, productId);
    if (answer.ok) return yield* put(ownReviewLoaded(answer.value));
    return yield* put(ownReviewFailed(failureText(answer.error)));
  }
  /** Asks about a product that this browser knows to be delivered, because most products need no request. */
  function* lookUpOwn({ payload: productId }: ReturnType<typeof ownReviewRequested>) {
    const user = yield* select(selectUser);
    if (!user || (yield* select(selectIsReviewed(productId))) !== undefined) return;
    const bought = boughtItems(storage.lastOrders.read(user.uid)?.orders ?? []);
    if (!bought.some(({ kind, id }) => kind === 'product' && id === productId)) return;
    const answer = yield* call(api.own, productId);
    if (answer.ok) yield* put(ownReviewFound({ productId, exists: answer.value.review !== null }));
  }
  function* openAskLink({ payload: token }: ReturnType<typeof askLinkOpened>) {
    const answer = yield* call(api.reviewAsk, token);
    if (!answer.ok) return yield* put(askLinkFailed(linkFailure(answer.error)));
    for (const { id } of answer.value.products) yield* call(restoreLinkDraft, id, token);
    return yield* put(askLinkLoaded(answer.value));
  }
  function* save(action: SaveAction) {
    const productId = productOf(action);
    const answer = yield* call(() => {
      if (!reviewSubmitted.match(action)) return api.remove(productId);
      const { draft, photos, token } = action.payload;
      return token ? api.saveByLink(token, productId, draft) : api.save(productId, { ...draft, photos });
    });
    if (answer.ok) {
      const token = reviewSubmitted.match(action) && action.payload.token;
      stored.dropReview(token ? linkReviewKey(token, productId) : productId);
      // A link's review may be another person's.
      if (!token) yield* put(ownReviewFound({ productId, exists: reviewSubmitted.match(action) }));
      yield* put(reviewSaved({ productId, message: answer.value.message }));
    } else yield* put(reviewFailed({ productId, message: failureText(answer.error) }));
  }
  /** Uploads a photo, which is checked before. A browser may have lost a chosen file, or be unable to read it. */
  function* sendPhoto(productId: string, file: File | null): SagaGenerator<FormPhoto['state']> {
    const lost = failed(messages.photoLost);
    if (!file) return lost;
    try {
      const refusal = yield* call(refusalOf, file);
      if (refusal !== null) return failed(refusal);
    } catch {
      return lost;
    }
    const answer = yield* call(api.sendPhoto, productId, file);
    return answer.ok ? { status: 'done', photo: answer.value.photo } : failed(failureText(answer.error));
  }
  /** Uploads the chosen photos one after the other. */
  function* sendPhotos({ payload: { productId, files } }: ReturnType<typeof photosChosen>) {
    for (const { key } of files) {
      const file = heldFiles.fileOf(key);
      // The photo was removed before its turn.
      if (!(yield* select(selectFormPhoto(key)))) continue;
      yield* put(photoStateChanged({ key, to: yield* call(sendPhoto, productId, file) }));
    }
  }
  /** Releases the files that no form shows any more. */
  function* releaseFiles() {
    for (const key of [...held]) {
      const photo = yield* select(selectFormPhoto(key));
      if (photo?.state.status === 'sending') continue;
      heldFiles.letGo(key);
      held.delete(key);
    }
  }
  function* loadPage({ payload }: ReturnType<typeof reviewPageRequested>) {
    const key = reviewPageKey(payload);
    const answer = yield* call(api.page, payload);
    if (answer.ok) yield* put(reviewPageLoaded({ key, page: answer.value }));
    else yield* put(reviewPageFailed({ key, message: failureText(answer.error) }));
  }
  /** Shows a vote or a report as it was, with the reason where the server gave one. */
  function* revertMark(id: string, before: Partial<Mark>, error: CallFailure | null) {
    yield* put(markFailed({ id, before }));
    if (error) yield* put(toastShown({ text: failureText(error), tone: 'error', topic: `review ${id}` }));
  }
  /** Sends a vote, and again while the person has changed it meanwhile. */
  function* vote({ payload: { of, id, helpful } }: ReturnType<typeof helpfulChosen>) {
    let stored = !helpful;
    if (!(yield* requireLogin())) return yield* revertMark(id, { helpful: stored }, null);
    let chosen: boolean | undefined = helpful;
    while (chosen !== undefined && chosen !== stored) {
      const answer = yield* call(api.vote, of, id, chosen);
      if (!answer.ok) return yield* revertMark(id, { helpful: stored }, answer.error);
      stored = chosen;
      yield* put(votesCounted({ id, count: answer.value.helpful }));
      chosen = (yield* select(selectMark(id)))?.helpful;
    }
  }
  function* report({ payload: { of, id, reason } }: ReturnType<typeof reviewReported>) {
    if (!(yield* requireLogin())) return yield* revertMark(id, { reported: false }, null);
    const answer = yield* call(api.report, of, id, reason);
    if (!answer.ok) return yield* revertMark(id, { reported: false }, answer.error);
    return yield* put(toastShown({ text: answer.value.message, tone: 'success', topic: `review ${id}` }));
  }
  yield* takeLatest(formOpened, untilSignedOut(open));
  yield* takeLatest(ownReviewRequested, untilSignedOut(lookUpOwn));
  yield* takeEvery(photosChosen, ({ payload }) => {
    for (const { key } of payload.files) held.add(key);
  });
  yield* takeEvery(photosChosen, sendPhotos);
  yield* takeEvery([photoStateChanged, photoRemoved, formClosed], releaseFiles);
  yield* takeEvery(reviewDraftChanged, storeDraft);
  yield* takeLatest(askLinkOpened, openAskLink);
  yield* takeEvery(
    [reviewSubmitted, reviewDeleted],
    untilSignedOut((action: SaveAction) => saveIfFree(productOf(action), () => save(action))),
  );
  yield* takeLatest(reviewPageRequested, loadPage);
  yield* takeEvery(
    helpfulChosen,
    untilSignedOut((action: ReturnType<typeof helpfulChosen>) =>
      voteIfFree(action.payload.id, () => vote(action)),
    ),
  );
  yield* takeEvery(reviewReported, untilSignedOut(report));
}
