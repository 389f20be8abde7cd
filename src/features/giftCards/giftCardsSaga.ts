import { call, fork, put } from 'typed-redux-saga';
import type { GiftCardView } from '@/domain/giftCards/view';
import { untilSignedOut } from '@/features/auth';
import { creditRequested } from '@/features/credit';
import { failureText } from '@/features/failures';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { createGiftCardApi } from '@/services/giftCards/createGiftCardApi';
import { buyCard, isPaid, watchUnfinished } from './buySaga';
import { giftCardActions as actions, type Finished, type GiftCardAct } from './giftCardsSlice';

function* refuse(act: GiftCardAct, message: string) {
  yield* put(actions.actFailed({ act, message }));
}

function* finish(act: Finished, text: string) {
  yield* put(actions.actFinished(act));
  yield* put(toastShown({ text, topic: 'gift card', tone: 'success' }));
}

/** Reads, buys, redeems and cancels gift cards. A second press while a request runs is ignored. */
export function* giftCardsSaga(services: Services) {
  const api = createGiftCardApi(services.http);
  /** Goes on with the purchase of an earlier page, whose payment may have arrived since. */
  function* resume(cards: readonly GiftCardView[]) {
    const id = services.storage.giftCardDraft.read()?.id;
    const card = cards.find((one) => one.id === id);
    if (!card) return;
    yield* put(isPaid(card) ? actions.cardBought(card.id) : actions.paymentUnfinished(card.id));
  }
  function* load() {
    const answer = yield* call(api.read);
    if (!answer.ok) return yield* put(actions.pageFailed(failureText(answer.error)));
    yield* put(actions.pageLoaded(answer.value));
    return yield* call(resume, answer.value.cards);
  }
  function* redeem({ payload: code }: ReturnType<typeof actions.redeemRequested>) {
    const answer = yield* call(api.redeem, code);
    if (!answer.ok) return yield* refuse('redeem', failureText(answer.error));
    yield* put(creditRequested());
    return yield* finish('redeem', answer.value.message);
  }
  function* buyOne({ payload }: ReturnType<typeof actions.buyRequested>) {
    yield* buyCard(services, api, payload);
  }
  function* cancel({ payload: id }: ReturnType<typeof actions.cancelRequested>) {
    const answer = yield* call(api.cancel, id);
    if (!answer.ok) return yield* refuse('cancel', failureText(answer.error));
    yield* put(actions.cardChanged(answer.value.card));
    return yield* finish('cancel', answer.value.message);
  }
  yield* takeLatest(actions.pageRequested, untilSignedOut(load));
  yield* takeLeading(actions.redeemRequested, untilSignedOut(redeem));
  yield* takeLeading(actions.buyRequested, untilSignedOut(buyOne));
  yield* takeLeading(actions.cancelRequested, untilSignedOut(cancel));
  yield* takeEvery(actions.cardBought, ({ payload: id }: ReturnType<typeof actions.cardBought>) => {
    const { giftCardDraft } = services.storage;
    if (giftCardDraft.read()?.id === id) giftCardDraft.clear();
  });
  yield* fork(watchUnfinished, services, api);
}
