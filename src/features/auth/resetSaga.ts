import { call, put, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Services } from '@/services';
import { oldErrorsCleared, toastShown } from '@/lib/toast';
import { authActions } from './authSlice';
import { messages } from './messages';

function* sendReset(
  { auth }: Services,
  { payload: email }: ReturnType<typeof authActions.passwordResetSubmitted>,
) {
  const sent = yield* call(auth.sendPasswordReset, email);
  if (sent.ok) {
    yield* put(toastShown({ text: messages.resetSent, tone: 'success' }));
    yield* put(authActions.passwordResetClosed());
    return;
  }
  yield* put(toastShown({ text: messages.failed(sent.error.message), tone: 'error' }));
  yield* put(authActions.passwordResetFailed());
}

export function* watchReset(services: Services) {
  yield* takeEvery(authActions.passwordResetOpened, () => put(oldErrorsCleared()));
  yield* takeLeading(
    authActions.passwordResetSubmitted,
    (action: ReturnType<typeof authActions.passwordResetSubmitted>) => sendReset(services, action),
  );
}
