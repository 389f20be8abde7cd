import type { LoadedAuth } from '../firebase/auth';
import { signInWithGoogle } from './googleSignIn';

// Put in by webpack's DefinePlugin, so that a production bundle holds no code for the local stack.
declare const __LOCAL__: boolean;

/** Has whoever is signed in show once more who they are: by their password, or at Google where it is null. */
export async function reauthenticate(loaded: LoadedAuth, password: string | null): Promise<void> {
  const { sdk, auth } = loaded;
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  if (password !== null) {
    const credential = sdk.EmailAuthProvider.credential(user.email, password);
    await sdk.reauthenticateWithCredential(user, credential);
  } else if (__LOCAL__) {
    await signInWithGoogle(loaded);
  } else {
    await sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
  }
}
