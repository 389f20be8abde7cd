import { delay, fork, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { secondsLeft, type Countdown } from '@/domain/general/countdown';
import { afterFailure, waitOf, type Tried } from '@/domain/customers/loginThrottle';
import type { AuthFailure, Services } from '@/services';
import { selectWait } from './authSelectors';
import { authActions, loginPanelOpened } from './authSlice';

/** What says nothing of who is trying: no network, or a part of the shop that did not load. */
const UNCOUNTED = ['auth/network-request-failed', 'auth/internal-error', 'unknown'];
const EXHAUSTED = 'auth/too-many-requests';
const LOOK_MS = 250;

/** Counts a failure; enough in a row make the next try wait. */
export function* noteFailure(
  { storage, clock }: Services,
  what: Tried,
  { code }: AuthFailure,
): SagaGenerator<void> {
  if (UNCOUNTED.includes(code)) return;
  const now = clock.now().getTime();
  storage.tries.write(what, afterFailure(storage.tries.read(what), now, code === EXHAUSTED));
  yield* put(authActions.triesCounted());
}

export function* noteSuccess({ storage }: Services, what: Tried): SagaGenerator<void> {
  storage.tries.clear(what);
  yield* put(authActions.triesCounted());
}

/** Dispatches only what changes: components count the seconds. It looks again and again because another tab's tries count too. */
function* keepWait({ storage, clock }: Services, what: Tried): SagaGenerator<void> {
  let shown: string | undefined;
  let wait: Countdown | null = null;
  do {
    const tries = storage.tries.read(what);
    const nowMs = clock.now().getTime();
    if (JSON.stringify(tries) !== shown) {
      shown = JSON.stringify(tries);
      wait = waitOf(tries, nowMs);
      if (wait ?? (yield* select(selectWait, what))) yield* put(authActions.waitChanged({ what, wait }));
    }
    if (secondsLeft(wait, nowMs) > 0) yield* delay(LOOK_MS);
  } while (secondsLeft(wait, clock.now().getTime()) > 0);
}

export function* watchTries(services: Services) {
  const counted = [
    authActions.triesCounted,
    loginPanelOpened,
    authActions.panelModeChanged,
    authActions.passwordResetOpened,
  ];
  for (const what of ['login', 'reset'] as const) {
    yield* takeLatest(counted, keepWait, services, what);
    yield* fork(keepWait, services, what);
  }
}
