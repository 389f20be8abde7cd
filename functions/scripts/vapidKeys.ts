import { createECDH } from 'node:crypto';
import type { VapidKeys } from '../src/gateways/push/vapid';

/** A new pair that names a shop to push services. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  const privateKey = pair.getPrivateKey().toString('base64url').padStart(43, 'A');
  return { publicKey, privateKey };
}

/** `npx tsx functions/scripts/vapidKeys.ts` prints a pair, once, for functions/.env.<project> and Secret Manager. */
if (require.main === module) {
  const { publicKey, privateKey } = makeVapidKeys();
  process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
}
