import { call, put, select } from 'typed-redux-saga';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { GiftCardAdmin } from '@/services/admin/people/createGiftCardAdmin';
import { callMessage, loadWith } from '../shared';
import { giftCardsAdmin as actions, selectGiftCardsAdmin, type SentGiftCardAct } from './giftCardsSlice';

type Answer = Awaited<ReturnType<GiftCardAdmin['find']>>;

/** Finds gift cards, and sends what the team does with them. */
export function* giftCardsAdminSaga(api: GiftCardAdmin) {
  function send({ act, id, text }: SentGiftCardAct) {
    if (act === 'resend') return call(api.resend, id, text);
    return call(api.freeze, id, { frozen: act === 'freeze', reason: text });
  }

  function* finish({ value }: Extract<Answer, { ok: true }>) {
    yield* put(actions.cardsChanged(value));
    yield* put(actions.changeFinished());
    yield* put(toastShown({ text: value.message, topic: 'gift cards', tone: 'success' }));
  }

  const find = loadWith(api.find, actions.cardsLoaded, actions.cardsFailed, actions.cardsChanged);
  yield* takeLatest(actions.cardsRequested, find);
  yield* takeLeading(
    actions.actRequested,
    function* act({ payload }: ReturnType<typeof actions.actRequested>) {
      const answer = yield* send(payload);
      if (answer.ok) return yield* finish(answer);
      const text = callMessage(answer.error);
      if ((yield* select(selectGiftCardsAdmin)).sending.dialog.status === 'sending')
        return yield* put(actions.actRefused(text));
      yield* put(actions.changeFinished());
      return yield* put(toastShown({ text, topic: 'gift cards', tone: 'error' }));
    },
  );
  yield* takeLeading(
    actions.settingsSubmitted,
    function* save({ payload }: ReturnType<typeof actions.settingsSubmitted>) {
      const answer = yield* call(api.save, payload);
      if (answer.ok) yield* finish(answer);
      else yield* put(actions.settingsRefused(callMessage(answer.error)));
    },
  );
}
