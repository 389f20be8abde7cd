import type { LoadedAuth } from '../firebase/auth';
import { confirmAtGoogle } from './google/googleSignIn';

/** Reauthenticates the signed-in person: by password, or with Google if it is null. */
export async function reauthenticate(loaded: LoadedAuth, password: string | null): Promise<void> {
  const { sdk, auth } = loaded;
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  if (password === null) return confirmAtGoogle(loaded, user);
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
}
