import { eventChannel } from 'redux-saga';
import { call, cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import { joinCarts, type CartItem } from '@/domain/cart';
import type { CartOwner, Services } from '@/services';
import { selectCartItems } from './cartSelectors';
import { cartLoaded, cartReplaced, isCartChange, savedCartArrived } from './cartSlice';
import { saveChanges } from './saveCartSaga';

const RETRY_LOAD_MS = 15_000;
const GUEST: CartOwner = 'guest';

/** Takes over what another tab of the same owner wrote. */
function* followOtherTabs({ storage }: Services, owner: CartOwner) {
  const changes = eventChannel<CartItem[]>((emit) => storage.cart.subscribe(owner, emit));
  try {
    while (true) yield* put(cartLoaded(yield* take(changes)));
  } finally {
    changes.close();
  }
}

/** Writes every change into this browser's storage. */
function* keepInBrowser({ storage }: Services, owner: CartOwner) {
  while (true) {
    yield* take(isCartChange);
    storage.cart.write(owner, yield* select(selectCartItems));
  }
}

/** A guest's cart lives in this browser. */
export function* keepGuestCart(services: Services) {
  const stored = services.storage.cart.read(GUEST);
  if (stored) yield* put(cartLoaded(stored));
  yield* fork(followOtherTabs, services, GUEST);
  yield* fork(keepInBrowser, services, GUEST);
}

function* fetchCart({ users }: Services, uid: string) {
  while (true) {
    const document = yield* call(users.get, uid);
    if (document.ok) return document.value?.cart ?? [];
    console.error('Failed to fetch cart from Firestore', document.error.cause);
    yield* delay(RETRY_LOAD_MS);
  }
}

/**
 * Loads the saved cart and joins to it what the guest had. What an earlier page could not save any more wins over
 * the saved one. As long as the saved cart is not there nothing is saved, so that nothing is overwritten unseen.
 */
function* loadCart(services: Services, uid: string) {
  const { storage } = services;
  const unsaved = storage.cart.read({ uid });
  const guest = storage.cart.read(GUEST);
  if (unsaved || guest) yield* put(cartLoaded(joinCarts(unsaved ?? [], guest ?? [])));
  const own: CartOwner = { uid };
  const meanwhile = yield* fork(keepInBrowser, services, unsaved ? own : GUEST);
  const saved = yield* call(fetchCart, services, uid);
  yield* cancel(meanwhile);
  const here = yield* select(selectCartItems);
  return { cart: unsaved ? here : joinCarts(saved, here), changed: unsaved !== null || here.length > 0 };
}

/** A person's cart lives in their user document; what is not confirmed there yet also in this browser. */
export function* keepSavedCart(services: Services, uid: string) {
  const { cart, changed } = yield* call(loadCart, services, uid);
  const own: CartOwner = { uid };
  yield* fork(keepInBrowser, services, own);
  yield* fork(followOtherTabs, services, own);
  yield* fork(saveChanges, services, uid);
  if (changed) {
    yield* put(cartReplaced(cart));
    services.storage.cart.clear(GUEST);
  } else {
    yield* put(cartLoaded(cart));
  }
  yield* put(savedCartArrived());
}
