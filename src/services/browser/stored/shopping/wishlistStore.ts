import { readWishes } from '@/domain/wishlist/wishlist';
import { ownedStore } from '../ownedStore';

export const wishlistStore = ownedStore('glumist.wishlist', readWishes);
