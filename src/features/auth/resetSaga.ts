import { call, put, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Services } from '@/services';
import { errorsOutdated, toastShown } from '@/lib/toast';
import { authActions } from './authSlice';
import { messages } from './messages';

function* sendReset({ auth }: Services, { payload: email }: ReturnType<typeof authActions.resetSubmitted>) {
  const sent = yield* call(auth.sendPasswordReset, email);
  if (sent.ok) {
    yield* put(toastShown({ text: messages.resetSent, tone: 'success' }));
    yield* put(authActions.resetClosed());
    return;
  }
  yield* put(toastShown({ text: messages.failed(sent.error.message), tone: 'error' }));
  yield* put(authActions.resetFailed());
}

export function* watchReset(services: Services) {
  yield* takeEvery(authActions.resetOpened, () => put(errorsOutdated()));
  yield* takeLeading(authActions.resetSubmitted, (action: ReturnType<typeof authActions.resetSubmitted>) =>
    sendReset(services, action),
  );
}
