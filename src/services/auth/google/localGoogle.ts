import { firebaseError } from '../firebaseError';
import type { GooglePage } from './googleSignIn';
import type { LoadedAuth } from '../../firebase/auth';

/** The local stack's stand-in for Google's page (local/console/googlePage.ts), which answers with a cookie. */
const PAGE = '/__local/google';
const COOKIE = 'glumist_google';
const LOOK_EVERY_MS = 100;

/** The claims of the chosen account, 'cancelled', or null without an answer; removed when read. */
function takeAnswer(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  if (!found) return null;
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
  return decodeURIComponent(found.slice(COOKIE.length + 1));
}

/** Opens the page in a pop-up and waits for its answer. */
async function signInWithPopup(): Promise<string> {
  takeAnswer();
  const popup = window.open(`${PAGE}?way=popup`, 'google', 'width=480,height=640');
  if (!popup) throw firebaseError('popup-blocked');
  for (;;) {
    const answer = takeAnswer();
    if (answer) popup.close();
    if (answer === 'cancelled' || (!answer && popup.closed)) throw firebaseError('popup-closed-by-user');
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

const signIn = ({ sdk, auth }: LoadedAuth, claims: string) =>
  sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(claims));

export const localPage: GooglePage = {
  popup: async (loaded) => signIn(loaded, await signInWithPopup()),
  async confirm({ sdk }, user) {
    const claims = await signInWithPopup();
    return sdk.reauthenticateWithCredential(user, sdk.GoogleAuthProvider.credential(claims));
  },
  redirect() {
    takeAnswer();
    const back = window.location.pathname + window.location.search;
    window.location.assign(`${PAGE}?way=redirect&back=${encodeURIComponent(back)}`);
    return new Promise(() => undefined);
  },
  async redirectResult(loaded) {
    const answer = takeAnswer();
    if (answer === 'cancelled') throw firebaseError('user-cancelled');
    return answer ? signIn(loaded, answer) : null;
  },
};
