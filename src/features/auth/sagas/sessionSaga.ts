import { buffers, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { takeLatest, takeLeading } from '@/lib/watch';
import { endsSession, type Account, type Services, type SessionChange, type SignedInUser } from '@/services';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import { askToLeave, selectHasUnsavedForms } from '@/features/unsaved';
import { selectSession, selectUser } from '../authSelectors';
import { authActions, logoutRequested, signedIn, signedOut } from '../authSlice';
import { messages } from '../messages';

/** Milliseconds to reload the account; after that the stored one is used. */
const RELOAD_MS = 6000;
/** Minimum milliseconds between two checks of the session when the page becomes visible. */
export const CHECK_INTERVAL_MS = 60_000;

const LOGOUT_QUESTION = messages.sessionSaga.unsavedForgotten;

/** The account as the backend has it now; null when it is gone. */
function* reload(account: Account): SagaGenerator<SignedInUser | null> {
  const { reloaded } = yield* race({ reloaded: call(account.reload), late: delay(RELOAD_MS) });
  if (!reloaded) return account.user;
  if (reloaded.ok) return reloaded.value;
  return endsSession(reloaded.error.code) ? null : account.user;
}

function* showAccount({ auth }: Services, account: Account) {
  const user = yield* call(reload, account);
  if (!user) return yield* call(auth.endSession);
  if (!user.emailVerified) {
    yield* call(auth.signOut);
    return yield* call(showSignedOut);
  }
  const before = yield* select(selectUser);
  // Another tab changed the user: nothing of the first person may remain.
  if (before && before.uid !== user.uid) yield* put(signedOut());
  yield* put(signedIn(user));
}

function* showSignedOut() {
  const { status } = yield* select(selectSession);
  if (status === 'signedIn') {
    yield* put(signedOut());
    // A tab that did not ask for it closes what was open; the one that did opens another page.
    yield* put(toastShown({ text: messages.sessionSaga.loggedOut, topic: 'login' }));
  }
  if (status === 'checking') yield* put(authActions.guestArrived());
}

/** Says what the person did that has ended their sessions, instead of an error. */
function* showEndReason({ storage, clock }: Services, uid: string) {
  const reason = storage.endReason.read(uid);
  if (reason) return yield* put(authActions.endExplained(reason));
  const change = storage.emailChange.read(uid, clock.now().getTime());
  if (!change) return;
  // The link may have been opened on another device, of which this browser does not hear.
  const text = messages.sessionSaga.perhapsChanged(change.email);
  yield* put(authActions.noticeShown({ tone: 'error', text }));
}

/** Asks to log in again, and continues afterwards if it is the same person. */
function* handleEndedSession(services: Services, uid: string) {
  const { status } = yield* select(selectSession);
  services.storage.session.setEnded(uid);
  if (status === 'signedIn') {
    yield* put(authActions.sessionRevoked());
    yield* put(signedOut('ended'));
  } else {
    if (status === 'checking') yield* put(authActions.guestArrived());
    yield* put(authActions.endedSessionFound());
  }
  yield* call(showEndReason, services, uid);
}

/** Applies a session change: a verified account is signed in, any other counts as nobody. */
function* handleSession(services: Services, change: SessionChange) {
  if (change.kind === 'account') return yield* call(showAccount, services, change.account);
  if (change.kind === 'ended') return yield* call(handleEndedSession, services, change.uid);
  const cameUp = (yield* select(selectSession)).status === 'checking';
  yield* call(showSignedOut);
  // After a reload during the request to log in, asks again.
  const ended = services.storage.session.readEnded();
  if (!cameUp || !ended) return;
  yield* put(authActions.endedSessionFound());
  yield* call(showEndReason, services, ended);
}

/** Asks before a logout that would lose unsaved data. */
function* agreesToLogOut({ storage }: Services) {
  const hasUnsaved = yield* select(selectHasUnsavedForms);
  if (!hasUnsaved && !storage.adminDrafts.any()) return true;
  return yield* call(askToLeave, 'session' as const, LOGOUT_QUESTION);
}

function* logOut(services: Services) {
  if (!(yield* call(agreesToLogOut, services))) return;
  const { auth, navigation } = services;
  yield* call(auth.signOut);
  if (yield* select(selectUser)) yield* take(signedOut);
  yield* call(navigation.go, '/');
}

/** A sleeping page does not hear that its session was left or revoked, so it checks when it wakes. */
function* checkOnWake({ auth, page, clock }: Services) {
  const wakes = eventChannel<true>((emit) => page.onWake(() => emit(true)), buffers.sliding(1));
  yield* fork(closeWithSaga, wakes);
  let checkedAt = clock.now().getTime();
  while (true) {
    yield* take(wakes);
    if (auth.followRecord()) yield* call(page.reload);
    const now = clock.now().getTime();
    if (now - checkedAt < CHECK_INTERVAL_MS || !(yield* select(selectUser))) continue;
    checkedAt = now;
    yield* call(auth.checkSession);
  }
}

/** Follows the session; the state is 'checking' until the first answer. */
export function* watchSession(services: Services) {
  yield* takeLeading(logoutRequested, logOut, services);
  yield* fork(safely(checkOnWake), services);
  const channel = eventChannel<SessionChange>(
    (emit) => services.auth.subscribe((change) => emit(change)),
    buffers.expanding(),
  );
  // The latest change wins: reloading an account is cancelled when the session ends meanwhile.
  yield* takeLatest(channel, (change: SessionChange) => handleSession(services, change));
  yield* fork(closeWithSaga, channel);
}
