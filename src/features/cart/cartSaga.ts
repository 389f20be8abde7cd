import type { Task } from 'redux-saga';
import { call, cancel, fork, put, select, take } from 'typed-redux-saga';
import { sameCart } from '@/domain/cart';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import { guestArrived, loginPanelClosed, selectSession, signedIn, signedOut } from '@/features/auth';
import { drawerOpened } from './cartSlice';
import { keepGuestCart } from './keptCart';
import { watchLimits } from './limitsSaga';
import { keepSavedCart } from './savedCartSaga';
import { offerUndo } from './undoSaga';

/** Nothing of a person stays in this browser but what they could not save: it waits for them to come back. */
function forget({ storage }: Services, uid: string) {
  const kept = storage.cart.read({ uid });
  if (kept && sameCart(kept.items, kept.saved)) storage.cart.clear({ uid });
  storage.cart.clear('guest');
}

/** One keeper at a time: the guest's, or that of whoever is signed in. */
function* watchOwner(services: Services) {
  let keeper: Task | null = null;
  let uid: string | null = null;
  while (true) {
    const session = yield* select(selectSession);
    if (session.status === 'anonymous') {
      if (uid) yield* call(forget, services, uid);
      uid = null;
      keeper = yield* fork(safely(keepGuestCart), services);
    }
    if (session.status === 'signedIn') {
      uid = session.user.uid;
      keeper = yield* fork(safely(keepSavedCart), services, uid);
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
  yield* fork(watchLimits);
  yield* fork(reopenDrawer, services);
  yield* fork(forgetResume, services);
  yield* fork(watchOwner, services);
}
