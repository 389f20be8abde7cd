import { readExtras, type CartExtras } from '@/domain/cart/extras';
import { ownedStore, type OwnedStore } from '../ownedStore';

/** Reuses the list store with a single item. */
export type ExtrasStore = OwnedStore<CartExtras>;

export const extrasStore: ExtrasStore = ownedStore('glumist.extras', (stored) =>
  Array.isArray(stored) ? stored.slice(0, 1).map(readExtras) : [],
);
