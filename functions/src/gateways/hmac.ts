import { createHmac, timingSafeEqual } from 'node:crypto';

type Encoding = 'hex' | 'base64' | 'base64url';

interface Signing {
  secret: string;
  encoding: Encoding;
}

/** How the shop signs its own links and addresses. */
export const linkSigning = (secret: string): Signing => ({ secret, encoding: 'base64url' });

/** The HMAC-SHA256 of these bytes. */
export const hmacOf = (bytes: Buffer | string, { secret, encoding }: Signing): string =>
  createHmac('sha256', secret).update(bytes).digest(encoding);

/** Whether `given` is the HMAC-SHA256 of these bytes, compared in constant time. */
export function matchesHmac(bytes: Buffer | string, given: string, { secret, encoding }: Signing): boolean {
  // An empty secret would let anyone sign.
  if (!secret) return false;
  const sent = given.trim();
  const claimed = Buffer.from(encoding === 'hex' ? sent.toLowerCase() : sent);
  const expected = Buffer.from(hmacOf(bytes, { secret, encoding }));
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}
