import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from './appCheckSdk';

// Defined by webpack's DefinePlugin: empty where App Check is off, and then nothing loads this chunk.
declare const __APP_CHECK_SITE_KEY__: string;

let appCheck: AppCheck | null = null;

/** Makes the app's Auth and Firestore send an App Check token with each call; must run before their first. */
export function startAppCheck(app: FirebaseApp): void {
  const started = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_SITE_KEY__),
    isTokenAutoRefreshEnabled: true,
  });
  appCheck ??= started;
}

/**
 * The App Check token for a call to `/api/…`; null if reCAPTCHA gives none, which the server refuses with a message.
 */
export async function readAppCheckToken(): Promise<string | null> {
  return (
    appCheck &&
    getToken(appCheck).then(
      ({ token }) => token,
      () => null,
    )
  );
}
