import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './firebase';

/** An account as Firebase Auth has it. */
export interface Account {
  uid: string;
  email: string;
  name: string;
  phone: string;
  /** ISO. */
  createdAt: string;
  /** Firebase's ids of the ways to sign in. */
  providers: string[];
  disabled: boolean;
  /** Whether it has the `admin` claim. */
  admin: boolean;
  /** Milliseconds; tokens of earlier sign-ins are revoked. */
  validFrom: number;
}

export interface Accounts {
  /** Null when there is no such account. */
  find(uid: string): Promise<Account | null>;
  /** Deletes it; one that is gone already is no error. */
  remove(uid: string): Promise<void>;
}

function isGone(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'auth/user-not-found';
}

function describe(user: UserRecord): Account {
  const validFrom = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
  return {
    ...{
      uid: user.uid,
      email: user.email ?? '',
      name: user.displayName ?? '',
      phone: user.phoneNumber ?? '',
    },
    createdAt: new Date(user.metadata.creationTime).toISOString(),
    providers: user.providerData.map(({ providerId }) => providerId),
    ...{ disabled: user.disabled, admin: user.customClaims?.['admin'] === true, validFrom },
  };
}

export const firebaseAccounts: Accounts = {
  async find(uid) {
    try {
      return describe(await (await auth()).getUser(uid));
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  },
  async remove(uid) {
    try {
      await (await auth()).deleteUser(uid);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  },
};
