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
import { friendLinkStore } from '@/services/referrals/friendLinkStore';
import { checkoutAddressVisited } from '../events';

/** Removes what this tab stores about a person. */
function forgetTab({ storage }: Services) {
  storage.addressDraft.clear();
  storage.adminDrafts.clear();
  storage.contactDraft.clear();
  storage.giftCardDraft.clear();
  storage.profileDraft.clear();
  storage.writingDrafts.clear();
  storage.pending.clear();
  storage.phoneCode.clear();
  storage.session.setResume(null);
  storage.session.setEnded(null);
  storage.session.takeCarriedToast();
}

/** Removes what a guest of this browser would see or go on with. */
function forgetTraces({ storage }: Services) {
  storage.lastOrders.clear();
  storage.reportedOrders.clear();
  storage.seen.clear();
  storage.paymentMethod.clear();
  storage.pincode.clear();
  // Else it would bind the next person's account to this person's friend.
  friendLinkStore.clear();
}

/**
 * Removes what all tabs store about a person. Two things stay under their uid, shown to nobody else: unsaved cart lines
 * (cart/cartSaga.ts), and order ids without a known outcome (checkoutAttempts.ts), because the payment may have
 * succeeded and the shopper would buy twice without the id.
 */
function forgetDevice(services: Services, uid: string) {
  const { storage, worker } = services;
  const last = storage.person.read();
  // Another tab was first: what is stored by now belongs to the next guest or person.
  if (last?.uid !== uid) return;
  if (!last.isLeft) {
    forgetTraces(services);
    for (const list of [storage.cart, storage.extras, storage.wishlist]) list.clear('guest');
  }
  worker.endPush();
  storage.emailChange.clear();
  storage.loginLink.clear();
  storage.session.setEndReason(null);
  storage.person.clear();
}

/** Removes what this browser stores about a person when they leave. */
function forgetPerson(services: Services, uid: string) {
  forgetTab(services);
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
  forgetTraces(services);
  storage.person.write({ uid: last.uid, isLeft: true });
}

/** Reopens the overlay that was open when the session ended, for the same person. */
function* rememberOpenOverlay({ storage }: Services) {
  if (yield* select(selectCheckoutOpen)) storage.session.setResume('checkout');
  else if (yield* select(selectDrawerOpen)) storage.session.setResume('cart');
}

/** The person whose session ended is back. Anybody else must find nothing of theirs. */
function* handleSignIn(services: Services, { payload: { uid } }: ReturnType<typeof signedIn>) {
  const { session, person } = services.storage;
  const [ended, last] = [session.readEnded(), person.read()];
  session.setEnded(null);
  session.setEndReason(null);
  if (ended && ended !== uid) forgetTab(services);
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
