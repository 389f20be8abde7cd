import { store } from '@/domain/store';
import type { PushGateway } from '../../gateways/push/pushGateway';
import { webPush } from '../../gateways/push/webPush';
import { setting } from '../../platform/config';
import { vapidPrivateKey } from '../secrets/vapidPrivateKey';

/** Web push with the shop's keys; null where it has none. */
export function push(): PushGateway | null {
  const keys = { publicKey: setting('VAPID_PUBLIC_KEY').trim(), privateKey: vapidPrivateKey().trim() };
  if (!keys.publicKey || !keys.privateKey) return null;
  return webPush({
    keys,
    contact: `mailto:${store.supportEmail}`,
    sandbox: setting('PUSH_SANDBOX'),
    now: () => new Date(),
  });
}
