import { call, delay, fork, put, take, takeLatest } from 'typed-redux-saga';
import type { Services } from '@/services';
import { authActions, loginPanelClosed, loginPanelOpened } from './authSlice';
import { messages } from './messages';
import { settledUser } from './settledUser';

const PREFILL_NOTE_MS = 300;

/**
 * Turns a panel that opens with a stored registration to Login, and says 300 ms after its form has prefilled itself,
 * however late that came, that one may log in; then the record is removed.
 */
function* greetPending({ storage }: Services, action: { type: string }) {
  if (loginPanelClosed.match(action)) return yield* call(storage.pending.clear);
  if (!(yield* call(storage.pending.read))) return;
  if (yield* call(settledUser)) return;
  yield* put(authActions.panelModeChanged('login'));
  yield* take(authActions.formPrefilled);
  yield* delay(PREFILL_NOTE_MS);
  yield* put(authActions.noticeShown({ tone: 'success', text: messages.prefilled }));
  yield* call(storage.pending.clear);
}

/** Removes the record when its time is up, also where the page just sits there. */
function* expire({ storage, clock }: Services) {
  while (true) {
    const until = yield* call(storage.pending.until);
    if (until === null) return;
    const left = until - clock.now().getTime();
    // By the clock: a closed lid holds timers up.
    if (left <= 0) return yield* call(storage.pending.clear);
    yield* delay(left);
  }
}

export function* watchPending(services: Services) {
  yield* takeLatest([loginPanelOpened, loginPanelClosed], (action: { type: string }) =>
    greetPending(services, action),
  );
  // What an earlier page left behind, and what this one writes.
  yield* fork(expire, services);
  yield* takeLatest(authActions.verificationAwaited, expire, services);
}
