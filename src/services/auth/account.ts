import type { User } from 'firebase/auth';
import { staffClaimsOfToken, type Role } from '@/domain/staff/roles';
import type { LoadedAuth } from '../firebase/auth';
import { fail, ok } from '../result';
import { codeOf } from './sessionEnd';
import type { Account, AuthResult, SignedInUser } from './types';

function describe(user: User, role: Role | null): SignedInUser {
  return {
    ...(role ? { role } : {}),
    ...(user.phoneNumber ? { phone: user.phoneNumber } : {}),
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailVerified: user.emailVerified,
    providers: user.providerData.map(({ providerId }) => providerId),
  };
}

/** The signed-in user, once Firebase has read the session; throws without one. */
export async function currentUser({ auth }: LoadedAuth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

/** The specification's words for code that could not be loaded. */
const CHUNK_FAILED = 'Loading chunk failed';

/**
 * Runs an SDK call; an error becomes a failure with its own text, as Firebase's are shown to the shopper.
 * `onError` receives the error itself.
 */
export async function attempt<T>(
  work: () => Promise<T>,
  onError?: (error: Error) => void,
): Promise<AuthResult<T>> {
  try {
    return ok(await work());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    onError?.(error);
    // webpack's own words name a file.
    const message = error.name === 'ChunkLoadError' ? CHUNK_FAILED : error.message;
    return fail({ code: codeOf(error), message });
  }
}

/** Loads the SDK and runs a call of it, as `attempt` does. */
export type RunAuth = <T>(
  work: (loaded: LoadedAuth) => Promise<T>,
  onError?: (error: Error) => void,
) => Promise<AuthResult<T>>;

/**
 * Renews a token from before the verification: it still says `email_verified: false`, and the rules trust
 * the token. Returns the token's role.
 */
async function renewStaleToken(user: User, sdk: LoadedAuth['sdk']): Promise<Role | null> {
  if (!user.emailVerified) return null;
  const { claims } = await sdk.getIdTokenResult(user);
  if (claims.email_verified !== true) await sdk.getIdToken(user, true);
  return staffClaimsOfToken(claims).role;
}

export function accountOf(user: User, { sdk, auth }: LoadedAuth): Account {
  let role: Role | null = null;
  return {
    get user() {
      return describe(user, role);
    },
    reload: () =>
      attempt(async () => {
        await sdk.reload(user);
        role = await renewStaleToken(user, sdk);
        return describe(user, role);
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
