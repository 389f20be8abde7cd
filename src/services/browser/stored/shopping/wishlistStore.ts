import { readWishes, type Wish } from '@/domain/wishlist/wishlist';
import { ownedStore, type OwnedStore } from '../ownedStore';

export type WishlistStore = OwnedStore<Wish>;

export const wishlistStore: WishlistStore = ownedStore('glumist.wishlist', readWishes);
