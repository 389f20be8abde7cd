import { call, put } from 'typed-redux-saga';
import { untilSignedOut } from '@/features/auth';
import { failureText } from '@/features/failures';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { createCreditApi } from '@/services/credit/createCreditApi';
import { creditFailed, creditLoaded, creditRequested } from './creditSlice';

/** Loads a person's store credit when a screen needs it. */
export function* creditSaga({ http }: Services) {
  const api = createCreditApi(http);
  function* load() {
    const answer = yield* call(api.read);
    if (answer.ok) return yield* put(creditLoaded(answer.value.credit));
    return yield* put(creditFailed(failureText(answer.error)));
  }
  yield* takeLatest(creditRequested, untilSignedOut(load));
}
