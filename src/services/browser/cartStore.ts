import type { CartItem } from '@/domain/cart/cart';
import { readCartItems } from '../documents';
import { local } from './storage';

/** The owner of a cart: a guest or a person (uid). */
export type CartOwner = 'guest' | { uid: string };

/** A cart as a browser stores it: `items` differ from `saved` while the backend has not confirmed them. */
export interface StoredCart {
  items: CartItem[];
  /** The last known cart of the user document; empty for a guest. */
  saved: CartItem[];
}

/** Carts in localStorage, shared by all tabs; they also survive a reload without network. */
export interface CartStore {
  /** null when nothing is stored. Invalid lines are dropped. */
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
    // Earlier versions stored only a list: all of it is unsaved.
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
