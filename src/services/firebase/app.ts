import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import { once } from '@/domain/traffic/once';

// Defined by webpack's DefinePlugin, so that a production bundle has no code for the local stack.
declare const __LOCAL__: boolean;
declare const __FIREBASE_CONFIG__: FirebaseOptions;
declare const __APP_CHECK_SITE_KEY__: string;

export const loadApp = once(async (): Promise<FirebaseApp> => {
  const { initializeApp } = await import('firebase/app');
  // In the local stack the page's own host serves Auth's pop-up helper.
  const app = initializeApp(
    __LOCAL__ ? { ...__FIREBASE_CONFIG__, authDomain: window.location.host } : __FIREBASE_CONFIG__,
  );
  if (__APP_CHECK_SITE_KEY__) (await import('./appCheck')).startAppCheck(app);
  return app;
});
