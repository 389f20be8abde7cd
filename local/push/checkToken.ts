import { createPublicKey, verify } from 'node:crypto';
import { keyOfPoint } from '../../functions/src/gateways/push/encrypt';

/** Seconds that a token may still be valid, by RFC 8292. */
const LONGEST_S = 24 * 3600;

const jsonOf = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** The problem of an Authorization header of RFC 8292; empty without one. */
export function tokenProblem(header: string, origin: string, now: Date): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head, claims, signature = ''] = token.split('.');
  if (Buffer.from(key, 'base64url').length !== 65 || !signature)
    return 'The Authorization header is no VAPID token with its key.';
  const publicKey = createPublicKey({ key: keyOfPoint(key), format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || jsonOf(head)['alg'] !== 'ES256') return 'The token is not signed by its key.';
  const { aud, exp, sub } = jsonOf(claims);
  const nowS = now.getTime() / 1000;
  if (aud !== origin) return `The token is for ${String(aud)}.`;
  if (typeof exp !== 'number' || exp <= nowS || exp > nowS + LONGEST_S)
    return 'The token has expired, or lasts too long.';
  return /^(mailto:|https:)/.test(String(sub)) ? '' : 'The token names no contact.';
}
