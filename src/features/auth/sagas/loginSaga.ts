import { call, put, race, take } from 'typed-redux-saga';
import type { Services } from '@/services';
import { toastShown } from '@/lib/toast';
import { authActions, loginPanelClosed } from '../authSlice';
import { finishSignIn } from './finishSignIn';
import { FACTOR_CLOSED, withSecondFactor } from '../factor/withSecondFactor';
import { messages } from '../messages';
import { noteFailure, noteSuccess } from './loginThrottleSaga';

/** Ends the attempt with a toast. */
export function* refuseLogin(text: string) {
  yield* put(authActions.attemptFailed(null));
  yield* put(toastShown({ text, topic: 'login', tone: 'error' }));
}

function* logIn(services: Services) {
  const { auth, credentials } = services;
  const entered = yield* call(credentials.take);
  if (!entered) return yield* put(authActions.attemptFailed(null));
  const signed = yield* withSecondFactor(services, yield* call(auth.signIn, entered));
  if (!signed.ok) {
    if (signed.error.code === FACTOR_CLOSED) return yield* put(authActions.attemptFailed(null));
    yield* noteFailure(services, 'login', signed.error);
    return yield* call(refuseLogin, signed.error.message);
  }
  yield* noteSuccess(services, 'login');
  if (!signed.value.user.emailVerified) {
    yield* call(auth.signOut);
    return yield* put(authActions.unverifiedLoginRefused(messages.unverified));
  }
  yield* call(finishSignIn, services, signed.value);
}

function* logInWithGoogle(services: Services) {
  const signed = yield* withSecondFactor(services, yield* call(services.auth.signInWithGoogle));
  if (!signed.ok && signed.error.code === FACTOR_CLOSED) return yield* put(authActions.attemptFailed(null));
  if (!signed.ok) return yield* call(refuseLogin, messages.failed(signed.error.message));
  yield* call(finishSignIn, services, signed.value);
}

/** One sign-in at a time; closing the panel cancels it. */
export function* watchLogin(services: Services) {
  while (true) {
    const begun = yield* take([authActions.loginSubmitted, authActions.googleChosen]);
    const work = authActions.googleChosen.match(begun) ? logInWithGoogle : logIn;
    yield* race({
      done: call(work, services),
      givenUp: take([loginPanelClosed, authActions.panelModeChanged]),
    });
  }
}
