import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { ReferralAdmin } from '@/services/admin/people/createReferralAdmin';
import { callMessage, loadWith } from '../shared';
import { referralsAdmin as actions } from './referralsSlice';

/** Reads the newest referrals, and sends what the team changes. */
export function* referralsAdminSaga(api: ReferralAdmin) {
  function* settle(answer: Awaited<ReturnType<ReferralAdmin['read']>>) {
    if (!answer.ok) return yield* put(actions.changeRefused(callMessage(answer.error)));
    yield* put(actions.pageLoaded(answer.value));
    yield* put(actions.changeFinished());
    return yield* put(toastShown({ text: answer.value.message, topic: 'referrals', tone: 'success' }));
  }

  yield* takeLatest(actions.pageRequested, loadWith(api.read, actions.pageLoaded, actions.pageFailed));
  yield* takeLeading(
    actions.withdrawalSubmitted,
    safely(function* withdraw({ payload }: ReturnType<typeof actions.withdrawalSubmitted>) {
      yield* settle(yield* call(api.withdraw, payload.friendId, payload.reason));
    }),
  );
  yield* takeLeading(
    actions.settingsSubmitted,
    safely(function* save({ payload }: ReturnType<typeof actions.settingsSubmitted>) {
      yield* settle(yield* call(api.save, payload));
    }),
  );
}
