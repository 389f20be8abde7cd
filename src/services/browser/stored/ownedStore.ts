import { local, onStorageChange } from './storage';

/** The owner of the list: a guest or a person (uid). */
export type Owner = 'guest' | { uid: string };

/** A list as a browser stores it: `items` differ from `saved` while the backend has not confirmed them. */
export interface Owned<Item> {
  items: Item[];
  /** The items that the backend has confirmed; empty for a guest. */
  saved: Item[];
}

/** Lists in localStorage, shared by all tabs; they also survive a reload without network. */
export interface OwnedStore<Item> {
  /** null when nothing is stored. Invalid items are dropped. */
  read(owner: Owner): Owned<Item> | null;
  write(owner: Owner, list: Owned<Item>): void;
  clear(owner: Owner): void;
  /** Calls back when another tab writes this owner's list. Returns the unsubscribe. */
  subscribe(owner: Owner, listener: () => void): () => void;
}

/** Stores lists below a key; `parse` keeps the valid items of a stored list. */
export function ownedStore<Item>(key: string, parse: (stored: unknown) => Item[]): OwnedStore<Item> {
  const keyOf = (owner: Owner) => `${key}.${owner === 'guest' ? 'guest' : owner.uid}`;
  return {
    read(owner) {
      const stored = local.read(keyOf(owner));
      if (typeof stored !== 'object' || stored === null) return null;
      // Earlier versions of the cart stored only a list: all of it is unsaved.
      const { items, saved } = Array.isArray(stored)
        ? { items: stored, saved: [] }
        : (stored as Partial<Owned<Item>>);
      return { items: parse(items), saved: parse(saved) };
    },
    write: (owner, list) => local.write(keyOf(owner), list),
    clear: (owner) => local.remove(keyOf(owner)),
    subscribe: (owner, listener) =>
      onStorageChange(keyOf(owner), (text) => {
        if (text !== null) listener();
      }),
  };
}
