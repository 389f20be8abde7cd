import { createPrivateKey, sign } from 'node:crypto';
import { keyOfPoint } from './encrypt';

/** The pair that names the shop to push services (RFC 8292), as `web-push generate-vapid-keys` prints it. */
export interface VapidKeys {
  /** A point of P-256, 65 bytes in base64url. */
  publicKey: string;
  /** 32 bytes in base64url. */
  privateKey: string;
}

/** Seconds of a token; push services refuse more than a day. */
const TOKEN_S = 12 * 3600;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header for one push service. `contact` is an address at which its operator reaches the shop. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const key = createPrivateKey({ key: { ...keyOfPoint(publicKey), d: privateKey }, format: 'jwk' });
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_S;
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: new URL(endpoint).origin, exp, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
