import type { Address } from '@/domain/addresses/address';
import type { CartItem } from '@/domain/cart/cart';
import type { CartExtras } from '@/domain/cart/extras';

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
