import type { LoadedAuth } from '../firebase/auth';
import { currentUser } from './account';
import { confirmAtGoogle } from './google/googleSignIn';

/** Reauthenticates the signed-in person: by password, or with Google if it is null. */
export async function reauthenticate(loaded: LoadedAuth, password: string | null): Promise<void> {
  const { sdk } = loaded;
  const user = await currentUser(loaded);
  if (password === null) return confirmAtGoogle(loaded, user);
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password));
}
