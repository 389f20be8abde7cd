import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { once } from '@/domain/traffic/once';
import type { LoadedAuth } from './auth';

// Defined by webpack's DefinePlugin, so that a production bundle has no code for the local stack.
declare const __LOCAL__: boolean;
declare const __APP_CHECK_SITE_KEY__: string;

let open: () => Promise<Auth>;

async function start(sdk: LoadedAuth['sdk'], { app: own, languageCode }: Auth): Promise<Auth> {
  const { initializeApp } = await import('firebase/app');
  const app: FirebaseApp = initializeApp(own.options, 'phone-codes');
  if (__APP_CHECK_SITE_KEY__) (await import('./appCheck')).startAppCheck(app);
  const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
  auth.languageCode = languageCode;
  if (__LOCAL__) {
    const { connectAuthEmulator } = await import('firebase/auth');
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/**
 * A second Auth in memory, beside the session: it judges a code's account before that becomes the session.
 */
export function loadSeparateAuth(sdk: LoadedAuth['sdk'], auth: Auth): Promise<Auth> {
  open ??= once(() => start(sdk, auth));
  return open();
}
