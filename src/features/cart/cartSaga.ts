import type { Task } from 'redux-saga';
import { call, cancel, fork, select, take } from 'typed-redux-saga';
import { sameCart } from '@/domain/cart/cart';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import { guestArrived, selectSession, signedIn, signedOut } from '@/features/auth';
import { syncGuestCart } from './storedCart';
import { watchLimits } from './limitsSaga';
import { syncSavedCart } from './savedCartSaga';
import { offerUndo } from './undoSaga';

/** Removes a person's cart from this browser, unless it has unsaved changes: those wait for the same person. */
function clearLocalCart({ storage }: Services, uid: string) {
  const stored = storage.cart.read({ uid });
  if (stored && sameCart(stored.items, stored.saved)) storage.cart.clear({ uid });
  storage.cart.clear('guest');
}

/** Runs one saga at a time: for the guest's cart, or for the signed-in person's. */
function* watchOwner(services: Services) {
  let ownerTask: Task | null = null;
  let uid: string | null = null;
  while (true) {
    const session = yield* select(selectSession);
    // Until the session is known the cart counts as the guest's; a signed-in person's cart is merged with it
    // later.
    if (session.status !== 'signedIn') {
      if (uid) yield* call(clearLocalCart, services, uid);
      uid = null;
      ownerTask = yield* fork(safely(syncGuestCart), services);
    } else {
      uid = session.user.uid;
      ownerTask = yield* fork(safely(syncSavedCart), services, uid);
    }
    yield* take([signedIn, signedOut, guestArrived]);
    if (ownerTask) yield* cancel(ownerTask);
  }
}

export function* cartSaga(services: Services) {
  yield* fork(offerUndo);
  yield* fork(watchLimits);
  yield* fork(watchOwner, services);
}
