import { buffers, eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { endsSession, type Account, type Services, type SessionChange, type SignedInUser } from '@/services';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { safely } from '@/lib/safely';
import { askToLeave, selectHasUnsavedForms } from '@/features/unsaved';
import { selectSession, selectUser } from './authSelectors';
import { authActions, logoutRequested, signedIn, signedOut } from './authSlice';
import { messages } from './messages';

/** An account that cannot be asked again this soon is taken as it was stored. */
const RELOAD_MS = 6000;
/** Coming back to the page asks whether the session still stands, at most this often. */
export const ASK_AFTER_MS = 60_000;

const FORGETS = messages.sessionSaga.unsavedForgotten;

/** The account as the backend knows it now; null: it does not any more. */
function* reload(account: Account): SagaGenerator<SignedInUser | null> {
  const { reloaded } = yield* race({ reloaded: call(account.reload), late: delay(RELOAD_MS) });
  if (!reloaded) return account.user;
  if (reloaded.ok) return reloaded.value;
  return endsSession(reloaded.error.code) ? null : account.user;
}

function* settleAccount({ auth }: Services, account: Account) {
  const user = yield* call(reload, account);
  if (!user) return yield* call(auth.endSession);
  if (!user.emailVerified) {
    yield* call(auth.signOut);
    return yield* call(settleNobody);
  }
  const before = yield* select(selectUser);
  // Another tab has changed hands: nothing of the first person is left when the next one comes.
  if (before && before.uid !== user.uid) yield* put(signedOut());
  yield* put(signedIn(user));
}

function* settleNobody() {
  const { status } = yield* select(selectSession);
  if (status === 'signedIn') yield* put(signedOut());
  if (status === 'checking') yield* put(authActions.guestArrived());
}

/** Asks to log in again, and continues afterwards if the same person does. */
function* settleEnded({ storage }: Services, uid: string) {
  const { status } = yield* select(selectSession);
  storage.session.setEnded(uid);
  if (status === 'signedIn') {
    yield* put(authActions.sessionRevoked());
    yield* put(signedOut('ended'));
    return;
  }
  if (status === 'checking') yield* put(authActions.guestArrived());
  yield* put(authActions.endedSessionFound());
}

/** Takes the session's news over: a verified account is signed in, any other is nobody. */
function* settleSession(services: Services, change: SessionChange) {
  if (change.kind === 'account') return yield* call(settleAccount, services, change.account);
  if (change.kind === 'ended') return yield* call(settleEnded, services, change.uid);
  const cameUp = (yield* select(selectSession)).status === 'checking';
  yield* call(settleNobody);
  // A reload during the request to log in asks again.
  if (cameUp && services.storage.session.readEnded()) yield* put(authActions.endedSessionFound());
}

/** What a log-out would make this browser forget is worth a question. */
function* agreesToLogOut({ storage }: Services) {
  const hasUnsaved = yield* select(selectHasUnsavedForms);
  if (!hasUnsaved && !storage.adminDrafts.any()) return true;
  return yield* call(askToLeave, 'session' as const, FORGETS);
}

function* logOut(services: Services) {
  if (!(yield* call(agreesToLogOut, services))) return;
  const { auth, navigation } = services;
  yield* call(auth.signOut);
  if (yield* select(selectUser)) yield* take(signedOut);
  yield* call(navigation.go, '/');
}

/** A page that slept does not hear that the session was revoked elsewhere: it asks when it wakes. */
function* askOnWaking({ auth, page, clock }: Services) {
  const wakes = eventChannel<true>((emit) => page.onWake(() => emit(true)), buffers.sliding(1));
  yield* fork(closeWithSaga, wakes);
  let checkedAt = clock.now().getTime();
  while (true) {
    yield* take(wakes);
    const now = clock.now().getTime();
    if (now - checkedAt < ASK_AFTER_MS || !(yield* select(selectUser))) continue;
    checkedAt = now;
    yield* call(auth.checkSession);
  }
}

/** Follows the session: the state says 'checking' until the first answer is in. */
export function* watchSession(services: Services) {
  yield* takeLeading(logoutRequested, safely(logOut), services);
  yield* fork(safely(askOnWaking), services);
  const channel = eventChannel<SessionChange>(
    (emit) => services.auth.subscribe((change) => emit(change)),
    buffers.expanding(),
  );
  // The latest change wins: an account being reloaded is dropped when the session ends meanwhile.
  yield* takeLatest(channel, (change: SessionChange) => settleSession(services, change));
  yield* fork(closeWithSaga, channel);
}
