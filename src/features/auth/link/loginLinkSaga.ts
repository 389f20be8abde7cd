import { call, put } from 'typed-redux-saga';
import { startCountdown } from '@/domain/time/countdown';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { AuthFailure, Services } from '@/services';
import { authActions } from '../authSlice';
import { finishSignIn } from '../sagas/finishSignIn';
import { FACTOR_CLOSED, withSecondFactor } from '../factor/withSecondFactor';
import { waitForUser } from '../sagas/waitForUser';
import {
  loginLinkEmailAsked,
  loginLinkEmailEntered,
  loginLinkEnded,
  loginLinkFailed,
  loginLinkOpened,
  loginLinkRefused,
  loginLinkRequested,
  loginLinkSent,
} from './loginLinkSlice';
import { messages as authMessages } from '../messages';
import { messages } from './messages';

/** Seconds until another link may be sent. */
export const LINK_COOLDOWN_S = 30;

/** Shown as sent, so that nobody learns that an account is disabled. */
const DISABLED = 'auth/user-disabled';
const OTHER_EMAIL = 'auth/invalid-email';
/** The link is used up once its second step was requested. */
const OVER = [FACTOR_CLOSED, 'auth/invalid-action-code', 'auth/expired-action-code', 'auth/argument-error'];

const problemOf = ({ code, message }: AuthFailure) =>
  code === 'auth/network-request-failed' ? authMessages.noConnection : message;

/** Whether an address has the code of a login link, as Firebase's page adds it. */
export const isLoginLink = (address: string): boolean => {
  const { searchParams } = new URL(address);
  return searchParams.get('mode') === 'signIn' && Boolean(searchParams.get('oobCode'));
};

/** Sends login links, and signs in by an opened one. */
export function* loginLinkSaga(services: Services) {
  const { auth, storage, clock, page } = services;

  function* send({ payload: email }: ReturnType<typeof loginLinkRequested>) {
    const sent = yield* call(auth.sendLoginLink, email);
    if (!sent.ok && sent.error.code !== DISABLED) return yield* put(loginLinkRefused(problemOf(sent.error)));
    const nowMs = clock.now().getTime();
    yield* call(storage.loginLink.write, email, nowMs);
    return yield* put(loginLinkSent({ email, wait: startCountdown(LINK_COOLDOWN_S, nowMs) }));
  }

  function* fail({ code, message }: AuthFailure, isTyped: boolean) {
    if (OVER.includes(code)) return yield* put(loginLinkEnded());
    // An address that nobody typed, such as the signed-in person's, is no mistake of theirs.
    if (code === OTHER_EMAIL) return yield* put(loginLinkEmailAsked(isTyped ? messages.page.otherEmail : ''));
    return yield* put(loginLinkFailed(message));
  }

  function* signIn(email: string, isTyped: boolean) {
    yield* put(authActions.signInStarted());
    const signed = yield* withSecondFactor(services, yield* call(auth.signInWithLink, email, page.url()));
    if (!signed.ok) {
      yield* put(authActions.attemptFailed(null));
      return yield* call(fail, signed.error, isTyped);
    }
    return yield* call(finishSignIn, services, signed.value);
  }

  function* open() {
    if (!isLoginLink(page.url())) return yield* put(loginLinkEnded());
    const asked = yield* call(storage.loginLink.read, clock.now().getTime());
    // A signed-in person may open an old mail again.
    const email = asked || ((yield* call(waitForUser))?.email ?? '');
    // The recipient of a stranger's link must type its address before it signs them in.
    if (!email) return yield* put(loginLinkEmailAsked(''));
    return yield* call(signIn, email, false);
  }

  yield* takeLeading(loginLinkRequested, send);
  yield* takeLatest(loginLinkOpened, open);
  yield* takeLeading(loginLinkEmailEntered, ({ payload }: ReturnType<typeof loginLinkEmailEntered>) =>
    signIn(payload, true),
  );
}
