import { fork } from 'typed-redux-saga';
import { sameCart } from '@/domain/cart/cart';
import type { Services } from '@/services';
import { followOwner } from '@/features/auth';
import { syncGuestCart } from './storedCart';
import { watchLimits } from './limitsSaga';
import { syncSavedCart } from './savedCartSaga';
import { offerUndo } from './undoSaga';

/** Removes a person's cart from this browser, unless it has unsaved changes: those wait for the same person. */
function clearLocalCart({ storage }: Services, uid: string) {
  const stored = storage.cart.read({ uid });
  if (stored && sameCart(stored.items, stored.saved)) storage.cart.clear({ uid });
}

export function* cartSaga(services: Services) {
  yield* fork(offerUndo);
  yield* fork(watchLimits);
  yield* fork(followOwner, {
    guest: () => syncGuestCart(services),
    person: (uid: string) => syncSavedCart(services, uid),
    left: (uid: string) => clearLocalCart(services, uid),
  });
}
