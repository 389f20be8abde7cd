import { store } from '@/domain/store';

const ADDRESS = '/sw.js';

/** Undefined in development, in private windows, and where the shop has no worker. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' && store.serviceWorker === 'worker'
    ? navigator.serviceWorker
    : undefined;

/** The browser's subscription to notifications; null where it has none, or cannot have one. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await workerContainer()?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends the browser's subscription to notifications; at the next one the shop learns of it from the push service. */
export async function endPush(): Promise<void> {
  try {
    await (await pushSubscription())?.unsubscribe();
  } catch {
    // Without a subscription, or without the browser's store of them, nothing comes anyway.
  }
}

/** Registers the service worker; undefined where that fails. The shop works without it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workerContainer()?.register(ADDRESS, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}
