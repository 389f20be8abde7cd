import type { UserRecord } from 'firebase-admin/auth';
import type { Account, Accounts } from '../../platform/callers/account';
import { staffClaims } from '@/domain/staff/roles';
import { auth } from './firebase';

function isGone(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'auth/user-not-found';
}

function describe(user: UserRecord): Account {
  const validFrom = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
  return {
    uid: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    phone: user.phoneNumber ?? '',
    createdAt: new Date(user.metadata.creationTime).toISOString(),
    providers: user.providerData.map(({ providerId }) => providerId),
    disabled: user.disabled,
    ...staffClaims(user.customClaims),
    validFrom,
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
