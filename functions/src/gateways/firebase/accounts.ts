import type { UserRecord } from 'firebase-admin/auth';
import type { Account, Accounts, StaffAccounts } from '../../platform/callers/account';
import { staffClaims } from '@/domain/staff/roles';
import { auth } from './firebase';

function isUserNotFound(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'auth/user-not-found';
}

const appsOf = ({ multiFactor }: UserRecord): string[] =>
  (multiFactor?.enrolledFactors ?? []).flatMap(({ factorId, uid }) => (factorId === 'totp' ? [uid] : []));

function describe(user: UserRecord): Account {
  const validFrom = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
  return {
    uid: user.uid,
    email: user.email ?? '',
    verified: user.emailVerified,
    name: user.displayName ?? '',
    phone: user.phoneNumber ?? '',
    createdAt: new Date(user.metadata.creationTime).toISOString(),
    providers: user.providerData.map(({ providerId }) => providerId),
    disabled: user.disabled,
    ...staffClaims(user.customClaims),
    validFrom,
    factors: appsOf(user),
  };
}

/** Runs a change of an account; one that is gone needs none. */
async function ignoreUserNotFound(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isUserNotFound(error)) throw error;
  }
}

export const firebaseAccounts: Accounts = {
  async find(uid) {
    try {
      return describe(await (await auth()).getUser(uid));
    } catch (error) {
      if (isUserNotFound(error)) return null;
      throw error;
    }
  },
  remove: (uid) => ignoreUserNotFound(async () => (await auth()).deleteUser(uid)),
};

export const firebaseStaffAccounts: StaffAccounts = {
  setRole: (uid, role) =>
    ignoreUserNotFound(async () => {
      const users = await auth();
      const { role: _before, ...others } = (await users.getUser(uid)).customClaims ?? {};
      await users.setCustomUserClaims(uid, role ? { ...others, role } : others);
      // The team logs in by email only, so that a stolen SIM card does not open the admin.
      if (role) await users.updateUser(uid, { phoneNumber: null });
    }),
  endSessions: (uid) => ignoreUserNotFound(async () => (await auth()).revokeRefreshTokens(uid)),
  async withApp(uids) {
    if (uids.length === 0) return new Set();
    const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
    return new Set(users.filter((user) => appsOf(user).length > 0).map(({ uid }) => uid));
  },
  removeFactors: (uid) =>
    ignoreUserNotFound(async () => {
      await (await auth()).updateUser(uid, { multiFactor: { enrolledFactors: null } });
    }),
};
