import { hmac, sameText } from '../../sandbox/signing';

const LIFETIME_MS = 6 * 3_600_000;

/** NimbusPost's login token: a stateless JWT, so it survives a restart. */
export function issueToken(email: string, secret: string, now: Date): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const claims = encode({ sub: email, exp: Math.floor((now.getTime() + LIFETIME_MS) / 1000) });
  return `${head}.${claims}.${sign(`${head}.${claims}`, secret)}`;
}

/** Whether an `Authorization` header has a valid token of ours. */
export function isAuthorized(header: string | undefined, secret: string, now: Date): boolean {
  const [head, claims, signature] = /^Bearer (.+)$/.exec(header ?? '')?.[1]?.split('.') ?? [];
  if (!head || !claims || !signature) return false;
  if (!sameText(signature, sign(`${head}.${claims}`, secret))) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp: number };
  return exp * 1000 > now.getTime();
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(text: string, secret: string): string {
  return Buffer.from(hmac(secret, text, 'hex'), 'hex').toString('base64url');
}
