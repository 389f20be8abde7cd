import type { User, UserCredential } from 'firebase/auth';
import type { LoadedAuth } from '../firebase/auth';
import { googleRedirectNote } from './googleRedirectNote';
import { codeOf } from './sessionEnd';

// Put in by webpack's DefinePlugin, so that a production bundle holds no code for the local stack.
declare const __LOCAL__: boolean;

/** The two ways to Google's page, and what comes back from the second. */
export interface GooglePage {
  popup(loaded: LoadedAuth): Promise<UserCredential>;
  /** Somebody who is signed in shows there once more who they are; fails where it is somebody else. */
  confirm(loaded: LoadedAuth, user: User): Promise<UserCredential>;
  /** Leaves this page; resolves never. */
  redirect(loaded: LoadedAuth): Promise<never>;
  /** null: nobody was chosen there. */
  redirectResult(loaded: LoadedAuth): Promise<UserCredential | null>;
}

// The resolver is given here and not when Auth starts: there it loads Google's frame in every mobile browser.
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

/** What says that a pop-up cannot be had here; anything else that goes wrong is a failure. */
const NO_POPUP = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/** An error as the SDK makes them. */
export const firebaseError = (code: string, text = 'Error'): Error =>
  Object.assign(new Error(`Firebase: ${text} (auth/${code}).`), { code: `auth/${code}` });

/** Fails once somebody comes back to this very page, which the browser had only put aside. */
const comesBack = () =>
  new Promise<never>((_, reject) => {
    window.addEventListener('pageshow', () =>
      reject(firebaseError('redirect-cancelled-by-user', 'Nobody was chosen at Google.')),
    );
  });

/** Signs in in a pop-up; where there can be none the page leaves for Google's, and this never ends well. */
export async function signInWithGoogle(loaded: LoadedAuth): Promise<UserCredential> {
  const page = await googlePage();
  try {
    return await page.popup(loaded);
  } catch (error) {
    if (!NO_POPUP.includes(codeOf(error))) throw error;
  }
  googleRedirectNote.leave();
  try {
    return await Promise.race([page.redirect(loaded), comesBack()]);
  } catch (error) {
    googleRedirectNote.clear();
    throw error;
  }
}

/** Reauthenticates the signed-in person with Google, in a pop-up. */
export async function confirmAtGoogle(loaded: LoadedAuth, user: User): Promise<void> {
  await (await googlePage()).confirm(loaded, user);
}

/** The page shows nothing before the answer is in: without a network it goes on after so long. */
const ANSWER_MS = 10_000;

const comesLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(firebaseError('timeout', 'Google did not answer in time.')), ANSWER_MS);
  });

/** What Google's page has answered to the page that was left for it; asked once. */
export async function googleRedirectResult(loaded: LoadedAuth): Promise<UserCredential | null> {
  googleRedirectNote.clear();
  const page = await googlePage();
  return Promise.race([page.redirectResult(loaded), comesLate()]);
}
