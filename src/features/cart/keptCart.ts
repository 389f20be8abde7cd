import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take } from 'typed-redux-saga';
import { joinCarts, sameCart } from '@/domain/cart/cart';
import type { CartOwner, KeptCart, Services } from '@/services';
import { selectKeptCart } from './cartSelectors';
import { cartLoaded, cartSaved, isCartChange } from './cartSlice';

/** Shows a cart, unless it is the one that is shown; what is saved of it is noted either way. */
export function* showCart(cart: KeptCart) {
  const shown = yield* select(selectKeptCart);
  if (!sameCart(shown.items, cart.items)) yield* put(cartLoaded(cart));
  else if (!sameCart(shown.saved, cart.saved)) yield* put(cartSaved(cart.saved));
}

/** Shows a cart and keeps it in this browser, for the other tabs and the next page. */
export function* keepCart({ storage }: Services, owner: CartOwner, cart: KeptCart) {
  yield* call(showCart, cart);
  storage.cart.write(owner, cart);
}

/** Writes every change into this browser's storage. */
export function* keepInBrowser({ storage }: Services, owner: CartOwner) {
  while (true) {
    yield* take(isCartChange);
    storage.cart.write(owner, yield* select(selectKeptCart));
  }
}

/** Takes over what other tabs write; a page that slept asks when it wakes. */
export function* followOtherTabs({ storage, page }: Services, owner: CartOwner) {
  const calls = eventChannel<true>((emit) => {
    const heard = () => emit(true);
    const stops = [storage.cart.subscribe(owner, heard), page.onWake(heard)];
    return () => stops.forEach((stop) => stop());
  });
  try {
    while (true) {
      yield* take(calls);
      const kept = storage.cart.read(owner);
      if (kept) yield* call(showCart, kept);
    }
  } finally {
    calls.close();
  }
}

const GUEST: CartOwner = 'guest';

/** A guest's cart lives in this browser; what was put into it before that was read comes on top. */
export function* keepGuestCart(services: Services) {
  const kept = services.storage.cart.read(GUEST);
  const { items } = yield* select(selectKeptCart);
  if (kept) yield* call(showCart, { ...kept, items: joinCarts(kept.items, items) });
  yield* fork(keepInBrowser, services, GUEST);
  yield* fork(followOtherTabs, services, GUEST);
}
