import type { Auth, AuthCredential, AuthError, User } from 'firebase/auth';
import { internationalPhone, judgePhoneAccount, type PhoneAccountKind } from '@/domain/customers/phoneLogin';
import { isAdminEmail } from '@/domain/admin/adminEmail';
import { staffClaims } from '@/domain/staff/roles';
import type { LoadedAuth } from '../../firebase/auth';
import { loadSeparateAuth } from '../../firebase/separateAuth';
import { timesOut } from '../timesOut';

/** Milliseconds for the captcha's puzzle and the sending; a puzzle that somebody closes never answers. */
const SEND_MS = 120_000;

async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser;
}

/** Sends a code by SMS; answers Firebase's id of the request. */
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
 * Finds the account of a number beside the session, which hears nothing of it. One that Firebase has just made of the number
 * is deleted again; where that fails, `linkPhone` does it once the number is added to an account.
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

/** Signs in by a code. Null leaves the session as it was. */
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

/** Frees a number that an account without an e-mail holds; answers whether it did. */
async function freeNumber(loaded: LoadedAuth, credential: AuthCredential): Promise<boolean> {
  const separate = await loadSeparateAuth(loaded.sdk, loaded.auth);
  try {
    return (await openAccount(loaded, credential)).kind === 'empty';
  } finally {
    await separate.signOut();
  }
}

/** Makes a number the signed-in person's own, in place of one that they had. */
export async function linkPhone(loaded: LoadedAuth, requestId: string, code: string): Promise<User> {
  const { sdk, auth } = loaded;
  const user = await currentUser(auth);
  try {
    await sdk.updatePhoneNumber(user, credentialOf(loaded, requestId, code));
  } catch (error) {
    // The code was right and the number is another account's: Firebase adds a proof that opens that one.
    const proof = sdk.PhoneAuthProvider.credentialFromError(error as AuthError);
    if (!proof || !(await freeNumber(loaded, proof))) throw error;
    await sdk.updatePhoneNumber(user, proof as ReturnType<typeof credentialOf>);
  }
  await sdk.reload(user);
  return user;
}

export async function unlinkPhone({ sdk, auth }: LoadedAuth): Promise<User> {
  const user = await currentUser(auth);
  if (user.phoneNumber) await sdk.unlink(user, sdk.PhoneAuthProvider.PROVIDER_ID);
  await sdk.reload(user);
  return user;
}

/** When the signed-in person last logged in. */
export async function signedInAt({ sdk, auth }: LoadedAuth): Promise<number> {
  const { authTime } = await sdk.getIdTokenResult(await currentUser(auth));
  return Date.parse(authTime);
}
