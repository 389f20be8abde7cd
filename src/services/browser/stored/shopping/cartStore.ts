import type { CartItem } from '@/domain/cart/cart';
import { readCartItems } from '../../../documents';
import { ownedStore, type Owned } from '../ownedStore';

export type StoredCart = Owned<CartItem>;

export const cartStore = ownedStore('glumist.cart', readCartItems);
