import { call, put, race, select, take } from 'typed-redux-saga';
import { EMAIL_CHANGE_COOLDOWN_S } from '@/domain/customers/emailChange';
import { startCountdown } from '@/domain/time/countdown';
import { FACTOR_CLOSED, selectUser, signedOut, withSecondFactor } from '@/features/auth';
import { endsSession, NEEDS_FACTOR, type AuthFailure, type Services } from '@/services';
import {
  emailChangeRefused,
  emailLinkSent,
  identityConfirmed,
  type EmailChangeProblem,
} from './emailChangeSlice';
import { messages } from './messages';

const { problems } = messages;

const onPassword = (text: string): EmailChangeProblem => ({ field: 'password', text });
const onEmail = (text: string): EmailChangeProblem => ({ field: 'email', text });
const onNothing = (text: string): EmailChangeProblem => ({ field: null, text });

/** Firebase's codes in words; Firebase's own texts are for developers. */
const PROBLEMS: Readonly<Record<string, EmailChangeProblem>> = {
  'auth/wrong-password': onPassword(problems.wrongPassword),
  'auth/invalid-credential': onPassword(problems.wrongPassword),
  'auth/invalid-login-credentials': onPassword(problems.wrongPassword),
  'auth/invalid-email': onEmail(problems.invalid),
  'auth/invalid-new-email': onEmail(problems.invalid),
  'auth/too-many-requests': onNothing(problems.tooMany),
  'auth/network-request-failed': onNothing(messages.noConnection),
  'auth/internal-error': onNothing(messages.noConnection),
  'auth/user-mismatch': onNothing(problems.otherGoogle),
  'auth/popup-closed-by-user': onNothing(problems.googleClosed),
  'auth/cancelled-popup-request': onNothing(problems.googleClosed),
  'auth/requires-recent-login': onNothing(problems.loginTooOld),
  'auth/operation-not-allowed': onNothing(problems.off),
};

/** Browsers without pop-ups: Firebase itself judges whether the login is recent enough. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];
/** The answer of projects without email enumeration protection; counts as sent, so that nobody learns who has an account. */
const TAKEN = 'auth/email-already-in-use';

function* refuse({ auth }: Services, { code }: AuthFailure) {
  if (code === FACTOR_CLOSED) return yield* put(emailChangeRefused(null));
  yield* put(emailChangeRefused(PROBLEMS[code] ?? onNothing(problems.other)));
  if (endsSession(code)) yield* call(auth.endSession);
}

interface Requested {
  email: string;
  /** With Google otherwise. */
  byPassword: boolean;
}

function* confirmAndSend(services: Services, { email, byPassword }: Requested) {
  const { auth, clock, credentials, storage } = services;
  const user = yield* select(selectUser);
  const entered = yield* call(credentials.take);
  if (!user) return;
  const answer = yield* call(auth.reauthenticate, byPassword ? (entered?.password ?? '') : null);
  const confirmed = yield* withSecondFactor(services, answer, 'proof');
  if (!confirmed.ok && !NO_POPUP.includes(confirmed.error.code)) {
    const { code, message } = confirmed.error;
    const isSecondStep = !answer.ok && answer.error.code === NEEDS_FACTOR && code !== FACTOR_CLOSED;
    // The text of a failed second step is in words already.
    if (isSecondStep) return yield* put(emailChangeRefused(onNothing(message)));
    return yield* call(refuse, services, confirmed.error);
  }
  yield* put(identityConfirmed());
  const sent = yield* call(auth.sendEmailChange, email);
  if (!sent.ok && sent.error.code !== TAKEN) return yield* call(refuse, services, sent.error);
  const sentAtMs = clock.now().getTime();
  storage.emailChange.write({ uid: user.uid, email, sentAtMs });
  yield* put(emailLinkSent({ email, wait: startCountdown(EMAIL_CHANGE_COOLDOWN_S, sentAtMs) }));
}

/** Has the person confirm their identity, then has Firebase mail the link to the new address. */
export function* sendEmailLink(services: Services, requested: Requested) {
  yield* race({ done: call(confirmAndSend, services, requested), signedOut: take(signedOut) });
}
