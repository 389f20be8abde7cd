import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { Account, Credentials, Services } from '@/services';
import { toastShown } from '@/lib/toast';
import { authActions, loginPanelClosed, logoutRequested } from './authSlice';
import { finishSignIn } from './finishSignIn';
import { messages } from './messages';
import { countDown, noticeOnReturn, pollVerification } from './verification';

const SENT_TOAST_MS = 10_000;

/** Signs in again with what the form holds and sends the e-mail anew. */
function* resend({ auth, credentials }: Services) {
  const entered = yield* call(credentials.take);
  if (!entered) {
    yield* put(authActions.resendFailed());
    return { kind: 'failed' as const };
  }
  const signedInAgain = yield* call(auth.signIn, entered);
  if (!signedInAgain.ok) return yield* call(refuseResend, signedInAgain.error.message);
  const account = signedInAgain.value;
  if (account.user.emailVerified) {
    yield* put(toastShown({ text: messages.alreadyVerified, tone: 'success' }));
    return { kind: 'verified' as const, account };
  }
  const sent = yield* call(account.sendVerification);
  if (!sent.ok) return yield* call(refuseResend, sent.error.message);
  yield* put(toastShown({ text: messages.resent(entered.email) }));
  return { kind: 'sent' as const, account };
}

function* refuseResend(message: string) {
  yield* put(toastShown({ text: messages.resendFailed(message), tone: 'error' }));
  yield* put(authActions.resendFailed());
  return { kind: 'failed' as const };
}

/** Offers to resend until the e-mail has been sent again or turns out to be verified. */
function* offerResend(services: Services) {
  while (true) {
    yield* take(authActions.resendRequested);
    const outcome = yield* call(resend, services);
    if (outcome.kind !== 'failed') return outcome;
  }
}

interface VerifiedAccount {
  account: Account;
  /** The shopper has been told already. */
  announced: boolean;
}

/** Waits, however long it takes, until the account is verified; answers the handle that is. */
function* awaitVerification(services: Services, first: Account): SagaGenerator<VerifiedAccount> {
  let account = first;
  let cooldown: Task | null = null;
  let announced = false;
  while (true) {
    yield* put(authActions.verificationAwaited(account.user.email));
    if (yield* call(pollVerification, account)) break;
    yield* put(authActions.verificationWaitEnded());
    cooldown ??= yield* fork(countDown, services);
    const { again } = yield* race({
      again: call(offerResend, services),
      seen: call(noticeOnReturn, services, account),
    });
    if (!again) break;
    account = again.account;
    announced = again.kind === 'verified';
    if (announced) break;
    yield* cancel(cooldown);
    cooldown = yield* fork(countDown, services);
  }
  if (cooldown) yield* cancel(cooldown);
  return { account, announced };
}

function* announce({ storage }: Services) {
  yield* put(toastShown({ text: messages.verified, tone: 'success' }));
  yield* call(storage.session.carryToast, messages.verified);
}

function* register(services: Services, entered: Credentials) {
  const { auth, storage } = services;
  try {
    const made = yield* call(auth.register, entered);
    if (!made.ok) {
      yield* put(authActions.attemptFailed(null));
      yield* put(toastShown({ text: made.error.message, tone: 'error' }));
      return;
    }
    yield* call(storage.pending.write, entered);
    const text = messages.verificationSent(entered.email);
    yield* put(toastShown({ text, duration: SENT_TOAST_MS }));
    const { account, announced } = yield* call(awaitVerification, services, made.value);
    if (!announced) yield* call(announce, services);
    // The session's listener has signed the account out while it was not verified.
    const adopted = yield* call(account.adopt);
    if (!adopted.ok) {
      yield* put(authActions.attemptFailed(null));
      yield* put(toastShown({ text: adopted.error.message, tone: 'error' }));
      return;
    }
    yield* call(finishSignIn, services, account);
  } finally {
    if (yield* cancelled()) yield* call(storage.pending.clear);
  }
}

/** SPEC §4, Registration 1 to 5. A closed panel, another mode, 'Change Email' or a logout ends it. */
export function* watchRegistration(services: Services) {
  while (true) {
    yield* take(authActions.registrationSubmitted);
    const entered = yield* call(services.credentials.take);
    if (!entered) continue;
    yield* race({
      done: call(register, services, entered),
      givenUp: take([
        loginPanelClosed,
        authActions.panelModeChanged,
        authActions.emailChangeRequested,
        logoutRequested,
      ]),
    });
  }
}
