import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { type AddressInfo } from 'node:net';

/**
 * As in the cloud, without the emulator that accepts unsigned tokens: Google's keys are served over HTTPS by this
 * machine.
 */
const PROJECT = 'glumist-prod';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const googles = pair();
const attackersKey = pair();

let keys: http.Server;
const outer = process.env;

/** Gives this test file's tokens a Firebase project, and serves Google's keys. */
export function asInTheCloud(): void {
  beforeAll(async () => {
    keys = http.createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' });
      response.end(JSON.stringify({ google: googles.publicKey }));
    });
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
    process.env = { ...outer, GCLOUD_PROJECT: PROJECT };
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  });
  beforeEach(() => {
    const { port } = keys.address() as AddressInfo;
    jest
      .spyOn(https, 'request')
      .mockImplementation(((_options: object, listener: (answer: object) => void) =>
        http.request({ port, host: '127.0.0.1' }, listener)) as never);
  });
  afterAll(() => {
    process.env = outer;
    keys.close();
  });
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const HOUR = 3600;

interface Forging {
  header?: object;
  claims?: object;
  sign?: (text: string) => string;
}

const signedWith = (key: string) => (text: string) =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64url');
const unsigned = () => '';
const byPublicKey = (text: string) =>
  createHmac('sha256', googles.publicKey).update(text).digest('base64url');

/** A valid Firebase token of Alice, changed by the given claims and header. */
export function token({
  header = {},
  claims = {},
  sign = signedWith(googles.privateKey),
}: Forging = {}): string {
  const payload = {
    iss: ISSUER,
    aud: PROJECT,
    sub: 'alice',
    iat: now() - 60,
    exp: now() + HOUR,
    auth_time: now() - 60,
    email: 'alice@example.com',
    email_verified: true,
    ...claims,
  };
  const signed = `${encode({ alg: 'RS256', kid: 'google', typ: 'JWT', ...header })}.${encode(payload)}`;
  return `${signed}.${sign(signed)}`;
}

const flipped = () => {
  const [header = '', claims = '', signature = ''] = token().split('.');
  const first = signature.startsWith('A') ? 'B' : 'A';
  return [header, claims, first + signature.slice(1)].join('.');
};
const otherClaims = () => {
  const [header = '', , signature = ''] = token().split('.');
  const [, claims = ''] = token({ claims: { sub: 'bob', admin: true } }).split('.');
  return [header, claims, signature].join('.');
};

/** Forged tokens, each with a description of the forgery. */
export const FORGED: [string, () => string][] = [
  ['unsigned', () => token({ header: { alg: 'none' }, sign: unsigned })],
  ['unsigned, but said to be', () => token({ sign: unsigned })],
  ['signed by somebody else', () => token({ sign: signedWith(attackersKey.privateKey) })],
  [
    'signed by somebody else, with a key of their own named',
    () => token({ header: { kid: 'mallory' }, sign: signedWith(attackersKey.privateKey) }),
  ],
  ['without a key named', () => token({ header: { kid: undefined } })],
  ['signed with the public key as a secret', () => token({ header: { alg: 'HS256' }, sign: byPublicKey })],
  ['with one letter of the signature changed', flipped],
  ['with claims that were changed after it was signed', otherClaims],
  ['for another audience', () => token({ claims: { aud: 'another-shop' } })],
  ['of another issuer', () => token({ claims: { iss: 'https://accounts.google.com' } })],
  ['of another project', () => token({ claims: { aud: 'p2', iss: 'https://securetoken.google.com/p2' } })],
  ['expired', () => token({ claims: { iat: now() - 2 * HOUR, exp: now() - HOUR } })],
  ['from tomorrow', () => token({ claims: { iat: now() + 24 * HOUR, exp: now() + 25 * HOUR } })],
  ['of nobody', () => token({ claims: { sub: '' } })],
  ['of an id that is too long', () => token({ claims: { sub: 'x'.repeat(129) } })],
];
