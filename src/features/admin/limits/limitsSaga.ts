import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { LimitsAdmin } from '@/services/admin/people/createLimitsAdmin';
import { callMessage, loadWith } from '../shared';
import {
  liftRequested,
  limitsFailed,
  limitsLoaded,
  limitsRequested,
  saveRequested,
  sendingFailed,
} from './limitsSlice';

/** Loads and changes the limits. A second press while a request runs is ignored. */
export function* limitsSaga(api: LimitsAdmin) {
  function* settle(what: 'save' | 'lift', answer: Awaited<ReturnType<LimitsAdmin['read']>>) {
    if (!answer.ok) return yield* put(sendingFailed({ what, message: callMessage(answer.error) }));
    yield* put(limitsLoaded(answer.value));
    return yield* put(toastShown({ text: answer.value.message, tone: 'success' }));
  }

  function* save({ payload }: ReturnType<typeof saveRequested>) {
    yield* settle('save', yield* call(api.save, payload));
  }
  function* lift({ payload }: ReturnType<typeof liftRequested>) {
    yield* settle('lift', yield* call(api.lift, payload));
  }

  yield* takeLatest(limitsRequested, loadWith(api.read, limitsLoaded, limitsFailed));
  yield* takeLeading(saveRequested, safely(save));
  yield* takeLeading(liftRequested, safely(lift));
}
