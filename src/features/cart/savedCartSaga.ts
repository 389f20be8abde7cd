import { call, put, select } from 'typed-redux-saga';
import { lineName, linesWithoutRoom, mergeCarts, sameCart, type CartItem } from '@/domain/cart/cart';
import type { OwnedSync } from '@/features/sync';
import { toastShown } from '@/lib/toast';
import type { Services, StoredCart } from '@/services';
import { selectStoredCart } from './cartSelectors';
import { cartLoaded, cartSaved, isCartChange, savedCartArrived } from './cartSlice';
import { messages } from './messages';

const current = () => select(selectStoredCart);

/** Puts a cart into the store if it differs, and always records its saved part. */
function* show(cart: StoredCart) {
  const shown = yield* call(current);
  if (!sameCart(shown.items, cart.items)) yield* put(cartLoaded(cart));
  else if (!sameCart(shown.saved, cart.saved)) yield* put(cartSaved(cart.saved));
}

/** Names the lines that a merged cart had to leave out. */
function* tellWithoutRoom(base: readonly CartItem[], mine: readonly CartItem[], theirs: readonly CartItem[]) {
  const names = linesWithoutRoom(base, mine, theirs).map(lineName);
  if (names.length > 0)
    yield* put(toastShown({ text: messages.noRoom(names), topic: 'cart full', tone: 'error' }));
}

/** Synchronizes the cart with the user document. The guest's quantities win when a guest logs in. */
export const cartSync = ({ storage, users }: Services): OwnedSync<StoredCart> => ({
  storage: storage.cart,
  empty: { items: [], saved: [] },
  debounceMs: 300,
  isChange: isCartChange,
  isLoaded: cartLoaded.match,
  arrived: savedCartArrived(),
  current,
  show,
  join: (stored, guest) => ({ items: mergeCarts([], guest.items, stored.items), saved: stored.saved }),
  reportJoin: (stored, guest) => tellWithoutRoom([], guest.items, stored.items),
  isUnsaved: ({ items, saved }) => !sameCart(items, saved),
  *load(uid, showAndStore) {
    const { saved: base } = yield* call(current);
    const document = yield* call(users.get, uid);
    if (!document.ok) {
      console.error('Failed to fetch cart from Firestore', document.error.cause);
      return false;
    }
    const { items, saved } = yield* call(current);
    // A save by another tab during the read is newer than the answer.
    if (saved !== base) return true;
    const theirs = document.value?.cart ?? [];
    yield* call(showAndStore, { items: mergeCarts(base, items, theirs), saved: theirs });
    yield* call(tellWithoutRoom, base, items, theirs);
    return true;
  },
  *save(uid, showAndStore) {
    const sent = yield* call(current);
    const answer = yield* call(users.saveCart, uid, sent);
    if (!answer.ok) {
      console.error('Failed to save cart to Firestore', answer.error.cause);
      return false;
    }
    const { items } = yield* call(current);
    yield* call(showAndStore, { items: mergeCarts(sent.items, items, answer.value), saved: answer.value });
    return true;
  },
});
