import { once } from '@/domain/traffic/once';
import { loadApp } from './app';

// Defined by webpack's DefinePlugin, so that a production bundle has no code for the local stack.
declare const __LOCAL__: boolean;

/** Firebase Auth with its session in localStorage; a chunk of its own, loaded when first needed. */
export const loadAuth = once(async () => {
  const [sdk, app] = await Promise.all([import('./authSdk'), loadApp()]);
  const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
  if (__LOCAL__) {
    const { connectAuthEmulator } = await import('firebase/auth');
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  }
  return { sdk, auth };
});

export type LoadedAuth = Awaited<ReturnType<typeof loadAuth>>;
