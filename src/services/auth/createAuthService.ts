import type { User } from 'firebase/auth';
import { loadAuth, type LoadedAuth } from '../firebase/auth';
import { fail, ok } from '../result';
import { accountOf, attempt, currentUser, type RunAuth } from './account';
import { LOGIN_TOKEN, mailLinkUrl } from '@/domain/mail/mailLink';
import { googleRedirectNote } from './google/googleRedirectNote';
import { googleRedirectResult, signInWithGoogle } from './google/googleSignIn';
import { reauthenticate } from './reauthenticate';
import { codeOf, endsSession } from './sessionEnd';
import { createMailCodes } from './codes/createMailCodes';
import { createPhoneCodes } from './codes/createPhoneCodes';
import { createSecondFactor } from './codes/createSecondFactor';
import { hideAccountExistence } from './hideAccountExistence';
import { sessionMarker, type SessionNote } from './sessionMarker';
import type { Account, AuthResult, Credentials, SessionChange, TokenAnswer } from './types';

type Listener = (change: SessionChange) => void;

const SIGNED_OUT: SessionChange = { kind: 'nobody' };

export function createAuthService() {
  const listeners = new Set<Listener>();
  let current: SessionChange | null = null;
  /** The uid of the expected session, as far as this tab knows. */
  let expected: string | null = null;
  let watching = false;
  /** Whether this browser stores the record of the session; where it may not, the session ends with the page. */
  let isRecorded = false;

  function notify(change: SessionChange): void {
    current = change;
    expected = change.kind === 'account' ? change.account.user.uid : null;
    for (const listener of listeners) listener(change);
  }

  /** Without a recorded logout, the backend has ended the session. */
  function onUserChanged(user: User | null, loaded: LoadedAuth): void {
    if (user) {
      sessionMarker.begin(user.uid);
      isRecorded = sessionMarker.read().kind === 'present';
      return notify({ kind: 'account', account: accountOf(user, loaded) });
    }
    const uid = expected;
    if (!uid || sessionMarker.read().kind === 'none') return notify(SIGNED_OUT);
    sessionMarker.end();
    notify({ kind: 'ended', uid });
  }

  /** The SDK, with its one session listener. */
  async function load(): Promise<LoadedAuth> {
    const loaded = await loadAuth();
    if (!watching) {
      watching = true;
      loaded.sdk.onAuthStateChanged(loaded.auth, (user) => onUserChanged(user, loaded));
    }
    return loaded;
  }

  const run: RunAuth = (work, onError) => attempt(async () => work(await load()), onError);

  /** Reads the stored session. If the SDK cannot load, the visitor counts as a guest until the network is back. */
  function start(): void {
    const note = sessionMarker.read();
    if (note.kind === 'present') expected ??= note.uid;
    load().catch((error: unknown) => {
      console.error('Firebase Auth did not load', error);
      notify(SIGNED_OUT);
      window.addEventListener('online', start, { once: true });
    });
  }

  function follow(note: SessionNote): void {
    if (note.kind === 'present') start();
    // The SDK hears of it too, but later; the screen changes at once.
    else if (current?.kind === 'account') {
      notify(note.kind === 'ended' ? { kind: 'ended', uid: current.account.user.uid } : SIGNED_OUT);
    }
  }

  /** The backend no longer accepts this session. */
  async function endSession(): Promise<void> {
    const { auth } = await load();
    await auth.signOut();
  }

  const { noteChallenge, ...secondFactor } = createSecondFactor(run);

  return {
    /** Known at once, without the SDK: false means that nobody is signed in in this browser. */
    hasStoredSession: () => sessionMarker.read().kind === 'present',
    /**
     * Calls back with the session now and on every change, in any tab. Without a stored session it reports 'nobody' at
     * once and loads the SDK only when somebody signs in. Returns the unsubscribe.
     */
    subscribe(listener: Listener) {
      listeners.add(listener);
      if (current) listener(current);
      else if (sessionMarker.read().kind === 'present') start();
      // A return from Google's page is not a guest until its result is known.
      else if (!googleRedirectNote.exists()) listener(SIGNED_OUT);
      const stopFollowing = sessionMarker.onChange(follow);
      return () => {
        stopFollowing();
        listeners.delete(listener);
      };
    },
    /** Prefetches the SDK; a failure shows when it is used. */
    prepare: (): void => void load().catch(() => undefined),
    register: ({ email, password }: Credentials) =>
      run(async (loaded) => {
        const { user } = await loaded.sdk.createUserWithEmailAndPassword(loaded.auth, email, password);
        return accountOf(user, loaded);
      }),
    async signIn({ email, password }: Credentials): Promise<AuthResult<Account>> {
      const signed = await run(async (loaded) => {
        const { user } = await loaded.sdk.signInWithEmailAndPassword(loaded.auth, email, password);
        return accountOf(user, loaded);
      }, noteChallenge);
      return signed.ok ? signed : fail(hideAccountExistence(signed.error));
    },
    /** By pop-up, or by redirect in browsers without pop-ups. */
    signInWithGoogle: () =>
      run(async (loaded) => {
        const { user } = await signInWithGoogle(loaded);
        return accountOf(user, loaded);
      }, noteChallenge),
    /** The result of a sign-in by redirect; null without a redirect, or when no account was chosen. */
    async googleRedirectOutcome(): Promise<AuthResult<Account> | null> {
      if (!googleRedirectNote.exists()) return null;
      const answered = await attempt(async () => {
        const loaded = await loadAuth();
        const found = await googleRedirectResult(loaded);
        return found && accountOf(found.user, loaded);
      }, noteChallenge);
      // From now on the session is followed as usual.
      start();
      if (!answered.ok) return answered;
      return answered.value && ok(answered.value);
    },
    /** Mails a link that signs in once. Anybody may ask for one, also for an address without an account. */
    sendLoginLink: (email: string) =>
      run(async ({ sdk, auth }) => {
        const url = mailLinkUrl(window.location.origin, LOGIN_TOKEN);
        await sdk.sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
      }),
    /** Signs in by the link that was mailed to this address; a new person gets an account, whose email is verified. */
    signInWithLink: (email: string, link: string) =>
      run(async (loaded) => {
        const { user } = await loaded.sdk.signInWithEmailLink(loaded.auth, email, link);
        return accountOf(user, loaded);
      }, noteChallenge),
    secondFactor,
    phoneCodes: createPhoneCodes(run),
    mailCodes: createMailCodes(run),
    sendPasswordReset: (email: string) => run(({ sdk, auth }) => sdk.sendPasswordResetEmail(auth, email)),
    /**
     * Mails a link to a new address of the signed-in person; the account gets the address once the link is opened. Needs
     * a recent login. Firebase sends none to an address that has an account, and does not say so.
     */
    sendEmailChange: (email: string) =>
      run(async (loaded) => loaded.sdk.verifyBeforeUpdateEmail(await currentUser(loaded), email)),
    /** Renames the signed-in person. */
    updateDisplayName: (displayName: string) =>
      run(async (loaded) => loaded.sdk.updateProfile(await currentUser(loaded), { displayName })),
    /** By password, or with Google if it is null. May fail with NEEDS_FACTOR. */
    reauthenticate: (password: string | null) =>
      run((loaded) => reauthenticate(loaded, password), noteChallenge),
    /** Logs out, in every tab. */
    async signOut() {
      sessionMarker.leave();
      const { auth } = await load();
      await auth.signOut();
    },
    endSession,
    /**
     * For a page that wakes: asleep, it got no storage event. Follows a logout of another tab. Returns whether another
     * person is signed in by now, whom only a new page can show: this one's SDK does not know of them.
     */
    followRecord(): boolean {
      if (current?.kind !== 'account' || !isRecorded) return false;
      const note = sessionMarker.read();
      const isOther = note.kind === 'present';
      if (isOther && note.uid === current.account.user.uid) return false;
      if (isOther) notify(SIGNED_OUT);
      else {
        follow(note);
        // In this page alone, whose SDK would go on as the person who left.
        void endSession();
      }
      return isOther;
    },
    /**
     * Asks the backend whether the session is still valid, and ends it if not; without network nothing changes. Returns
     * whether it has ended; the sign-out is reported later.
     */
    async checkSession(): Promise<boolean> {
      if (current?.kind !== 'account') return true;
      const answer = await current.account.reload();
      if (answer.ok || !endsSession(answer.error.code)) return false;
      await endSession();
      return true;
    },
    /** The ID token for calls to the shop; `forceRefresh` requests a new one even if the old one is still valid. */
    async idToken(forceRefresh = false): Promise<TokenAnswer> {
      if (sessionMarker.read().kind !== 'present') return { kind: 'nobody' };
      try {
        const { auth } = await load();
        await auth.authStateReady();
        if (!auth.currentUser) return { kind: 'ended' };
        return { kind: 'token', token: await auth.currentUser.getIdToken(forceRefresh) };
      } catch (error) {
        if (!endsSession(codeOf(error))) return { kind: 'unreachable' };
        await endSession();
        return { kind: 'ended' };
      }
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
