import type { Action } from 'redux-saga';
import { call, cancelled, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { Account, AuthFailure, Credentials, Services } from '@/services';
import { toastShown } from '@/lib/toast';
import { authActions, type FieldRefusal, loginPanelClosed, logoutRequested, signedIn } from '../authSlice';
import { finishSignIn } from './finishSignIn';
import { refuseLogin } from './loginSaga';
import { messages } from '../messages';
import { offerResend, resend, type Resent } from './resend';
import { noticeOnReturn, pollVerification, startResendCountdown } from './verification';

const SENT_TOAST_MS = 10_000;

interface VerifiedAccount {
  account: Account;
  /** The shopper was told already. */
  announced: boolean;
}

/** Waits until the account is verified, however long that takes, and returns its handle. */
function* awaitVerification(services: Services, begun: Resent | Account): SagaGenerator<VerifiedAccount> {
  const wasResent = 'kind' in begun;
  let account = wasResent ? begun.account : begun;
  if (wasResent && begun.kind === 'verified') return { account, announced: true };
  let again: Resent | undefined = wasResent ? begun : undefined;
  let isCountdownStarted = false;
  while (true) {
    yield* put(authActions.verificationAwaited(account.user.email));
    // After the email was sent again, countdown and polling restart.
    if (again) yield* call(startResendCountdown, services);
    isCountdownStarted ||= again !== undefined;
    if (yield* call(pollVerification, account)) return { account, announced: false };
    yield* put(authActions.verificationWaitEnded());
    if (!isCountdownStarted) yield* call(startResendCountdown, services);
    isCountdownStarted = true;
    ({ again } = yield* race({
      again: call(offerResend, services),
      seen: call(noticeOnReturn, services, account),
    }));
    if (!again) return { account, announced: false };
    account = again.account;
    if (again.kind === 'verified') return { account, announced: true };
  }
}

/** Waits for the verification and signs in; ends silently when another tab signs somebody else in first. */
function* awaitAndSignIn(services: Services, begun: Resent | Account) {
  const { storage } = services;
  const { uid } = ('kind' in begun ? begun.account : begun).user;
  const { verified } = yield* race({
    verified: call(awaitVerification, services, begun),
    elsewhere: take((action: Action) => signedIn.match(action) && action.payload.uid !== uid),
  });
  if (!verified) {
    yield* call(storage.pending.clear);
    return yield* put(authActions.signInCompleted());
  }
  const { account, announced } = verified;
  if (!announced) {
    yield* put(toastShown({ text: messages.verified, topic: 'login', tone: 'success' }));
    yield* call(storage.session.carryToast, messages.verified);
  }
  // The session listener signed the unverified account out.
  const adopted = yield* call(account.adopt);
  if (!adopted.ok) return yield* call(refuseLogin, adopted.error.message);
  yield* call(finishSignIn, services, account);
}

/** The field that each refusal is about. */
const REFUSED_FIELDS: Partial<Record<string, FieldRefusal['field']>> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
};

/** Says why in a toast, and beside the field, where it stays. */
function* refuseRegistration({ code, message }: AuthFailure) {
  const field = REFUSED_FIELDS[code];
  yield* put(authActions.registrationRefused(field ? { field, text: message } : null));
  yield* put(toastShown({ text: message, topic: 'login', tone: 'error' }));
}

function* register(services: Services, entered: Credentials) {
  const { auth, storage } = services;
  try {
    const made = yield* call(auth.register, entered);
    if (!made.ok) return yield* call(refuseRegistration, made.error);
    const account = made.value;
    yield* call(storage.pending.write, entered);
    const sent = yield* call(account.sendVerification);
    const toast = sent.ok
      ? { text: messages.verificationSent(entered.email) }
      : { text: messages.verificationNotSent(sent.error.message), tone: 'error' as const };
    yield* put(toastShown({ ...toast, topic: 'login', durationMs: SENT_TOAST_MS }));
    // The account is there either way, and the email can be sent again.
    yield* call(awaitAndSignIn, services, account);
  } finally {
    if (yield* cancelled()) yield* call(storage.pending.clear);
  }
}

/** After a login without a verified email, sends the mail again and continues as after a registration. */
function* verifyAtLogin(services: Services) {
  const outcome = yield* call(resend, services);
  if (outcome.kind !== 'failed') yield* call(awaitAndSignIn, services, outcome);
}

/** Registers a person up to their verified email. Closing the panel, another mode, 'Change Email' or a logout ends it. */
export function* watchRegistration(services: Services) {
  while (true) {
    const begun = yield* take([authActions.registrationSubmitted, authActions.resendRequested]);
    const entered =
      authActions.registrationSubmitted.match(begun) && (yield* call(services.credentials.take));
    yield* race({
      done: entered ? call(register, services, entered) : call(verifyAtLogin, services),
      givenUp: take([
        loginPanelClosed,
        authActions.panelModeChanged,
        authActions.emailChangeRequested,
        logoutRequested,
      ]),
    });
  }
}
