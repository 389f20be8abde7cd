import type { CartItem } from '@/domain/cart';
import type { Address } from '@/domain/address';
import type { Clock } from '../clock';
import { readAddresses, readCartItems } from '../documents';
import { attemptStore } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';
import { cartSteps } from './cartSteps';
import type { UsersService } from './types';

type Fields = Record<string, unknown>;

export function createUsersService(clock: Clock): UsersService {
  /** Merges into an existing document, or creates it with userId and createdAt, which never change afterwards. */
  async function merge(uid: string, fieldsFrom: (stored: Fields) => Fields): Promise<Fields> {
    const { sdk, db } = await loadFirestore();
    const ref = sdk.doc(db, 'users', uid);
    return sdk.runTransaction(db, async (transaction) => {
      const snapshot = await transaction.get(ref);
      const fields = fieldsFrom(snapshot.data() ?? {});
      if (snapshot.exists()) transaction.set(ref, fields, { merge: true });
      else transaction.set(ref, { userId: uid, createdAt: clock.now().toISOString(), ...fields });
      return fields;
    });
  }

  return {
    get: (uid) =>
      attemptStore(async () => {
        const { sdk, db } = await loadFirestore();
        const snapshot = await sdk.getDoc(sdk.doc(db, 'users', uid));
        const stored = snapshot.data();
        if (!stored) return null;
        return {
          cart: stored.cart === undefined ? null : readCartItems(stored.cart),
          addresses: readAddresses(stored.address),
        };
      }),
    markVerified: ({ uid, email }) =>
      attemptStore(async () => {
        await merge(uid, () => ({ email, isVerified: true }));
      }),
    saveCart: (uid, items: readonly CartItem[]) =>
      attemptStore(async () => {
        // Each write says what is left to be written, from the cart as it was stored then.
        let left = 1;
        while (left > 0) {
          await merge(uid, (stored) => {
            const [next, ...later] = cartSteps(readCartItems(stored.cart), items);
            left = later.length;
            return { cart: next };
          });
        }
      }),
    changeAddresses: (uid, change) =>
      attemptStore(async () => {
        const { address } = await merge(uid, (stored) => ({
          address: change(readAddresses(stored.address)),
        }));
        return address as Address[];
      }),
  };
}
