import type { User } from 'firebase/auth';
import type { LoadedAuth } from '../firebase/auth';
import { fail, ok } from '../result';
import type { Account, AuthResult, SignedInUser } from './types';

function describe(user: User): SignedInUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailVerified: user.emailVerified,
  };
}

/** Runs an SDK call; its FirebaseError becomes a failure with Firebase's own text, anything else is thrown on. */
export async function attempt<T>(work: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      return fail({ code: error.code, message: error.message });
    }
    // A chunk that does not load is the one failure here that does not come from Firebase.
    if (error instanceof Error) return fail({ code: 'unknown', message: error.message });
    throw error;
  }
}

export function accountOf(user: User, { sdk, auth }: LoadedAuth): Account {
  return {
    get user() {
      return describe(user);
    },
    reload: () =>
      attempt(async () => {
        await sdk.reload(user);
        return describe(user);
      }),
    sendVerification: () => attempt(() => sdk.sendEmailVerification(user)),
    adopt: () =>
      attempt(async () => {
        await sdk.updateCurrentUser(auth, user);
        await sdk.getIdToken(user, true);
      }),
  };
}
