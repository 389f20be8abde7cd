import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, take } from 'typed-redux-saga';
import type { Account, Services } from '@/services';
import { authActions } from './authSlice';

export const POLL_MS = 3000;
export const MOST_POLLS = 3;
export const COOLDOWN_S = 60;

function* isVerified(account: Account) {
  const answer = yield* call(account.reload);
  return answer.ok && answer.value.emailVerified;
}

/** Asks every 3 s, three times at most; true as soon as the e-mail is verified. */
export function* pollVerification(account: Account) {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    yield* delay(POLL_MS);
    if (yield* call(isVerified, account)) return true;
  }
  return false;
}

/** Ends once somebody comes back to the page having verified elsewhere. */
export function* noticeOnReturn({ page }: Services, account: Account) {
  const returns = eventChannel<true>((emit) => {
    const heard = () => emit(true);
    // Phones come back from the mail app without giving the window the focus.
    const stops = [page.onReturn(heard), page.onWake(heard)];
    return () => stops.forEach((stop) => stop());
  }, buffers.sliding(1));
  try {
    while (true) {
      yield* take(returns);
      if (yield* call(isVerified, account)) return;
    }
  } finally {
    returns.close();
  }
}

/** Counts down by the clock and not by its own ticks, so that a closed lid does not stop it. */
export function* countDown({ clock }: Services) {
  const until = clock.now().getTime() + COOLDOWN_S * 1000;
  while (true) {
    const left = Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000));
    yield* put(authActions.resendCountdownTicked(left));
    if (left === 0) return;
    yield* delay(1000);
  }
}
