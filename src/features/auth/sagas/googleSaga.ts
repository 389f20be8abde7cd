import { call, put } from 'typed-redux-saga';
import { NEEDS_FACTOR, type Services } from '@/services';
import { toastShown } from '@/lib/toast';
import { loginPanelOpened } from '../authSlice';
import { FACTOR_CLOSED, withSecondFactor } from '../factor/withSecondFactor';
import { welcome } from './finishSignIn';
import { messages } from '../messages';

/** The page has just loaded after Google's redirect, so it goes home without a reload. */
export function* finishGoogleRedirect(services: Services) {
  const answered = yield* call(services.auth.googleRedirectOutcome);
  if (!answered) return;
  // The panel has the dialog that asks for the code.
  if (!answered.ok && answered.error.code === NEEDS_FACTOR) yield* put(loginPanelOpened({ mode: 'login' }));
  const outcome = yield* withSecondFactor(services, answered);
  if (!outcome.ok) {
    if (outcome.error.code === FACTOR_CLOSED) return;
    yield* put(toastShown({ text: messages.failed(outcome.error.message), topic: 'login', tone: 'error' }));
    return;
  }
  yield* call(welcome, services, outcome.value);
  yield* call(services.navigation.go, '/');
}
