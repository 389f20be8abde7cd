import type { Address } from '@/domain/addresses/address';
import type { CartItem } from '@/domain/cart/cart';
import type { CartExtras } from '@/domain/cart/extras';
import type { Profile } from '@/domain/customers/profile';
import type { StoredCart } from '../browser/stored/shopping/cartStore';
import type { StoreFailure } from '../firebase/attempt';
import type { Result } from '../result';

/** null: never written; the account's name is used instead. */
export interface StoredProfile {
  displayName: string | null;
  phone: string | null;
}

/** The fields of `users/{uid}`; a null cart means that the document has none yet. */
export interface UserDocument {
  cart: CartItem[] | null;
  extras: CartExtras;
  addresses: Address[];
  profile: StoredProfile;
  /** As last written by a login; empty without one. */
  email: string;
}

export interface UsersService {
  /** null when the document does not exist. */
  get(uid: string): Promise<Result<UserDocument | null, StoreFailure>>;
  /** Writes email, isVerified true and, in a new document, userId and createdAt. */
  markVerified(user: { uid: string; email: string }): Promise<Result<void, StoreFailure>>;
  /** Saves the changes since `saved`, keeps those of other devices, and returns the resulting cart. */
  saveCart(uid: string, cart: StoredCart): Promise<Result<CartItem[], StoreFailure>>;
  /** Replaces the shopper's extras. */
  saveExtras(uid: string, extras: CartExtras): Promise<Result<void, StoreFailure>>;
  /** Writes the given fields and returns both as stored afterwards. */
  saveProfile(uid: string, changes: Partial<Profile>): Promise<Result<StoredProfile, StoreFailure>>;
  /** Applies a change to the stored addresses and returns the new list; null from `change` leaves it unchanged. */
  changeAddresses(
    uid: string,
    change: (addresses: Address[]) => Address[] | null,
  ): Promise<Result<Address[], StoreFailure>>;
}
