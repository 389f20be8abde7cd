import { store } from '@/domain/store';

const ADDRESS = '/sw.js';

/** Undefined in development, in private windows, and if the shop has no worker. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' && store.serviceWorker === 'worker'
    ? navigator.serviceWorker
    : undefined;

/** The browser's push subscription; null without one or without support. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await workerContainer()?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Ends the browser's push subscription; the shop learns of it from the push service with the next message.
 */
export async function endPush(): Promise<void> {
  try {
    await (await pushSubscription())?.unsubscribe();
  } catch {
    // Without a subscription, or without the browser's store of them, no push arrives anyway.
  }
}

/** Registers the service worker; undefined if that fails. The shop works without it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await workerContainer()?.register(ADDRESS, { updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}
