import { loadAuth } from '../firebase/auth';
import { fail } from '../result';
import { accountOf, attempt } from './account';
import { signInWithGoogle } from './googleSignIn';
import { renameCurrentUser } from './renameCurrentUser';
import { sessionMarker } from './sessionMarker';
import type { Account, AuthResult, AuthService } from './types';

type Listener = (account: Account | null) => void;

export function createAuthService(): AuthService {
  const listeners = new Set<Listener>();
  let current: { account: Account | null } | null = null;
  let watching = false;

  /** The SDK, with its one session listener attached. */
  async function load() {
    const loaded = await loadAuth();
    if (!watching) {
      watching = true;
      loaded.sdk.onAuthStateChanged(loaded.auth, (user) => {
        sessionMarker.set(user !== null);
        current = { account: user && accountOf(user, loaded) };
        for (const listener of listeners) listener(current.account);
      });
    }
    return loaded;
  }

  /** Reads the stored session; if the SDK cannot be had, the visitor goes on as nobody. */
  function start(): void {
    load().catch((error: unknown) => {
      console.error('Firebase Auth did not load', error);
      for (const listener of listeners) listener(null);
    });
  }

  return {
    hasStoredSession: sessionMarker.exists,
    subscribe(listener) {
      listeners.add(listener);
      if (current) listener(current.account);
      else if (sessionMarker.exists()) start();
      else listener(null);
      const stopWaiting = sessionMarker.onAppear(start);
      return () => {
        stopWaiting();
        listeners.delete(listener);
      };
    },
    async register({ email, password }) {
      const made = await attempt(async () => {
        const loaded = await load();
        const { user } = await loaded.sdk.createUserWithEmailAndPassword(loaded.auth, email, password);
        return accountOf(user, loaded);
      });
      if (!made.ok) return made;
      const sent = await made.value.sendVerification();
      return sent.ok ? made : fail(sent.error);
    },
    signIn: ({ email, password }) =>
      attempt(async () => {
        const loaded = await load();
        const { user } = await loaded.sdk.signInWithEmailAndPassword(loaded.auth, email, password);
        return accountOf(user, loaded);
      }),
    signInWithGoogle: (): Promise<AuthResult<Account>> =>
      attempt(async () => {
        const loaded = await load();
        const { user } = await signInWithGoogle(loaded);
        return accountOf(user, loaded);
      }),
    sendPasswordReset: (email) =>
      attempt(async () => {
        const { sdk, auth } = await load();
        await sdk.sendPasswordResetEmail(auth, email);
      }),
    updateDisplayName: (displayName) => attempt(async () => renameCurrentUser(await load(), displayName)),
    async signOut() {
      const { auth } = await load();
      await auth.signOut();
    },
    async idToken() {
      if (!sessionMarker.exists()) return null;
      const { auth } = await load();
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
