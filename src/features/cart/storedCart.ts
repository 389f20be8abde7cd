import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take } from 'typed-redux-saga';
import { joinCarts, sameCart } from '@/domain/cart/cart';
import type { CartOwner, StoredCart, Services } from '@/services';
import { selectStoredCart } from './cartSelectors';
import { cartLoaded, cartSaved, isCartChange } from './cartSlice';

/** Shows a cart, unless it is the one that is shown; what is saved of it is noted either way. */
export function* showCart(cart: StoredCart) {
  const shown = yield* select(selectStoredCart);
  if (!sameCart(shown.items, cart.items)) yield* put(cartLoaded(cart));
  else if (!sameCart(shown.saved, cart.saved)) yield* put(cartSaved(cart.saved));
}

/** Shows a cart and keeps it in this browser, for the other tabs and the next page. */
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

/** Takes over what other tabs write; a page that slept asks when it wakes. */
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

/** A guest's cart lives in this browser; what was put into it before that was read comes on top. */
export function* syncGuestCart(services: Services) {
  const stored = services.storage.cart.read(GUEST);
  const { items } = yield* select(selectStoredCart);
  if (stored) yield* call(showCart, { ...stored, items: joinCarts(stored.items, items) });
  yield* fork(storeCartChanges, services, GUEST);
  yield* fork(followOtherTabs, services, GUEST);
}
