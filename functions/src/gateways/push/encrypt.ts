import { createCipheriv, createECDH, createPublicKey, hkdfSync } from 'node:crypto';
import type { Subscription } from '@/domain/admin/notifications/push/device';

/** One record holds each of our messages. */
const RECORD_BYTES = 4096;
const CURVE = 'prime256v1';
/** Ends the last record (RFC 8188). */
const LAST = Buffer.of(2);

const hkdf = (salt: Uint8Array, key: Uint8Array, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The content key and nonce of RFC 8188 (aes128gcm), which both ends derive. */
export function contentKeys(salt: Buffer, keying: Buffer): { key: Buffer; nonce: Buffer } {
  return {
    key: hkdf(salt, keying, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: hkdf(salt, keying, Buffer.from('Content-Encoding: nonce\0'), 12),
  };
}

/** The keying material of RFC 8291 from the shared secret, the browser's auth secret and both public keys. */
export function keyingMaterial(shared: Buffer, auth: Buffer, browser: Buffer, sender: Buffer): Buffer {
  return hkdf(auth, shared, Buffer.concat([Buffer.from('WebPush: info\0'), browser, sender]), 32);
}

/** A point of P-256, 65 bytes in base64url, as JSON Web Key. */
export function keyOfPoint(p256dh: string) {
  const point = Buffer.from(p256dh, 'base64url');
  const half = (from: number, to?: number) => point.subarray(from, to).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: half(1, 33), y: half(33) };
}

/** Whether this is a point of P-256: any other fails when something is encrypted for it. */
export function isPublicKey(p256dh: string): boolean {
  try {
    createPublicKey({ key: keyOfPoint(p256dh), format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a text for one browser (RFC 8291). `random` gives that many unpredictable bytes. */
export function encryptFor(
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  text: string,
  random: (bytes: number) => Buffer,
): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const sender = createECDH(CURVE);
  sender.setPrivateKey(random(32));
  const publicKey = sender.getPublicKey();
  const shared = sender.computeSecret(browser);
  const salt = random(16);
  const keying = keyingMaterial(shared, Buffer.from(auth, 'base64url'), browser, publicKey);
  const { key, nonce } = contentKeys(salt, keying);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(Buffer.concat([Buffer.from(text), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey, ...sealed]);
}
