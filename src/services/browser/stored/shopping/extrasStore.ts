import { readExtras } from '@/domain/cart/extras';
import { ownedStore } from '../ownedStore';

/** Reuses the list store with a single item. */
export const extrasStore = ownedStore('glumist.extras', (stored) =>
  Array.isArray(stored) ? stored.slice(0, 1).map(readExtras) : [],
);
