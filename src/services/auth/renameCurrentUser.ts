import type { LoadedAuth } from '../firebase/auth';

/** Writes the signed-in person's name into their account; fails if the session has ended. */
export async function renameCurrentUser({ sdk, auth }: LoadedAuth, displayName: string): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  await sdk.updateProfile(auth.currentUser, { displayName });
}
