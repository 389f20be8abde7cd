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
import { checkoutAddressVisited } from './events';

/**
 * What this browser keeps of a person goes with them. What could still be owed stays, under their uid and shown to nobody
 * else: cart lines that were not saved yet (cart/cartSaga.ts), and order ids that were begun and never seen to stand
 * (checkoutAttempts.ts: their money may have moved; without the id the bought lines would be bought twice).
 */
function forgetPerson({ storage }: Services) {
  storage.addressDraft.clear();
  storage.adminDrafts.clear();
  storage.contactDraft.clear();
  storage.profileDraft.clear();
  storage.lastOrders.clear();
  storage.pending.clear();
  storage.reportedOrders.clear();
  storage.session.setResume(null);
  storage.session.setEnded(null);
  storage.session.takeCarriedToast();
  storage.session.clearPincode();
}

/** Reopens what was open when the session ended, for the same person. */
function* noteWhatWasOpen({ storage }: Services) {
  if (yield* select(selectCheckoutOpen)) storage.session.setResume('checkout');
  else if (yield* select(selectDrawerOpen)) storage.session.setResume('cart');
}

/** Somebody whose session was ended is back; anybody else finds nothing of theirs. */
function* greet(services: Services, { payload: user }: ReturnType<typeof signedIn>) {
  const { session } = services.storage;
  const ended = session.readEnded();
  session.setEnded(null);
  if (ended && ended !== user.uid) forgetPerson(services);
  // A sign-in of this tab's own loads the page anew: what was open opens then.
  if (isUnderWay(yield* select(selectAttempt))) return;
  yield* call(resume, services);
}

function* resume({ storage }: Services) {
  const what = storage.session.readResume();
  storage.session.setResume(null);
  if (what === 'cart') yield* put(drawerOpened());
  if (what === 'checkout') yield* put(checkoutAddressVisited());
}

/** Looks after what somebody leaves behind, or was doing when they had to log in. */
export function* forgetSaga(services: Services) {
  const { session, pending } = services.storage;
  yield* takeEvery(sessionRevoked, noteWhatWasOpen, services);
  yield* takeEvery(signedOut, function* leave({ payload: why }: ReturnType<typeof signedOut>) {
    if (why === 'left') yield* call(forgetPerson, services);
  });
  yield* takeEvery(signedIn, (action: ReturnType<typeof signedIn>) => greet(services, action));
  // Closing the panel without logging in means that the person has changed their mind.
  yield* takeEvery(loginPanelClosed, function* changeMind() {
    session.setResume(null);
    if (session.readEnded()) yield* call(forgetPerson, services);
  });
  // As a guest one goes on from where one is, unless one is in the middle of signing in.
  yield* takeEvery(guestArrived, () => {
    if (!session.readEnded() && !pending.read()) session.setResume(null);
  });
}
