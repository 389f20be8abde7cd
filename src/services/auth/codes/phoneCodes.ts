import type { AuthCredential, AuthError, User } from 'firebase/auth';
import { internationalPhone, judgePhoneAccount, type PhoneAccountKind } from '@/domain/customers/phoneLogin';
import { isAdminEmail } from '@/domain/admin/adminEmail';
import { staffClaims } from '@/domain/staff/roles';
import type { LoadedAuth } from '../../firebase/auth';
import { loadSeparateAuth } from '../../firebase/separateAuth';
import { currentUser } from '../account';
import { timesOut } from '../timesOut';

/** Milliseconds for the captcha's puzzle and the sending; a closed puzzle never answers. */
const SEND_MS = 120_000;

/** Sends a code by SMS; returns Firebase's id of the request. */
export async function sendCode({ sdk, auth }: LoadedAuth, phone: string): Promise<string> {
  const separate = await loadSeparateAuth(sdk, auth);
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new sdk.RecaptchaVerifier(separate, place, { size: 'invisible' });
  try {
    const sent = new sdk.PhoneAuthProvider(separate).verifyPhoneNumber(internationalPhone(phone), verifier);
    return await Promise.race([sent, timesOut(SEND_MS, 'The check took too long.')]);
  } finally {
    verifier.clear();
    place.remove();
  }
}

async function kindOf(sdk: LoadedAuth['sdk'], user: User): Promise<PhoneAccountKind> {
  const { claims } = await sdk.getIdTokenResult(user);
  const { admin, role } = staffClaims(claims);
  const isTeam = admin || role !== null || isAdminEmail(user.email ?? '');
  return judgePhoneAccount({ email: user.email, emailVerified: user.emailVerified, isTeam });
}

/**
 * Finds the account of a number with a separate Auth, so that the session does not change. An account that
 * Firebase has just created for the number is deleted again; if that fails, `linkPhone` deletes it later.
 */
async function openAccount(
  { sdk, auth }: LoadedAuth,
  credential: AuthCredential,
): Promise<{ kind: PhoneAccountKind; user: User }> {
  const { user } = await sdk.signInWithCredential(await loadSeparateAuth(sdk, auth), credential);
  const kind = await kindOf(sdk, user);
  if (kind === 'empty') await sdk.deleteUser(user).catch(() => undefined);
  return { kind, user };
}

const credentialOf = ({ sdk }: LoadedAuth, requestId: string, code: string) =>
  sdk.PhoneAuthProvider.credential(requestId, code);

/** Signs in by a code. Without a known account the session stays as it was. */
export async function signInByCode(
  loaded: LoadedAuth,
  requestId: string,
  code: string,
): Promise<{ kind: PhoneAccountKind; user: User | null }> {
  const { sdk, auth } = loaded;
  const separate = await loadSeparateAuth(sdk, auth);
  try {
    const { kind, user } = await openAccount(loaded, credentialOf(loaded, requestId, code));
    if (kind !== 'known') return { kind, user: null };
    await sdk.updateCurrentUser(auth, user);
    return { kind, user: auth.currentUser };
  } finally {
    await separate.signOut();
  }
}

/** Frees a number that an account without an email holds; returns whether it did. */
async function freeNumber(loaded: LoadedAuth, credential: AuthCredential): Promise<boolean> {
  const separate = await loadSeparateAuth(loaded.sdk, loaded.auth);
  try {
    return (await openAccount(loaded, credential)).kind === 'empty';
  } finally {
    await separate.signOut();
  }
}

/** Links a number to the signed-in person's account, and replaces an earlier one. */
export async function linkPhone(loaded: LoadedAuth, requestId: string, code: string): Promise<User> {
  const { sdk } = loaded;
  const user = await currentUser(loaded);
  try {
    await sdk.updatePhoneNumber(user, credentialOf(loaded, requestId, code));
  } catch (error) {
    // The code was right, but the number belongs to another account: Firebase adds a credential for that
    // one.
    const proof = sdk.PhoneAuthProvider.credentialFromError(error as AuthError);
    if (!proof || !(await freeNumber(loaded, proof))) throw error;
    await sdk.updatePhoneNumber(user, proof as ReturnType<typeof credentialOf>);
  }
  await sdk.reload(user);
  return user;
}

export async function unlinkPhone(loaded: LoadedAuth): Promise<User> {
  const { sdk } = loaded;
  const user = await currentUser(loaded);
  if (user.phoneNumber) await sdk.unlink(user, sdk.PhoneAuthProvider.PROVIDER_ID);
  await sdk.reload(user);
  return user;
}

/** Time of the signed-in person's last login, in milliseconds since 1970. */
export async function signedInAt(loaded: LoadedAuth): Promise<number> {
  const { authTime } = await loaded.sdk.getIdTokenResult(await currentUser(loaded));
  return Date.parse(authTime);
}
