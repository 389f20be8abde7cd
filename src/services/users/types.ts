import type { Address } from '@/domain/addresses/address';
import type { CartItem } from '@/domain/cart/cart';
import type { Profile } from '@/domain/customers/profile';
import type { StoredCart } from '../browser/cartStore';
import type { StoreFailure } from '../firebase/attempt';
import type { Result } from '../result';

/** null: never written; an account's own name then stands for it. */
export interface StoredProfile {
  displayName: string | null;
  phone: string | null;
}

/** What the shop reads of `users/{uid}`; null cart: the document has none yet. */
export interface UserDocument {
  cart: CartItem[] | null;
  addresses: Address[];
  profile: StoredProfile;
}

export interface UsersService {
  /** null when the document does not exist. */
  get(uid: string): Promise<Result<UserDocument | null, StoreFailure>>;
  /** Writes email, isVerified true and, in a new document, userId and createdAt. */
  markVerified(user: { uid: string; email: string }): Promise<Result<void, StoreFailure>>;
  /** Saves what was changed since `saved`, keeps what another device changed meanwhile, and answers the cart as it is now. */
  saveCart(uid: string, cart: StoredCart): Promise<Result<CartItem[], StoreFailure>>;
  /** Writes the given fields and answers both as they are then. */
  saveProfile(uid: string, changes: Partial<Profile>): Promise<Result<StoredProfile, StoreFailure>>;
  /** Applies a change to the addresses as they are stored now and answers the new list; null leaves it as it is. */
  changeAddresses(
    uid: string,
    change: (addresses: Address[]) => Address[] | null,
  ): Promise<Result<Address[], StoreFailure>>;
}
