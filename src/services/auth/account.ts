import type { User } from 'firebase/auth';
import type { LoadedAuth } from '../firebase/auth';
import { fail, ok } from '../result';
import { codeOf } from './sessionEnd';
import type { Account, AuthResult, SignedInUser } from './types';

function describe(user: User): SignedInUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailVerified: user.emailVerified,
    providers: user.providerData.map(({ providerId }) => providerId),
  };
}

/** Runs an SDK call; a FirebaseError becomes a failure with Firebase's own text, any other error is thrown. */
export async function attempt<T>(work: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return ok(await work());
  } catch (error) {
    // A failed chunk is the only failure here that does not come from Firebase.
    if (error instanceof Error) return fail({ code: codeOf(error), message: error.message });
    throw error;
  }
}

/** A token from before the verification still says `email_verified: false`, and the rules check the token. */
async function renewStaleToken(user: User, sdk: LoadedAuth['sdk']): Promise<void> {
  if (!user.emailVerified) return;
  const { claims } = await sdk.getIdTokenResult(user);
  if (claims.email_verified !== true) await sdk.getIdToken(user, true);
}

export function accountOf(user: User, { sdk, auth }: LoadedAuth): Account {
  return {
    get user() {
      return describe(user);
    },
    reload: () =>
      attempt(async () => {
        await sdk.reload(user);
        await renewStaleToken(user, sdk);
        return describe(user);
      }),
    sendVerification: () => attempt(() => sdk.sendEmailVerification(user)),
    adopt: () =>
      attempt(async () => {
        // The session becomes a copy of the account, so its token has to be renewed first.
        await renewStaleToken(user, sdk);
        await sdk.updateCurrentUser(auth, user);
      }),
  };
}
