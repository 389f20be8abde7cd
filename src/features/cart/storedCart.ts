import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take } from 'typed-redux-saga';
import { joinCarts, sameCart } from '@/domain/cart/cart';
import type { CartOwner, StoredCart, Services } from '@/services';
import { selectStoredCart } from './cartSelectors';
import { cartLoaded, cartSaved, isCartChange } from './cartSlice';

/** Puts a cart into the store if it differs, and always records its saved part. */
export function* showCart(cart: StoredCart) {
  const shown = yield* select(selectStoredCart);
  if (!sameCart(shown.items, cart.items)) yield* put(cartLoaded(cart));
  else if (!sameCart(shown.saved, cart.saved)) yield* put(cartSaved(cart.saved));
}

/** Puts a cart into the store and into this browser's storage, for other tabs and the next page. */
export function* storeCart({ storage }: Services, owner: CartOwner, cart: StoredCart) {
  yield* call(showCart, cart);
  storage.cart.write(owner, cart);
}

/** Writes every change into this browser's storage. */
export function* storeCartChanges({ storage }: Services, owner: CartOwner) {
  while (true) {
    yield* take(isCartChange);
    storage.cart.write(owner, yield* select(selectStoredCart));
  }
}

/**
 * Loads the writes of other tabs, also when the page wakes, because a sleeping page gets no storage events.
 */
export function* followOtherTabs({ storage, page }: Services, owner: CartOwner) {
  const calls = eventChannel<true>((emit) => {
    const onChange = () => emit(true);
    const stops = [storage.cart.subscribe(owner, onChange), page.onWake(onChange)];
    return () => stops.forEach((stop) => stop());
  });
  try {
    while (true) {
      yield* take(calls);
      const stored = storage.cart.read(owner);
      if (stored) yield* call(showCart, stored);
    }
  } finally {
    calls.close();
  }
}

const GUEST: CartOwner = 'guest';

/** Synchronizes the guest's cart with this browser's storage. Lines added before the first read are merged into it. */
export function* syncGuestCart(services: Services) {
  const stored = services.storage.cart.read(GUEST);
  const { items } = yield* select(selectStoredCart);
  if (stored) yield* call(showCart, { ...stored, items: joinCarts(stored.items, items) });
  yield* fork(storeCartChanges, services, GUEST);
  yield* fork(followOtherTabs, services, GUEST);
}
