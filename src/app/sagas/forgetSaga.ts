import { call, put, select, takeEvery } from 'typed-redux-saga';
import {
  guestArrived,
  isUnderWay,
  loginPanelClosed,
  selectAttempt,
  sessionRevoked,
  signedIn,
  signedOut,
} from '@/features/auth';
import { drawerOpened, selectDrawerOpen } from '@/features/cart';
import { selectCheckoutOpen } from '@/features/checkout';
import type { Services } from '@/services';
import { friendLinkStore } from '@/services/referrals/friendLinkStore';
import { checkoutAddressVisited } from '../events';

/**
 * Removes what this browser stores about a person when they leave. Two things stay under their uid, shown to
 * nobody else: unsaved cart lines (cart/cartSaga.ts), and order ids without a known outcome
 * (checkoutAttempts.ts), because the payment may have succeeded and the shopper would buy twice without the
 * id.
 */
function forgetPerson({ storage, worker }: Services) {
  worker.endPush();
  storage.addressDraft.clear();
  storage.adminDrafts.clear();
  storage.contactDraft.clear();
  storage.emailChange.clear();
  storage.giftCardDraft.clear();
  storage.profileDraft.clear();
  storage.writingDrafts.clear();
  storage.lastOrders.clear();
  storage.pending.clear();
  storage.phoneCode.clear();
  storage.reportedOrders.clear();
  storage.seen.clear();
  storage.session.setResume(null);
  storage.session.setEnded(null);
  storage.session.setEndReason(null);
  storage.session.takeCarriedToast();
  storage.paymentMethod.clear();
  storage.pincode.clear();
  // Else it would bind the next person's account to this person's friend.
  friendLinkStore.clear();
}

/** Reopens the overlay that was open when the session ended, for the same person. */
function* rememberOpenOverlay({ storage }: Services) {
  if (yield* select(selectCheckoutOpen)) storage.session.setResume('checkout');
  else if (yield* select(selectDrawerOpen)) storage.session.setResume('cart');
}

/** The person whose session ended is back. Anybody else must find nothing of theirs. */
function* handleSignIn(services: Services, { payload: user }: ReturnType<typeof signedIn>) {
  const { session } = services.storage;
  const ended = session.readEnded();
  session.setEnded(null);
  session.setEndReason(null);
  if (ended && ended !== user.uid) forgetPerson(services);
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
  yield* takeEvery(sessionRevoked, rememberOpenOverlay, services);
  yield* takeEvery(signedOut, function* leave({ payload: why }: ReturnType<typeof signedOut>) {
    if (why === 'left') yield* call(forgetPerson, services);
  });
  yield* takeEvery(signedIn, (action: ReturnType<typeof signedIn>) => handleSignIn(services, action));
  // Closing the panel without logging in means that the shopper changed their mind.
  yield* takeEvery(loginPanelClosed, function* changeMind() {
    session.setResume(null);
    if (session.readEnded()) yield* call(forgetPerson, services);
  });
  // A guest resumes at once, unless they are in the middle of signing in.
  yield* takeEvery(guestArrived, () => {
    if (!session.readEnded() && !pending.read()) session.setResume(null);
  });
}
