import type { CartItem } from '@/domain/cart/cart';
import { readCartItems } from '../../../documents';
import { ownedStore, type Owned, type Owner, type OwnedStore } from '../ownedStore';

export type CartOwner = Owner;
export type StoredCart = Owned<CartItem>;
export type CartStore = OwnedStore<CartItem>;

export const cartStore: CartStore = ownedStore('glumist.cart', readCartItems);
