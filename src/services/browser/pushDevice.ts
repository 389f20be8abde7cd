import { deviceNameOf } from '@/domain/admin/notifications/push/deviceName';
import type { DeviceRequest } from '@/domain/contracts/admin/notifications';
import { fail, ok, type Result } from '../result';
import { endPush, pushSubscription } from './pushSubscription';
import { workerContainer } from './registerWorker';

/** `install`: iPhones and iPads show notifications only for pages on the home screen. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'unsupported';

/** This browser's support and its device id in the shop; empty without a subscription. */
export interface OwnDevice {
  support: PushSupport;
  id: string;
}

/** Milliseconds to wait for the service worker of a first visit. */
const WORKER_MS = 20_000;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Must match the id that the functions derive from the endpoint. */
const idOf = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** An iPad identifies itself as a Mac. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

function supportOf(): PushSupport {
  if (workerContainer() && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  return isApplePhone(navigator) ? 'install' : 'unsupported';
}

const hasKey = ({ options }: PushSubscription, key: string): boolean =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === key;

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready')), WORKER_MS);
  });
  const ready = workerContainer()?.ready;
  return ready ? Promise.race([ready, late]) : late;
}

/** The browser's side of notifications on this device. */
export const pushDevice = {
  /** `key` is the shop's public key: a subscription with another one receives nothing. */
  async look(key: string): Promise<OwnDevice> {
    const support = supportOf();
    const current = support === 'ready' ? await pushSubscription().catch(() => null) : null;
    return { support, id: current && hasKey(current, key) ? await idOf(current.endpoint) : '' };
  },
  /** Asks for permission. Browsers show the question only after a press. */
  async subscribe(key: string): Promise<Result<DeviceRequest, 'denied' | 'failed'>> {
    try {
      if ((await Notification.requestPermission()) !== 'granted') return fail('denied');
      const { pushManager } = await readyWorker();
      const old = await pushManager.getSubscription();
      if (old && !hasKey(old, key)) await old.unsubscribe();
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
      return ok({ endpoint: made.endpoint, p256dh, auth, name: deviceNameOf(navigator.userAgent) });
    } catch {
      return fail('failed');
    }
  },
  unsubscribe: endPush,
};

export type PushDevice = typeof pushDevice;
