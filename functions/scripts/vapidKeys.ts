import { createECDH, randomBytes } from 'node:crypto';
import type { VapidKeys } from '../src/gateways/push/vapid';

/** A new pair that names a shop to push services. `random` gives that many unpredictable bytes. */
export function makeVapidKeys(random: (bytes: number) => Buffer = randomBytes): VapidKeys {
  // Always 32 bytes: the pair's own getPrivateKey() leaves zeros at its beginning out.
  const secret = random(32);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** `npx tsx functions/scripts/vapidKeys.ts` prints a pair, once, for functions/.env.<project> and Secret Manager. */
if (require.main === module) {
  const { publicKey, privateKey } = makeVapidKeys();
  process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
}
