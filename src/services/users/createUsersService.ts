import type { Transaction } from 'firebase/firestore/lite';
import { mergeCarts, sameCart, type CartItem } from '@/domain/cart/cart';
import { mergeExtras, readExtras, sameExtras, type StoredExtras } from '@/domain/cart/extras';
import type { Address } from '@/domain/addresses/address';
import type { Profile } from '@/domain/customers/profile';
import type { StoredCart } from '../browser/stored/shopping/cartStore';
import type { Clock } from '../clock';
import { readAddresses, readCartItems, readProfile } from '../documents';
import { attemptStore, type StoreFailure } from '../firebase/attempt';
import { loadFirestore } from '../firebase/firestore';
import type { Result } from '../result';
import { cartSteps } from './cartSteps';
import { hasSameFields } from './hasSameFields';
import type { UserDocument } from './types';

type Fields = Record<string, unknown>;

interface Reading {
  uid: string;
  answer: Promise<Result<UserDocument | null, StoreFailure>>;
}

/** One retry after a conflict with another device; without network, five would keep the shopper waiting. */
const ATTEMPTS = 2;

/** Addresses to write. Unchanged ones stay as they are stored, because firestore.rules check few changed ones in one write. */
function keepStored(stored: unknown, book: readonly Address[]): unknown[] {
  const before = Array.isArray(stored) ? stored : [];
  const known = before.flatMap((entry: unknown) =>
    readAddresses([entry]).map((address) => ({ entry, address })),
  );
  return book.map((address) => known.find((one) => hasSameFields(one.address, address))?.entry ?? address);
}

export function createUsersService(clock: Clock) {
  let reading: Reading | null = null;

  /**
   * Merges into an existing document, or creates it with userId and createdAt, which never change afterwards.
   * `fieldsFrom` returns null when there is nothing to write. After `signal` nothing more is written.
   */
  async function merge(
    { uid, signal }: { uid: string; signal: AbortSignal },
    fieldsFrom: (stored: Fields) => Fields | null,
  ): Promise<void> {
    // Later reads must include this write.
    reading = null;
    const { sdk, db } = await loadFirestore();
    const ref = sdk.doc(db, 'users', uid);
    const write = async (transaction: Transaction) => {
      const snapshot = await transaction.get(ref);
      if (signal.aborted) throw new Error('A later attempt may have written since');
      const fields = fieldsFrom(snapshot.data() ?? {});
      if (!fields) return;
      if (snapshot.exists()) transaction.set(ref, fields, { merge: true });
      else transaction.set(ref, { userId: uid, createdAt: clock.now().toISOString(), ...fields });
    };
    await sdk.runTransaction(db, write, { maxAttempts: ATTEMPTS });
    reading = null;
  }

  async function read(uid: string): Promise<UserDocument | null> {
    const { sdk, db } = await loadFirestore();
    const snapshot = await sdk.getDoc(sdk.doc(db, 'users', uid));
    const stored = snapshot.data();
    if (!stored) return null;
    return {
      cart: stored.cart === undefined ? null : readCartItems(stored.cart),
      extras: readExtras(stored.extras),
      addresses: readAddresses(stored.address),
      profile: readProfile(stored),
      email: typeof stored.email === 'string' ? stored.email : '',
    };
  }

  /**
   * After a sign-in the cart, the addresses and the profile read the document at once; they share one read and its
   * deadline. The next read after it asks again.
   */
  function readOnce(uid: string): Reading['answer'] {
    if (reading?.uid === uid) return reading.answer;
    const mine: Reading = {
      uid,
      answer: attemptStore(() => read(uid)).finally(() => {
        if (reading === mine) reading = null;
      }),
    };
    reading = mine;
    return mine.answer;
  }

  return {
    /** null when the document does not exist. */
    get: readOnce,
    /** Writes email, isVerified true, createdAt where there is none and, in a new document, userId. */
    markVerified: ({ uid, email }: { uid: string; email: string }) =>
      attemptStore(async (signal) => {
        await merge({ uid, signal }, ({ createdAt = clock.now().toISOString() }) => ({
          email,
          isVerified: true,
          createdAt,
        }));
      }),
    /** Saves the changes since `saved`, keeps those of other devices, and returns the resulting cart. */
    saveCart: (uid: string, { saved, items }: StoredCart) =>
      attemptStore(async (signal) => {
        let target: CartItem[] = [];
        let left = 1;
        // Each write starts from the stored cart, because another device may have changed it.
        while (left > 0) {
          await merge({ uid, signal }, ({ cart }) => {
            const stored = Array.isArray(cart) ? cart : [];
            const theirs = readCartItems(stored);
            target = mergeCarts(saved, items, theirs);
            left = 0;
            if (sameCart(target, theirs)) return null;
            const [next, ...later] = cartSteps(stored, target);
            left = later.length;
            return { cart: next };
          });
        }
        return target;
      }),
    /** Saves the changes since `saved`, keeps those of other devices, and returns the resulting extras. */
    saveExtras: (uid: string, { saved, mine }: StoredExtras) =>
      attemptStore(async (signal) => {
        let extras = mine;
        await merge({ uid, signal }, (stored) => {
          const theirs = readExtras(stored.extras);
          extras = mergeExtras(saved, mine, theirs);
          return sameExtras(extras, theirs) ? null : { extras };
        });
        return extras;
      }),
    /** Writes the given fields and returns both as stored afterwards. */
    saveProfile: (uid: string, changes: Partial<Profile>) =>
      attemptStore(async (signal) => {
        let stored: Fields = {};
        await merge({ uid, signal }, (before) => {
          stored = before;
          return changes;
        });
        return readProfile({ ...stored, ...changes });
      }),
    /** Applies a change to the stored addresses and returns the new list; null from `change` leaves it unchanged. */
    changeAddresses: (uid: string, change: (addresses: Address[]) => Address[] | null) =>
      attemptStore(async (signal) => {
        let book: Address[] = [];
        await merge({ uid, signal }, (stored) => {
          const before = readAddresses(stored.address);
          const after = change(before);
          book = after ?? before;
          return after && { address: keepStored(stored.address, after) };
        });
        return book;
      }),
  };
}
