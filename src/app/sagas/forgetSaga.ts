import { call, put, select } from 'typed-redux-saga';
import {
  guestArrived,
  isLoginLink,
  isUnderWay,
  loginPanelClosed,
  selectAttempt,
  selectUser,
  sessionRevoked,
  signedIn,
  signedOut,
} from '@/features/auth';
import { drawerOpened, selectDrawerOpen } from '@/features/cart';
import { selectCheckoutOpen } from '@/features/checkout';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { forget, forgetGuestLists } from '@/services/browser/stored/createStorage';
import { checkoutAddressVisited } from '../events';

/** Removes what all tabs store about a person. */
function forgetDevice({ storage, worker }: Services, uid: string) {
  const last = storage.person.read();
  // Another tab was first: what is stored by now belongs to the next guest or person.
  if (last?.uid !== uid) return;
  if (!last.isLeft) {
    forget(storage, 'traces');
    forgetGuestLists(storage);
  }
  worker.endPush();
  forget(storage, 'device');
}

/** Removes what this browser stores about a person when they leave. */
function forgetPerson(services: Services, uid: string) {
  forget(services.storage, 'tab');
  forgetDevice(services, uid);
}

/**
 * Removes the traces of a person whose session ended, and who closed the tab instead of the login panel. The rest stays
 * for a tab that still asks them to log in, until another person logs in.
 */
function forgetAbsent(services: Services) {
  const { auth, page, storage } = services;
  const last = storage.person.read();
  // Without network a person with a session counts as a guest, too.
  if (!last || last.isLeft || auth.hasStoredSession()) return;
  // The link of a mail is about to sign them in; a page without it removes the traces of one that does not.
  if (isLoginLink(page.url())) return;
  forget(storage, 'traces');
  storage.person.write({ uid: last.uid, isLeft: true });
}

/** Reopens the overlay that was open when the session ended, for the same person. */
function* rememberOpenOverlay({ storage }: Services) {
  if (yield* select(selectCheckoutOpen)) storage.session.setResume('checkout');
  else if (yield* select(selectDrawerOpen)) storage.session.setResume('cart');
}

/** The person whose session ended is back. Anybody else must find nothing of theirs. */
function* handleSignIn(services: Services, { payload: { uid } }: ReturnType<typeof signedIn>) {
  const { storage } = services;
  const { endReason, person, session } = storage;
  const [ended, last] = [session.readEnded(), person.read()];
  session.setEnded(null);
  endReason.clear();
  if (ended && ended !== uid) forget(storage, 'tab');
  if (last && last.uid !== uid) forgetDevice(services, last.uid);
  person.write({ uid, isLeft: false });
  // A sign-in in this tab reloads the page, so the reopening happens after that.
  if (isUnderWay(yield* select(selectAttempt))) return;
  yield* call(reopenOverlay, services);
}

function* reopenOverlay({ storage }: Services) {
  const what = storage.session.readResume();
  storage.session.setResume(null);
  if (what === 'cart') yield* put(drawerOpened());
  if (what === 'checkout') yield* put(checkoutAddressVisited());
}

/** Clears personal data at sign-out, and resumes the shopper's task after a login. */
export function* forgetSaga(services: Services) {
  const { session, pending } = services.storage;
  let uid = (yield* select(selectUser))?.uid ?? '';
  yield* takeEvery(sessionRevoked, rememberOpenOverlay, services);
  yield* takeEvery(signedOut, function* leave({ payload: why }: ReturnType<typeof signedOut>) {
    if (why === 'left') yield* call(forgetPerson, services, uid);
  });
  yield* takeEvery(signedIn, function* arrive(action: ReturnType<typeof signedIn>) {
    uid = action.payload.uid;
    yield* call(handleSignIn, services, action);
  });
  // Closing the panel without logging in means that the shopper changed their mind.
  yield* takeEvery(loginPanelClosed, function* changeMind() {
    session.setResume(null);
    const ended = session.readEnded();
    if (ended) yield* call(forgetPerson, services, ended);
  });
  yield* takeEvery(guestArrived, () => {
    if (session.readEnded()) return;
    forgetAbsent(services);
    // A guest resumes at once, unless they are in the middle of signing in.
    if (!pending.read()) session.setResume(null);
  });
}
