import { call, delay, fork, put, take } from 'typed-redux-saga';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { authActions, loginPanelClosed, loginPanelOpened } from '../authSlice';
import { messages } from '../messages';
import { waitForUser } from './waitForUser';

const PREFILL_NOTE_MS = 300;

/**
 * Switches a panel that opens with a stored registration to Login. 300 ms after the form is prefilled, it says that
 * the shopper can log in, and deletes the record.
 */
function* greetPending({ storage }: Services, action: { type: string }) {
  if (loginPanelClosed.match(action)) return yield* call(storage.pending.clear);
  if (!(yield* call(storage.pending.read))) return;
  if (yield* call(waitForUser)) return;
  yield* put(authActions.panelModeChanged('login'));
  yield* take(authActions.formPrefilled);
  yield* delay(PREFILL_NOTE_MS);
  yield* put(authActions.noticeShown({ tone: 'success', text: messages.prefilled }));
  yield* call(storage.pending.clear);
}

/** Deletes the record when it expires, even if nothing else happens on the page. */
function* expire({ storage, clock }: Services) {
  while (true) {
    const until = yield* call(storage.pending.until);
    if (until === null) return;
    const left = until - clock.now().getTime();
    // Compares with the clock, because timers stop while the device sleeps.
    if (left <= 0) return yield* call(storage.pending.clear);
    yield* delay(left);
  }
}

export function* watchPending(services: Services) {
  yield* takeLatest([loginPanelOpened, loginPanelClosed], (action: { type: string }) =>
    greetPending(services, action),
  );
  // Both the record of an earlier page and one that this page writes.
  yield* fork(expire, services);
  yield* takeLatest(authActions.verificationAwaited, expire, services);
}
