import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { GiftCardAdmin } from '@/services/admin/people/createGiftCardAdmin';
import { callMessage, loadWith } from '../shared';
import { giftCardsAdmin as actions, type SentGiftCardAct } from './giftCardsSlice';

type Answer = Awaited<ReturnType<GiftCardAdmin['find']>>;

/** Finds gift cards, and sends what the team does with them. */
export function* giftCardsAdminSaga(api: GiftCardAdmin) {
  function send({ act, id, text }: SentGiftCardAct) {
    if (act === 'resend') return call(api.resend, id, text);
    return call(api.freeze, id, { frozen: act === 'freeze', reason: text });
  }

  function* settle(answer: Answer) {
    if (!answer.ok) return yield* put(actions.changeRefused(callMessage(answer.error)));
    yield* put(actions.cardsLoaded(answer.value));
    yield* put(actions.changeFinished());
    return yield* put(toastShown({ text: answer.value.message, topic: 'gift cards', tone: 'success' }));
  }

  yield* takeLatest(actions.cardsRequested, loadWith(api.find, actions.cardsLoaded, actions.cardsFailed));
  yield* takeLeading(
    actions.actRequested,
    safely(function* act({ payload }: ReturnType<typeof actions.actRequested>) {
      yield* settle(yield* send(payload));
    }),
  );
  yield* takeLeading(
    actions.settingsSubmitted,
    safely(function* save({ payload }: ReturnType<typeof actions.settingsSubmitted>) {
      yield* settle(yield* call(api.save, payload));
    }),
  );
}
