import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signing {
  secret: string;
  encoding: 'hex' | 'base64';
}

/** Whether `given` is the HMAC-SHA256 of these bytes, compared in constant time. */
export function matchesHmac(bytes: Buffer | string, given: string, { secret, encoding }: Signing): boolean {
  // An empty secret would let anyone sign.
  if (!secret) return false;
  const sent = given.trim();
  const claimed = Buffer.from(encoding === 'hex' ? sent.toLowerCase() : sent);
  const expected = Buffer.from(createHmac('sha256', secret).update(bytes).digest(encoding));
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}
