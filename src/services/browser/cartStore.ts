import type { CartItem } from '@/domain/cart';
import { readCartItems } from '../documents';
import { local } from './storage';

/** Whose cart: nobody's yet, or a person's (uid) that the backend has not confirmed yet. */
export type CartOwner = 'guest' | { uid: string };

/** Carts in localStorage: the guest's, and a signed-in person's changes until they are saved. */
export interface CartStore {
  read(owner: CartOwner): CartItem[] | null;
  write(owner: CartOwner, items: readonly CartItem[]): void;
  clear(owner: CartOwner): void;
  /** Calls back when another tab writes this owner's cart. Returns the unsubscribe. */
  subscribe(owner: CartOwner, listener: (items: CartItem[]) => void): () => void;
}

const keyOf = (owner: CartOwner) => `glumist.cart.${owner === 'guest' ? 'guest' : owner.uid}`;

export const cartStore: CartStore = {
  read(owner) {
    const stored = local.read(keyOf(owner));
    return Array.isArray(stored) ? readCartItems(stored) : null;
  },
  write: (owner, items) => local.write(keyOf(owner), items),
  clear: (owner) => local.remove(keyOf(owner)),
  subscribe(owner, listener) {
    const heard = (event: StorageEvent) => {
      if (event.key !== keyOf(owner) || event.newValue === null) return;
      const items = cartStore.read(owner);
      if (items) listener(items);
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
