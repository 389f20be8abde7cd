import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { Account, Services } from '@/services';
import { toastShown } from '@/lib/toast';
import { authActions } from '../authSlice';
import { messages } from '../messages';

/** 'verified': the email was verified already. */
export interface Resent {
  kind: 'sent' | 'verified';
  account: Account;
}

/** Signs in with the form's credentials and sends the email again. */
export function* resend({ auth, credentials }: Services): SagaGenerator<Resent | { kind: 'failed' }> {
  const entered = yield* call(credentials.take);
  if (!entered) {
    yield* put(authActions.resendFailed());
    return { kind: 'failed' };
  }
  const signedInAgain = yield* call(auth.signIn, entered);
  if (!signedInAgain.ok) return yield* call(refuse, signedInAgain.error.message);
  const account = signedInAgain.value;
  if (account.user.emailVerified) {
    yield* put(toastShown({ text: messages.alreadyVerified, topic: 'login', tone: 'success' }));
    return { kind: 'verified', account };
  }
  const sent = yield* call(account.sendVerification);
  if (!sent.ok) return yield* call(refuse, sent.error.message);
  yield* put(toastShown({ text: messages.resent(entered.email), topic: 'login' }));
  return { kind: 'sent', account };
}

function* refuse(message: string) {
  yield* put(toastShown({ text: messages.resendFailed(message), topic: 'login', tone: 'error' }));
  yield* put(authActions.resendFailed());
  return { kind: 'failed' as const };
}

/** Offers to resend until the email was sent again or is verified. */
export function* offerResend(services: Services) {
  while (true) {
    yield* take(authActions.resendRequested);
    const outcome = yield* call(resend, services);
    if (outcome.kind !== 'failed') return outcome;
  }
}
