import type { CartItem } from '@/domain/cart/cart';
import { readCartItems } from '../documents';
import { local } from './storage';

/** Whose cart: nobody's yet, or a person's (uid). */
export type CartOwner = 'guest' | { uid: string };

/** A cart as a browser keeps it: `items` differ from `saved` as long as the backend has not confirmed them. */
export interface StoredCart {
  items: CartItem[];
  /** What the user document was last known to hold; nothing for a guest. */
  saved: CartItem[];
}

/** Carts in localStorage: every tab's common memory, also over a reload without network. */
export interface CartStore {
  /** null: nothing is kept. What other hands wrote comes back as far as it is sound. */
  read(owner: CartOwner): StoredCart | null;
  write(owner: CartOwner, cart: StoredCart): void;
  clear(owner: CartOwner): void;
  /** Calls back when another tab writes this owner's cart. Returns the unsubscribe. */
  subscribe(owner: CartOwner, listener: () => void): () => void;
}

const keyOf = (owner: CartOwner) => `glumist.cart.${owner === 'guest' ? 'guest' : owner.uid}`;

export const cartStore: CartStore = {
  read(owner) {
    const stored = local.read(keyOf(owner));
    if (typeof stored !== 'object' || stored === null) return null;
    // A list alone is what earlier versions wrote: all of it waits to be saved.
    const { items, saved } = Array.isArray(stored)
      ? { items: stored, saved: [] }
      : (stored as Partial<StoredCart>);
    return { items: readCartItems(items), saved: readCartItems(saved) };
  },
  write: (owner, cart) => local.write(keyOf(owner), cart),
  clear: (owner) => local.remove(keyOf(owner)),
  subscribe(owner, listener) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === keyOf(owner) && event.newValue !== null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
