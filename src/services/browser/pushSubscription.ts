import { workerContainer } from './registerWorker';

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
