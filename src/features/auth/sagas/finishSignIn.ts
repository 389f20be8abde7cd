import { call, delay, put, race, select } from 'typed-redux-saga';
import type { Account, Services } from '@/services';
import { selectUser } from '../authSelectors';
import { authActions, signedOut } from '../authSlice';

/** Milliseconds to write the user document; the person is signed in already and waits for it no longer. */
const WRITE_MS = 6000;

/** Writes the user document and closes the panel. */
export function* welcome({ users, storage }: Services, account: Account) {
  const { uid, email } = account.user;
  const before = yield* select(selectUser);
  // The page may reload before the session's change is handled, and then nobody knows of the first person any more.
  if (before && before.uid !== uid) yield* put(signedOut());
  const { written } = yield* race({
    written: call(users.markVerified, { uid, email }),
    late: delay(WRITE_MS),
  });
  // A failure is ignored, and so is silence: the cart and the addresses create the document when they need it.
  if (written && !written.ok) console.error('Failed to write the user document', written.error.cause);
  yield* call(storage.pending.clear);
  yield* call(storage.loginLink.clear);
  yield* put(authActions.signInCompleted());
}

/** Writes the user document, closes the panel, goes to / and reloads. */
export function* finishSignIn(services: Services, account: Account) {
  yield* call(welcome, services, account);
  yield* put(authActions.reloadStarted());
  yield* call(services.page.reloadAtHome);
}
