import { sameText } from '../../sandbox/signing';

/** Whether an `Authorization` header is Basic with this key id and secret. */
export function isKnownKey(header: string | undefined, keyId: string, keySecret: string): boolean {
  const encoded = /^Basic (.+)$/.exec(header ?? '')?.[1];
  if (!encoded) return false;
  return sameText(Buffer.from(encoded, 'base64').toString('utf8'), `${keyId}:${keySecret}`);
}
