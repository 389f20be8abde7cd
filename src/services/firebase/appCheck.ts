import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from './appCheckSdk';

// Put in by webpack's DefinePlugin: empty where App Check is off, and then nothing asks for this chunk.
declare const __APP_CHECK_SITE_KEY__: string;

let appCheck: AppCheck | null = null;

/** Has Auth and Firestore send a proof of this browser with each call; has to come before their first. */
export function startAppCheck(app: FirebaseApp): void {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_SITE_KEY__),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The proof for a call to `/api/…`; null where reCAPTCHA gives none, which the server answers with a sentence. */
export async function readAppCheckToken(): Promise<string | null> {
  return (
    appCheck &&
    getToken(appCheck).then(
      ({ token }) => token,
      () => null,
    )
  );
}
