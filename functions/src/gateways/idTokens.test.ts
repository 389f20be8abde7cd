import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { type AddressInfo } from 'node:net';
import { verifyToken } from './firebase';

/** As in the cloud, with no emulator that believes what nobody signed: Google's keys come over HTTPS, here from this machine. */
const PROJECT = 'glumist-prod';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const googles = pair();
const mallorys = pair();

let keys: http.Server;
const outer = process.env;

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

function token({ header = {}, claims = {}, sign = signedWith(googles.privateKey) }: Forging = {}): string {
  const said = {
    ...{ iss: ISSUER, aud: PROJECT, sub: 'alice', iat: now() - 60, exp: now() + HOUR, auth_time: now() - 60 },
    ...{ email: 'alice@example.com', email_verified: true, ...claims },
  };
  const signed = `${encode({ alg: 'RS256', kid: 'google', typ: 'JWT', ...header })}.${encode(said)}`;
  return `${signed}.${sign(signed)}`;
}

test('a token of Firebase is believed', async () => {
  expect(await verifyToken(token())).toMatchObject({
    ...{ uid: 'alice', email: 'alice@example.com', verified: true, admin: false },
  });
  expect(await verifyToken(token({ claims: { admin: true } }))).toMatchObject({ admin: true });
});

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

test.each<[string, () => string]>([
  ['unsigned', () => token({ header: { alg: 'none' }, sign: unsigned })],
  ['unsigned, but said to be', () => token({ sign: unsigned })],
  ['signed by somebody else', () => token({ sign: signedWith(mallorys.privateKey) })],
  [
    'signed by somebody else, with a key of their own named',
    () => token({ header: { kid: 'mallory' }, sign: signedWith(mallorys.privateKey) }),
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
])('a token %s is not', async (_name, forge) => {
  expect(await verifyToken(forge())).toBeNull();
});

test.each<[string, object, object]>([
  ['the claim as a text', { admin: 'true' }, { admin: false }],
  ['the claim as a number', { admin: 1 }, { admin: false }],
  ['an e-mail that nobody proved', { email_verified: false }, { verified: false }],
  ['a proof that is a text', { email_verified: 'true' }, { verified: false }],
  ['a proof of no e-mail', { email: undefined }, { verified: false, email: '' }],
])('%s counts for nothing', async (_name, claims, identity) => {
  expect(await verifyToken(token({ claims }))).toMatchObject(identity);
});

test('where Google’s keys cannot be had nobody is let in', async () => {
  const unreachable = () => http.request({ port: 1, host: '127.0.0.1' });
  jest.spyOn(https, 'request').mockImplementation(unreachable as never);
  await jest.isolateModulesAsync(async () => {
    const { verifyToken: fresh } = await import('./firebase');
    expect(await fresh(token())).toBeNull();
  });
});
