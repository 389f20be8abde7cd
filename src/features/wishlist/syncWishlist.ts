import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  hasChanges,
  joinWishes,
  wishKey,
  wishlistChanges,
  withChanges,
  type Wish,
} from '@/domain/wishlist/wishlist';
import type { OwnedSync } from '@/features/sync';
import { toastShown } from '@/lib/toast';
import type { Owned, Services } from '@/services';
import { messages } from './messages';
import {
  isWishlistChange,
  linkLoaded,
  selectIsSharing,
  selectSavedWishes,
  selectWishes,
  selectWishlistLink,
  wishlistLoaded,
} from './wishlistSlice';

/** Debounce of a save in milliseconds. */
export const SAVE_DEBOUNCE_MS = 300;

export const TOPIC = 'wishlist';

const isSame = (a: Owned<Wish>, b: Owned<Wish>) => JSON.stringify(a) === JSON.stringify(b);

function* current(): SagaGenerator<Owned<Wish>> {
  return { items: yield* select(selectWishes), saved: yield* select(selectSavedWishes) };
}

function* show(list: Owned<Wish>) {
  if (!isSame(yield* call(current), list)) yield* put(wishlistLoaded(list));
}

/** Says how many new wishes a full list left out. */
function* tellWithoutRoom(added: readonly Wish[], list: readonly Wish[]) {
  const keys = new Set(list.map(wishKey));
  const count = added.filter((wish) => !keys.has(wishKey(wish))).length;
  if (count > 0) yield* put(toastShown({ text: messages.noRoom(count), topic: TOPIC, tone: 'error' }));
}

/** Synchronizes the list with the backend. The guest's wishes are merged into it when a guest logs in. */
export function wishlistSync({ shop, storage }: Services): OwnedSync<Owned<Wish>> {
  /** Sends unsaved changes, or reads the list without any. */
  const exchange: OwnedSync<Owned<Wish>>['save'] = function* (_uid, showAndStore) {
    const sent = yield* call(current);
    const link = yield* select(selectWishlistLink);
    const changes = wishlistChanges(sent.saved, sent.items);
    const answer = yield* hasChanges(changes) ? call(shop.changeWishlist, changes) : call(shop.wishlist);
    if (!answer.ok) {
      console.error('Failed to sync the wishlist', answer.error);
      return false;
    }
    const { items: saved, token } = answer.value;
    // Changes made during the call stay unsaved.
    const items = withChanges(saved, wishlistChanges(sent.items, yield* select(selectWishes)));
    yield* call(showAndStore, { items, saved });
    yield* call(tellWithoutRoom, changes.added, saved);
    // A link that was made or ended during the call is newer than the answer.
    const isLinkOlder = (yield* select(selectIsSharing)) || (yield* select(selectWishlistLink)) !== link;
    if (token !== link && !isLinkOlder) yield* put(linkLoaded(token));
    return true;
  };
  return {
    storage: storage.wishlist,
    empty: { items: [], saved: [] },
    debounceMs: SAVE_DEBOUNCE_MS,
    isChange: isWishlistChange,
    isLoaded: wishlistLoaded.match,
    current,
    show,
    join: (stored, guest) => ({ items: joinWishes(stored.items, guest.items), saved: stored.saved }),
    reportJoin: (stored, guest) => tellWithoutRoom(guest.items, joinWishes(stored.items, guest.items)),
    isUnsaved: ({ items, saved }) => hasChanges(wishlistChanges(saved, items)),
    load: exchange,
    save: exchange,
  };
}
