import type { Task } from 'redux-saga';
import { cancel, fork, put, select, take } from 'typed-redux-saga';
import type { Services } from '@/services';
import { guestArrived, loginPanelClosed, selectSession, signedIn, signedOut } from '@/features/auth';
import { drawerOpened } from './cartSlice';
import { keepGuestCart, keepSavedCart } from './cartSyncSaga';
import { offerUndo } from './undoSaga';

/** One keeper at a time: the guest's, or that of whoever is signed in. */
function* watchOwner(services: Services) {
  const { storage } = services;
  let keeper: Task | null = null;
  let uid: string | null = null;
  while (true) {
    const session = yield* select(selectSession);
    if (session.status === 'anonymous') {
      if (uid) {
        storage.cart.clear({ uid });
        storage.cart.clear('guest');
      }
      uid = null;
      keeper = yield* fork(keepGuestCart, services);
    }
    if (session.status === 'signedIn') {
      uid = session.user.uid;
      keeper = yield* fork(keepSavedCart, services, uid);
    }
    yield* take([signedIn, signedOut, guestArrived]);
    if (keeper) yield* cancel(keeper);
  }
}

/** A shopper who left the cart to log in finds it open again after the reload. */
function* reopenDrawer({ storage }: Services) {
  if ((yield* select(selectSession)).status === 'checking') yield* take([signedIn, guestArrived]);
  const session = yield* select(selectSession);
  if (!storage.session.resumesCheckout()) return;
  storage.session.setResumeCheckout(false);
  if (session.status === 'signedIn') yield* put(drawerOpened());
}

/** Whoever closes the panel without logging in has changed their mind. */
function* forgetResume({ storage }: Services) {
  while (true) {
    yield* take(loginPanelClosed);
    storage.session.setResumeCheckout(false);
  }
}

export function* cartSaga(services: Services) {
  yield* fork(offerUndo);
  yield* fork(reopenDrawer, services);
  yield* fork(forgetResume, services);
  yield* fork(watchOwner, services);
}
