import { createDecipheriv, createECDH } from 'node:crypto';
import { contentKeys, keyingMaterial } from '../../functions/src/gateways/push/encrypt';

/** The secrets of a browser's subscription, base64url. */
export interface BrowserKeys {
  privateKey: string;
  auth: string;
}

const SALT = 16;
const TAG = 16;

/** Decrypts a message as a browser does (RFC 8291); throws where it is not for this browser, or was changed. */
export function decrypt({ privateKey, auth }: BrowserKeys, message: Buffer): string {
  const salt = message.subarray(0, SALT);
  const idLength = message.readUInt8(SALT + 4);
  const sender = message.subarray(SALT + 5, SALT + 5 + idLength);
  const sealed = message.subarray(SALT + 5 + idLength);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const shared = browser.computeSecret(sender);
  const keying = keyingMaterial(shared, Buffer.from(auth, 'base64url'), browser.getPublicKey(), sender);
  const { key, nonce } = contentKeys(salt, keying);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The last record does not end with its delimiter');
  return padded.subarray(0, end).toString('utf8');
}
