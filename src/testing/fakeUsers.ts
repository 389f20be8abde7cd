import type { Address } from '@/domain/addresses/address';
import { mergeCarts, type CartItem } from '@/domain/cart/cart';
import { mergeExtras, NO_EXTRAS, type CartExtras } from '@/domain/cart/extras';
import { ok, type Services } from '@/services';
import { readProfile } from '@/services/documents';

/** The fields of `users/{uid}` in memory. */
export interface StoredUser {
  cart?: CartItem[];
  extras?: CartExtras;
  addresses: Address[];
  isVerified?: boolean;
  displayName?: string;
  phone?: string;
  email?: string;
}

/** The user documents in memory; each saved cart is recorded. */
export function fakeUsers(users: Map<string, StoredUser>, savedCarts: CartItem[][]): Services['users'] {
  const userOf = (uid: string): StoredUser => {
    const user = users.get(uid) ?? { addresses: [] };
    users.set(uid, user);
    return user;
  };

  return {
    get: async (uid) => {
      const user = users.get(uid);
      if (!user) return ok(null);
      return ok({
        cart: user.cart ?? null,
        extras: user.extras ?? NO_EXTRAS,
        addresses: user.addresses,
        profile: readProfile({ ...user }),
        email: user.email ?? '',
      });
    },
    markVerified: async ({ uid, email }) => {
      Object.assign(userOf(uid), { email, isVerified: true });
      return ok(undefined);
    },
    saveCart: async (uid, { saved, items }) => {
      const user = userOf(uid);
      user.cart = mergeCarts(saved, items, user.cart ?? []);
      savedCarts.push(user.cart);
      return ok(user.cart);
    },
    saveExtras: async (uid, { saved, mine }) => {
      const user = userOf(uid);
      user.extras = mergeExtras(saved, mine, user.extras ?? NO_EXTRAS);
      return ok(user.extras);
    },
    saveProfile: async (uid, changes) => {
      const user = Object.assign(userOf(uid), changes);
      return ok(readProfile({ ...user }));
    },
    changeAddresses: async (uid, change) => {
      const user = userOf(uid);
      user.addresses = change(user.addresses) ?? user.addresses;
      return ok(user.addresses);
    },
  };
}
