import { store } from '@/domain/store';

const ADDRESS = '/sw.js';

/** Undefined in development, in private windows, and if the shop has no worker. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' && store.serviceWorker === 'worker'
    ? navigator.serviceWorker
    : undefined;

/** Registers the service worker; undefined if that fails. The shop works without it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workerContainer()?.register(ADDRESS, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}
