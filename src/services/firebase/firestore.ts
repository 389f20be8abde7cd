import { once } from '@/domain/traffic/once';
import { loadApp } from './app';

// Defined by webpack's DefinePlugin, so that a production bundle has no code for the local stack.
declare const __LOCAL__: boolean;

/** Firestore's REST client; a chunk of its own, loaded when first needed. */
export const loadFirestore = once(async () => {
  const [sdk, app] = await Promise.all([import('./firestoreSdk'), loadApp()]);
  const db = sdk.getFirestore(app);
  if (__LOCAL__) {
    const { connectFirestoreEmulator } = await import('firebase/firestore/lite');
    const port = Number(window.location.port) || 80;
    connectFirestoreEmulator(db, window.location.hostname, port);
  }
  return { sdk, db };
});
