import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { backoff } from '@/domain/traffic/backoff';
import { hasChanges, joinWishes, wishlistChanges, withChanges, type Wish } from '@/domain/wishlist/wishlist';
import type { Owned, Owner, Services } from '@/services';
import {
  isWishlistChange,
  linkLoaded,
  selectSavedWishes,
  selectWishes,
  selectWishlistLink,
  wishlistLoaded,
} from './wishlistSlice';

/** Debounce of a save in milliseconds. */
export const SAVE_DEBOUNCE_MS = 300;
/** Minimum milliseconds between two reloads when the page becomes visible again. */
export const REFRESH_INTERVAL_MS = 60_000;

const GUEST: Owner = 'guest';
const EMPTY: Owned<Wish> = { items: [], saved: [] };
const isSame = (a: Owned<Wish>, b: Owned<Wish>) => JSON.stringify(a) === JSON.stringify(b);

function* current(): SagaGenerator<Owned<Wish>> {
  return { items: yield* select(selectWishes), saved: yield* select(selectSavedWishes) };
}

function* show(list: Owned<Wish>) {
  if (!isSame(yield* call(current), list)) yield* put(wishlistLoaded(list));
}

/** Writes every change into this browser's storage. */
function* storeChanges({ storage }: Services, owner: Owner) {
  while (true) {
    yield* take(isWishlistChange);
    storage.wishlist.write(owner, yield* call(current));
  }
}

/** Loads the writes of other tabs, also when the page wakes, because a sleeping page gets no storage events. */
function* followOtherTabs({ storage, page }: Services, owner: Owner) {
  const calls = eventChannel<true>((emit) => {
    const onChange = () => emit(true);
    const stops = [storage.wishlist.subscribe(owner, onChange), page.onWake(onChange)];
    return () => stops.forEach((stop) => stop());
  });
  try {
    while (true) {
      yield* take(calls);
      const stored = storage.wishlist.read(owner);
      if (stored) yield* call(show, stored);
    }
  } finally {
    calls.close();
  }
}

/** Synchronizes a guest's list with this browser's storage. */
export function* syncGuestWishlist(services: Services) {
  const stored = services.storage.wishlist.read('guest') ?? EMPTY;
  const items = yield* select(selectWishes);
  yield* call(show, { items: joinWishes(stored.items, items), saved: [] });
  yield* fork(storeChanges, services, GUEST);
  yield* fork(followOtherTabs, services, GUEST);
}

/** Sends unsaved changes, or reads the list without any. Returns whether that succeeded. */
function* exchange({ shop, storage }: Services, uid: string): SagaGenerator<boolean> {
  const sent = yield* call(current);
  const changes = wishlistChanges(sent.saved, sent.items);
  const answer = yield* hasChanges(changes) ? call(shop.changeWishlist, changes) : call(shop.wishlist);
  if (!answer.ok) {
    console.error('Failed to sync the wishlist', answer.error);
    return false;
  }
  const { items: saved, token } = answer.value;
  // Changes made during the call stay unsaved.
  const items = withChanges(saved, wishlistChanges(sent.items, yield* select(selectWishes)));
  yield* call(show, { items, saved });
  storage.wishlist.write({ uid }, { items, saved });
  if (token !== (yield* select(selectWishlistLink))) yield* put(linkLoaded(token));
  return true;
}

function* hasUnsaved(): SagaGenerator<boolean> {
  const { saved, items } = yield* call(current);
  return hasChanges(wishlistChanges(saved, items));
}

/** Syncs the list once, then after each change and when the page wakes. One call at a time. */
function* synchronize(services: Services, uid: string, wakes: EventChannel<true>) {
  let failures = 0;
  while (true) {
    const isDone = yield* call(exchange, services, uid);
    failures = isDone ? 0 : failures + 1;
    const at = services.clock.now().getTime();
    if (isDone && (yield* call(hasUnsaved))) continue;
    let isDue = false;
    while (!isDue) {
      const { changed, awake } = yield* race({
        changed: take(isWishlistChange),
        awake: take(wakes),
        later: isDone ? take(() => false) : delay(backoff(failures)),
      });
      if (changed) yield* delay(SAVE_DEBOUNCE_MS);
      isDue = !awake || !isDone || services.clock.now().getTime() - at >= REFRESH_INTERVAL_MS;
    }
  }
}

/** Synchronizes a signed-in person's list with the backend. The guest's wishes are merged into it first. */
export function* syncSavedWishlist(services: Services, uid: string) {
  const { storage, page } = services;
  const owner: Owner = { uid };
  const stored = storage.wishlist.read(owner) ?? EMPTY;
  const guest = storage.wishlist.read('guest') ?? EMPTY;
  const list = { items: joinWishes(stored.items, guest.items), saved: stored.saved };
  yield* call(show, list);
  storage.wishlist.write(owner, list);
  storage.wishlist.clear(GUEST);
  yield* fork(storeChanges, services, owner);
  yield* fork(followOtherTabs, services, owner);
  const wakes = eventChannel<true>((emit) => page.onWake(() => emit(true)));
  try {
    yield* call(synchronize, services, uid, wakes);
  } finally {
    wakes.close();
  }
}

/** Removes a person's list from this browser, unless it has unsaved changes: those wait for the same person. */
export function clearLocalWishlist({ storage }: Services, uid: string): void {
  const { items, saved } = storage.wishlist.read({ uid }) ?? EMPTY;
  if (!hasChanges(wishlistChanges(saved, items))) storage.wishlist.clear({ uid });
}
