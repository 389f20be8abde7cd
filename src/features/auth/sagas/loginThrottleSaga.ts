import { delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { secondsLeft, type Countdown } from '@/domain/time/countdown';
import { afterFailure, waitOf, type ThrottledAction } from '@/domain/customers/loginThrottle';
import { takeLatest } from '@/lib/watch';
import type { AuthFailure, Services } from '@/services';
import { selectWait } from '../authSelectors';
import { authActions, loginPanelOpened } from '../authSlice';

/** Failures that say nothing about the credentials: no network, or a chunk that did not load. */
const UNCOUNTED = ['auth/network-request-failed', 'auth/internal-error', 'unknown'];
const TOO_MANY_ATTEMPTS = 'auth/too-many-requests';
const CHECK_INTERVAL_MS = 250;

/** Counts a failure; several in a row delay the next attempt. */
export function* noteFailure(
  { storage, clock }: Services,
  what: ThrottledAction,
  { code }: AuthFailure,
): SagaGenerator<void> {
  if (UNCOUNTED.includes(code)) return;
  const now = clock.now().getTime();
  storage.loginThrottle.write(
    what,
    afterFailure(storage.loginThrottle.read(what), now, code === TOO_MANY_ATTEMPTS),
  );
  yield* put(authActions.attemptCounted());
}

export function* noteSuccess({ storage }: Services, what: ThrottledAction): SagaGenerator<void> {
  storage.loginThrottle.clear(what);
  yield* put(authActions.attemptCounted());
}

/**
 * Dispatches changes only, because components count the seconds. Checks regularly, because attempts in other tabs
 * count too.
 */
function* updateWait({ storage, clock }: Services, what: ThrottledAction): SagaGenerator<void> {
  let shown: string | undefined;
  let wait: Countdown | null = null;
  do {
    const tries = storage.loginThrottle.read(what);
    const nowMs = clock.now().getTime();
    if (JSON.stringify(tries) !== shown) {
      shown = JSON.stringify(tries);
      wait = waitOf(tries, nowMs);
      if (wait ?? (yield* select(selectWait, what))) yield* put(authActions.waitChanged({ what, wait }));
    }
    if (secondsLeft(wait, nowMs) > 0) yield* delay(CHECK_INTERVAL_MS);
  } while (secondsLeft(wait, clock.now().getTime()) > 0);
}

export function* watchLoginThrottle(services: Services) {
  const counted = [
    authActions.attemptCounted,
    loginPanelOpened,
    authActions.panelModeChanged,
    authActions.passwordResetOpened,
  ];
  for (const what of ['login', 'reset'] as const) {
    yield* takeLatest(counted, updateWait, services, what);
    yield* fork(updateWait, services, what);
  }
}
