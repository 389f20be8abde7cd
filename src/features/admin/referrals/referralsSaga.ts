import { call, put, select } from 'typed-redux-saga';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { ReferralAdmin } from '@/services/admin/people/createReferralAdmin';
import { callMessage, loadWith } from '../shared';
import { referralsAdmin as actions, selectReferralsAdmin } from './referralsSlice';

type Answer = Awaited<ReturnType<ReferralAdmin['read']>>;

/** Reads the newest referrals, and sends what the team changes. */
export function* referralsAdminSaga(api: ReferralAdmin) {
  function* finish({ value }: Extract<Answer, { ok: true }>) {
    yield* put(actions.pageLoaded(value));
    yield* put(actions.changeFinished());
    yield* put(toastShown({ text: value.message, topic: 'referrals', tone: 'success' }));
  }

  const read = loadWith(api.read, actions.pageLoaded, actions.pageFailed, actions.changeFinished);
  yield* takeLatest(actions.pageRequested, read);
  yield* takeLeading(
    actions.withdrawalSubmitted,
    function* withdraw({ payload }: ReturnType<typeof actions.withdrawalSubmitted>) {
      const answer = yield* call(api.withdraw, payload.friendId, payload.reason);
      if (answer.ok) return yield* finish(answer);
      const text = callMessage(answer.error);
      if ((yield* select(selectReferralsAdmin)).sending.dialog.status === 'sending')
        return yield* put(actions.withdrawalRefused(text));
      yield* put(actions.changeFinished());
      return yield* put(toastShown({ text, topic: 'referrals', tone: 'error' }));
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
