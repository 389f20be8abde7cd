import { delay, fork, put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { afterFailure, secondsToWait, type Tried } from '@/domain/tries';
import type { AuthFailure, Services } from '@/services';
import { authActions } from './authSlice';
import { loginPanelOpened } from './events';

/** What says nothing of who is trying: no network, or a part of the shop that did not load. */
const UNCOUNTED = ['auth/network-request-failed', 'auth/internal-error', 'unknown'];
const EXHAUSTED = 'auth/too-many-requests';

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

/** Shows the seconds by the clock until there are none left; another tab's failures count too. */
function* countWait({ storage, clock }: Services, what: Tried): SagaGenerator<void> {
  let shown = -1;
  while (shown !== 0) {
    const left = secondsToWait(storage.tries.read(what), clock.now().getTime());
    if (left !== shown) yield* put(authActions.waitTicked({ what, seconds: left }));
    shown = left;
    if (left > 0) yield* delay(250);
  }
}

export function* watchTries(services: Services) {
  const counted = [
    authActions.triesCounted,
    loginPanelOpened,
    authActions.panelModeChanged,
    authActions.passwordResetOpened,
  ];
  for (const what of ['login', 'reset'] as const) {
    yield* takeLatest(counted, countWait, services, what);
    yield* fork(countWait, services, what);
  }
}
