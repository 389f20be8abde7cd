import { store } from '@/domain/store';

const ADDRESS = '/sw.js';

/** Where there is none (in development, in private windows, where the shop does without). */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' && store.serviceWorker === 'worker'
    ? navigator.serviceWorker
    : undefined;

/** Has the browser keep what it has of the shop; undefined where it cannot. Without a worker the shop is what it always was. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workerContainer()?.register(ADDRESS, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}
