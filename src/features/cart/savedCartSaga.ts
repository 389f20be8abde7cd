import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { joinCarts, mergeCarts } from '@/domain/cart/cart';
import { backoff } from '@/domain/general/backoff';
import type { CartOwner, Services } from '@/services';
import { logoutRequested } from '@/features/auth';
import { selectStoredCart, selectUnsaved } from './cartSelectors';
import { cartLoaded, isCartChange, savedCartArrived } from './cartSlice';
import { followOtherTabs, storeCart, storeCartChanges } from './storedCart';

/** A change is saved so long after the last of several; another tab saves its own first. */
export const SAVE_AFTER_MS = 300;
export const SAVE_FOR_OTHERS_AFTER_MS = 5000;
/** Coming back to the page asks again what other devices saved, at most this often. */
export const REFRESH_AFTER_MS = 60_000;

interface Keeper {
  services: Services;
  uid: string;
  hides: EventChannel<true>;
  wakes: EventChannel<true>;
}

/** Loads what is stored into what is shown; false when it could not be had. */
function* load({ services, uid }: Keeper): SagaGenerator<boolean> {
  const { saved: base } = yield* select(selectStoredCart);
  const document = yield* call(services.users.get, uid);
  if (!document.ok) {
    console.error('Failed to fetch cart from Firestore', document.error.cause);
    return false;
  }
  const { saved, items } = yield* select(selectStoredCart);
  // What was saved while this answer was under way is newer than it.
  if (saved !== base) return true;
  const theirs = document.value?.cart ?? [];
  const owner: CartOwner = { uid };
  yield* call(storeCart, services, owner, { items: mergeCarts(base, items, theirs), saved: theirs });
  return true;
}

/** Saves what was changed; false when it could not be. Until it is confirmed the change is kept in this browser. */
function* save({ services, uid }: Keeper): SagaGenerator<boolean> {
  const sent = yield* select(selectStoredCart);
  const answer = yield* call(services.users.saveCart, uid, sent);
  if (!answer.ok) {
    console.error('Failed to save cart to Firestore', answer.error.cause);
    return false;
  }
  const { items } = yield* select(selectStoredCart);
  const owner: CartOwner = { uid };
  const saved = answer.value;
  // What was changed while it was being saved stays changed.
  yield* call(storeCart, services, owner, { items: mergeCarts(sent.items, items, saved), saved });
  return true;
}

/** Waits until the cart has been still for a moment, the page is hidden or the shopper logs out. */
function* settle({ hides }: Keeper, first: number) {
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
    wait = again ? SAVE_AFTER_MS : wait;
  }
}

/** After a failure: until some time has passed, the page wakes or is hidden, or the shopper logs out. */
function* pause({ wakes, hides }: Keeper, failures: number) {
  yield* race({
    later: delay(backoff(failures)),
    awake: take(wakes),
    hidden: take(hides),
    leaving: take(logoutRequested),
  });
}

/** Does it again until it has worked. */
function* untilDone(keeper: Keeper, work: (keeper: Keeper) => SagaGenerator<boolean>) {
  for (let failures = 1; !(yield* call(work, keeper)); failures += 1) yield* call(pause, keeper, failures);
}

/** One thing at a time, so that no answer overtakes another: saves changes, and asks again on waking. */
function* keepInStep(keeper: Keeper) {
  const { clock } = keeper.services;
  yield* call(untilDone, keeper, load);
  yield* put(savedCartArrived());
  let loadedAt = clock.now().getTime();
  while (true) {
    if (yield* select(selectUnsaved)) {
      yield* call(settle, keeper, SAVE_AFTER_MS);
      if (yield* select(selectUnsaved)) yield* call(untilDone, keeper, save);
      loadedAt = clock.now().getTime();
      // What was changed meanwhile is seen now.
      continue;
    }
    const { followed, awake } = yield* race({
      changed: take(isCartChange),
      followed: take(cartLoaded),
      awake: take(keeper.wakes),
    });
    if (followed) yield* call(settle, keeper, SAVE_FOR_OTHERS_AFTER_MS);
    if (awake && clock.now().getTime() - loadedAt >= REFRESH_AFTER_MS) {
      loadedAt = clock.now().getTime();
      yield* call(load, keeper);
    }
  }
}

/**
 * A person's cart lives in their user document. This browser keeps it too: it is there before the network is, and what
 * is not confirmed yet is not lost. A guest's cart is joined with it, their quantity wins.
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
    yield* call(keepInStep, { services, uid, hides, wakes });
  } finally {
    hides.close();
    wakes.close();
  }
}
