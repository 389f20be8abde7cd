import { call, delay, put, takeLatest } from 'typed-redux-saga';
import type { Services } from '@/services';
import { authActions, loginPanelClosed, loginPanelOpened } from './authSlice';
import { messages } from './messages';

const PREFILL_NOTE_MS = 300;

/**
 * Says, 300 ms after the panel opened with a stored registration, that one may log in; the form has
 * prefilled itself by then, and the record is removed.
 */
function* greetPending({ storage }: Services, action: { type: string }) {
  if (loginPanelClosed.match(action)) return yield* call(storage.pending.clear);
  if (!(yield* call(storage.pending.read))) return;
  yield* put(authActions.panelModeChanged('login'));
  yield* delay(PREFILL_NOTE_MS);
  yield* put(authActions.noticeShown({ tone: 'success', text: messages.prefilled }));
  yield* call(storage.pending.clear);
}

export function* watchPending(services: Services) {
  yield* takeLatest([loginPanelOpened, loginPanelClosed], (action: { type: string }) =>
    greetPending(services, action),
  );
}
