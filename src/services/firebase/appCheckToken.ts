import { loadApp } from './app';

/** The proof for a call to `/api/…`, or null where there is none within the time of the call. */
export async function appCheckToken(signal: AbortSignal): Promise<string | null> {
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const token = loadApp()
    .then(() => import('./appCheck'))
    .then(({ readAppCheckToken }) => readAppCheckToken());
  return Promise.race([token, aborted]).catch(() => null);
}
