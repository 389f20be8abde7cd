import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Account, Services } from '@/services';
import { selectSession } from './authSelectors';
import { authActions, logoutRequested, signedIn, signedOut } from './authSlice';

/** An account that cannot be asked again this soon is taken as it was stored. */
const RELOAD_MS = 6000;

interface SessionEvent {
  account: Account | null;
}

/** Reloads the session's account: a verified one is signed in, any other is nobody. */
function* settleSession({ auth }: Services, { account }: SessionEvent) {
  if (account) {
    const { reloaded } = yield* race({ reloaded: call(account.reload), late: delay(RELOAD_MS) });
    const user = reloaded?.ok ? reloaded.value : account.user;
    if (user.emailVerified) {
      yield* put(signedIn(user));
      return;
    }
    yield* call(auth.signOut);
  }
  const session = yield* select(selectSession);
  if (session.status === 'signedIn') yield* put(signedOut());
  if (session.status === 'checking') yield* put(authActions.guestArrived());
}

function* logOut({ auth, navigation }: Services) {
  yield* call(auth.signOut);
  yield* call(navigation.go, '/');
}

/** Follows the session: the state says 'checking' until the first answer is in. */
export function* watchSession(services: Services) {
  yield* takeLeading(logoutRequested, logOut, services);
  const channel = eventChannel<SessionEvent>(
    (emit) => services.auth.subscribe((account) => emit({ account })),
    buffers.sliding(1),
  );
  // The latest change wins: an account being reloaded is dropped when the session ends meanwhile.
  yield* takeLatest(channel, (event: SessionEvent) => settleSession(services, event));
}
