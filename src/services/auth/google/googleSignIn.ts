import type { User, UserCredential } from 'firebase/auth';
import type { LoadedAuth } from '../../firebase/auth';
import { firebaseError } from '../firebaseError';
import { googleRedirectNote } from './googleRedirectNote';
import { codeOf } from '../sessionEnd';
import { timesOut } from '../timesOut';

// Defined by webpack's DefinePlugin, so that a production bundle has no code for the local stack.
declare const __LOCAL__: boolean;

/** The two ways to sign in at Google: by pop-up and by redirect. */
export interface GooglePage {
  popup(loaded: LoadedAuth): Promise<UserCredential>;
  /** Reauthenticates the signed-in person; fails for another account. */
  confirm(loaded: LoadedAuth, user: User): Promise<UserCredential>;
  /** Leaves this page; never resolves. */
  redirect(loaded: LoadedAuth): Promise<never>;
  /** null when no account was chosen. */
  redirectResult(loaded: LoadedAuth): Promise<UserCredential | null>;
}

// The resolver is passed here and not to Auth at its start, where it would load Google's frame in every mobile
// browser.
const firebasePage: GooglePage = {
  popup: ({ sdk, auth }) =>
    sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver),
  confirm: ({ sdk }, user) =>
    sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver),
  redirect: ({ sdk, auth }) =>
    sdk.signInWithRedirect(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver),
  redirectResult: ({ sdk, auth }) => sdk.getRedirectResult(auth, sdk.browserPopupRedirectResolver),
};

async function googlePage(): Promise<GooglePage> {
  if (__LOCAL__) return (await import('./localGoogle')).localPage;
  return firebasePage;
}

/** Error codes for browsers without pop-ups; any other error is a failure. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/** Rejects when the shopper returns to this page from the browser's back/forward cache. */
const rejectOnReturn = () =>
  new Promise<never>((_, reject) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      // The event of the page's own load has it false.
      if (persisted) reject(firebaseError('redirect-cancelled-by-user', 'Nobody was chosen at Google.'));
    });
  });

/** Signs in by pop-up; without pop-ups the page redirects to Google, and the promise never resolves. */
export async function signInWithGoogle(loaded: LoadedAuth): Promise<UserCredential> {
  const page = await googlePage();
  try {
    return await page.popup(loaded);
  } catch (error) {
    if (!NO_POPUP.includes(codeOf(error))) throw error;
  }
  googleRedirectNote.leave();
  try {
    return await Promise.race([page.redirect(loaded), rejectOnReturn()]);
  } catch (error) {
    googleRedirectNote.clear();
    throw error;
  }
}

/** Reauthenticates the signed-in person with Google, in a pop-up. */
export async function confirmAtGoogle(loaded: LoadedAuth, user: User): Promise<void> {
  await (await googlePage()).confirm(loaded, user);
}

/** Milliseconds. The page shows nothing before the answer, so without a network it must go on. */
const ANSWER_MS = 10_000;

/** The result of the redirect to Google; can be read once. */
export async function googleRedirectResult(loaded: LoadedAuth): Promise<UserCredential | null> {
  googleRedirectNote.clear();
  const page = await googlePage();
  return Promise.race([page.redirectResult(loaded), timesOut(ANSWER_MS, 'Google did not answer in time.')]);
}
