import { call, put } from 'typed-redux-saga';
import type { LiftLimitsRequest } from '@/domain/contracts/admin/limits';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { LimitsAdmin } from '@/services/admin/people/createLimitsAdmin';
import { callMessage, loadWith } from '../shared';
import {
  changeFinished,
  liftRequested,
  limitsFailed,
  limitsLoaded,
  limitsRequested,
  saveRequested,
  sendingFailed,
} from './limitsSlice';

/** Loads and changes the limits. A second press while a request runs is ignored. */
export function* limitsSaga(api: LimitsAdmin) {
  function* change(action: ReturnType<typeof saveRequested | typeof liftRequested>) {
    const answer = saveRequested.match(action)
      ? yield* call(api.save, action.payload)
      : yield* call(api.lift, action.payload as LiftLimitsRequest);
    if (!answer.ok) return yield* put(sendingFailed(callMessage(answer.error)));
    yield* put(limitsLoaded(answer.value));
    yield* put(changeFinished());
    return yield* put(toastShown({ text: answer.value.message, topic: 'limits', tone: 'success' }));
  }

  yield* takeLatest(limitsRequested, loadWith(api.read, limitsLoaded, limitsFailed, changeFinished));
  yield* takeLeading([saveRequested, liftRequested], change);
}
