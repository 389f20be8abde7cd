import type { LoadedAuth } from '../firebase/auth';

// Put in by webpack's DefinePlugin, so that a production bundle holds no code for the local stack.
declare const __LOCAL__: boolean;

/** Google's own pop-up needs the network, which the local stack must not: its emulator takes a plain claim set. */
const LOCAL_GOOGLE_CLAIMS = JSON.stringify({
  sub: 'local-google-shopper',
  email: 'google.shopper@glumist.example',
  email_verified: true,
  name: 'Google Shopper',
});

export function signInWithGoogle({ sdk, auth }: LoadedAuth) {
  if (__LOCAL__) {
    return sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(LOCAL_GOOGLE_CLAIMS));
  }
  // Given here and not when Auth starts: there it loads Google's frame in every mobile browser.
  return sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider(), sdk.browserPopupRedirectResolver);
}
