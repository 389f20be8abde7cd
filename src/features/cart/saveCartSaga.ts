import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, race, select, take } from 'typed-redux-saga';
import type { CartItem } from '@/domain/cart';
import type { Services } from '@/services';
import { logoutRequested } from '@/features/auth';
import { selectCartItems } from './cartSelectors';
import { isCartChange } from './cartSlice';

export const SAVE_AFTER_MS = 300;

/** Waits until the cart has been still for a moment, the page is hidden or the shopper logs out. */
function* settle(hides: EventChannel<true>) {
  while (true) {
    const { again } = yield* race({
      again: take(isCartChange),
      still: delay(SAVE_AFTER_MS),
      hidden: take(hides),
      leaving: take(logoutRequested),
    });
    if (!again) return;
  }
}

/** Until the backend has confirmed it, a change also stays in this browser: a failed save loses nothing. */
function* save({ users, storage }: Services, uid: string, items: CartItem[]) {
  const saved = yield* call(users.saveCart, uid, items);
  if (!saved.ok) {
    console.error('Failed to save cart to Firestore', saved.error.cause);
    return;
  }
  if ((yield* select(selectCartItems)) === items) storage.cart.clear({ uid });
}

/** Saves every change, a moment after the last of several. */
export function* saveChanges(services: Services, uid: string) {
  const hides = eventChannel<true>((emit) => services.page.onHide(() => emit(true)));
  try {
    while (true) {
      yield* take(isCartChange);
      let saved: CartItem[] | null = null;
      // A change that comes while a save is under way is seen afterwards: the items are others.
      while (saved !== (yield* select(selectCartItems))) {
        yield* call(settle, hides);
        saved = yield* select(selectCartItems);
        yield* call(save, services, uid, saved);
      }
    }
  } finally {
    hides.close();
  }
}
