import { call, put } from 'typed-redux-saga';
import { takeEvery, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { oldErrorsCleared, toastShown } from '@/lib/toast';
import { authActions } from '../authSlice';
import { messages } from '../messages';
import { noteFailure, noteSuccess } from './loginThrottleSaga';

/**
 * The error of projects without email enumeration protection. It counts as success, so that nobody learns who has an
 * account.
 */
const UNKNOWN_EMAIL = 'auth/user-not-found';

function* sendReset(
  services: Services,
  { payload: email }: ReturnType<typeof authActions.passwordResetSubmitted>,
) {
  const sent = yield* call(services.auth.sendPasswordReset, email);
  if (sent.ok || sent.error.code === UNKNOWN_EMAIL) {
    yield* noteSuccess(services, 'reset');
    yield* put(toastShown({ text: messages.resetSent, topic: 'reset', tone: 'success' }));
    yield* put(authActions.panelDialogClosed());
    return;
  }
  yield* noteFailure(services, 'reset', sent.error);
  yield* put(toastShown({ text: messages.failed(sent.error.message), topic: 'reset', tone: 'error' }));
  yield* put(authActions.passwordResetFailed());
}

export function* watchReset(services: Services) {
  yield* takeEvery(authActions.passwordResetOpened, () => put(oldErrorsCleared()));
  yield* takeLeading(
    authActions.passwordResetSubmitted,
    (action: ReturnType<typeof authActions.passwordResetSubmitted>) => sendReset(services, action),
  );
}
