import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { joinCarts, mergeCarts } from '@/domain/cart/cart';
import { backoff } from '@/domain/traffic/backoff';
import type { CartOwner, Services } from '@/services';
import { logoutRequested } from '@/features/auth';
import { selectStoredCart, selectUnsaved } from './cartSelectors';
import { cartLoaded, isCartChange, savedCartArrived } from './cartSlice';
import { followOtherTabs, storeCart, storeCartChanges } from './storedCart';

/** Debounce of a save in milliseconds. A change from another tab waits longer, because that tab saves it first. */
export const SAVE_DEBOUNCE_MS = 300;
export const OTHER_TAB_SAVE_DEBOUNCE_MS = 5000;
/** Minimum milliseconds between two reloads when the page becomes visible again. */
export const REFRESH_INTERVAL_MS = 60_000;

interface CartSync {
  services: Services;
  uid: string;
  hides: EventChannel<true>;
  wakes: EventChannel<true>;
}

/** Reads the cart from the user document and merges it into the local one. Returns whether the read succeeded. */
function* load({ services, uid }: CartSync): SagaGenerator<boolean> {
  const { saved: base } = yield* select(selectStoredCart);
  const document = yield* call(services.users.get, uid);
  if (!document.ok) {
    console.error('Failed to fetch cart from Firestore', document.error.cause);
    return false;
  }
  const { saved, items } = yield* select(selectStoredCart);
  // A save during the read is newer than the answer.
  if (saved !== base) return true;
  const theirs = document.value?.cart ?? [];
  const owner: CartOwner = { uid };
  yield* call(storeCart, services, owner, { items: mergeCarts(base, items, theirs), saved: theirs });
  return true;
}

/** Saves the cart to the user document. Returns whether that succeeded; the browser keeps the change until then. */
function* save({ services, uid }: CartSync): SagaGenerator<boolean> {
  const sent = yield* select(selectStoredCart);
  const answer = yield* call(services.users.saveCart, uid, sent);
  if (!answer.ok) {
    console.error('Failed to save cart to Firestore', answer.error.cause);
    return false;
  }
  const { items } = yield* select(selectStoredCart);
  const owner: CartOwner = { uid };
  const saved = answer.value;
  // Changes made during the save stay unsaved.
  yield* call(storeCart, services, owner, { items: mergeCarts(sent.items, items, saved), saved });
  return true;
}

/** Waits until the cart has not changed for the debounce time, the page is hidden or the shopper logs out. */
function* waitForPause({ hides }: CartSync, first: number) {
  let wait = first;
  while (true) {
    const { again, followed } = yield* race({
      again: take(isCartChange),
      followed: take(cartLoaded),
      still: delay(wait),
      hidden: take(hides),
      leaving: take(logoutRequested),
    });
    if (!again && !followed) return;
    wait = again ? SAVE_DEBOUNCE_MS : wait;
  }
}

/** Waits for the backoff after a failure, but not beyond a wake-up, the hiding of the page or a logout. */
function* waitForRetry({ wakes, hides }: CartSync, failures: number) {
  yield* race({
    later: delay(backoff(failures)),
    awake: take(wakes),
    hidden: take(hides),
    leaving: take(logoutRequested),
  });
}

/** Repeats a request until it succeeds. */
function* retryUntilDone(sync: CartSync, work: (keeper: CartSync) => SagaGenerator<boolean>) {
  for (let failures = 1; !(yield* call(work, sync)); failures += 1) yield* call(waitForRetry, sync, failures);
}

/**
 * Loads the cart, then saves changes and reloads after a wake-up. One request at a time, so that no answer
 * overtakes another.
 */
function* synchronize(sync: CartSync) {
  const { clock } = sync.services;
  yield* call(retryUntilDone, sync, load);
  yield* put(savedCartArrived());
  let loadedAt = clock.now().getTime();
  while (true) {
    if (yield* select(selectUnsaved)) {
      yield* call(waitForPause, sync, SAVE_DEBOUNCE_MS);
      if (yield* select(selectUnsaved)) yield* call(retryUntilDone, sync, save);
      loadedAt = clock.now().getTime();
      // Checks again for changes that were made during the save.
      continue;
    }
    const { followed, awake } = yield* race({
      changed: take(isCartChange),
      followed: take(cartLoaded),
      awake: take(sync.wakes),
    });
    if (followed) yield* call(waitForPause, sync, OTHER_TAB_SAVE_DEBOUNCE_MS);
    if (awake && clock.now().getTime() - loadedAt >= REFRESH_INTERVAL_MS) {
      loadedAt = clock.now().getTime();
      yield* call(load, sync);
    }
  }
}

/**
 * Synchronizes a signed-in person's cart with their user document. The browser stores a copy, which shows
 * before the network answers and keeps unconfirmed changes. The guest's cart is merged into it first, and the
 * guest's quantity wins.
 */
export function* syncSavedCart(services: Services, uid: string) {
  const { page, storage } = services;
  const owner: CartOwner = { uid };
  const stored = storage.cart.read(owner) ?? { items: [], saved: [] };
  const guest = storage.cart.read('guest');
  const items = joinCarts(stored.items, guest?.items ?? []);
  yield* call(storeCart, services, owner, { items, saved: stored.saved });
  storage.cart.clear('guest');
  yield* fork(storeCartChanges, services, owner);
  yield* fork(followOtherTabs, services, owner);
  const hides = eventChannel<true>((emit) => page.onHide(() => emit(true)));
  const wakes = eventChannel<true>((emit) => page.onWake(() => emit(true)));
  try {
    yield* call(synchronize, { services, uid, hides, wakes });
  } finally {
    hides.close();
    wakes.close();
  }
}
