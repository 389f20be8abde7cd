import type { LoadedAuth } from '../firebase/auth';

/** Writes the name of whoever is signed in into their account; fails where the session has ended meanwhile. */
export async function renameCurrentUser({ sdk, auth }: LoadedAuth, displayName: string): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  await sdk.updateProfile(auth.currentUser, { displayName });
}
