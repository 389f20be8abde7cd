import { call, delay, put, take } from 'typed-redux-saga';
import { startCountdown } from '@/domain/time/countdown';
import { returnChannel } from '@/lib/returnChannel';
import type { Account, Services } from '@/services';
import { authActions } from '../authSlice';

export const POLL_MS = 3000;
export const MAX_POLLS = 3;
export const COOLDOWN_S = 60;

function* isVerified(account: Account) {
  const answer = yield* call(account.reload);
  return answer.ok && answer.value.emailVerified;
}

/** Polls every 3 s, at most three times; returns whether the email is verified. */
export function* pollVerification(account: Account) {
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    yield* delay(POLL_MS);
    if (yield* call(isVerified, account)) return true;
  }
  return false;
}

/** Ends when somebody returns to the page after verifying elsewhere. */
export function* noticeOnReturn({ page }: Services, account: Account) {
  const returns = returnChannel(page);
  try {
    while (true) {
      yield* take(returns);
      if (yield* call(isVerified, account)) return;
    }
  } finally {
    returns.close();
  }
}

/** Starts the 60 s countdown until the email may be sent again. */
export function* startResendCountdown({ clock }: Services) {
  const countdown = startCountdown(COOLDOWN_S, clock.now().getTime());
  yield* put(authActions.resendCountdownStarted(countdown));
}
