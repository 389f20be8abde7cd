import { loadApp } from './app';

/** The App Check token for a call to `/api/…`; null if there is none within the call's timeout. */
export async function appCheckToken(signal: AbortSignal): Promise<string | null> {
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const token = loadApp()
    .then(() => import('./appCheck'))
    .then(({ readAppCheckToken }) => readAppCheckToken());
  return Promise.race([token, aborted]).catch(() => null);
}
