import type { CartItem } from '@/domain/cart/cart';
import { readCartItems } from '../../../documents';
import { ownedStore, type Owned, type Owner } from '../ownedStore';

export type CartOwner = Owner;
export type StoredCart = Owned<CartItem>;

export const cartStore = ownedStore('glumist.cart', readCartItems);
