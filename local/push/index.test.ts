import { makeVapidKeys } from '../../functions/scripts/vapidKeys';
import { vapidHeader } from '../../functions/src/gateways/push/vapid';
import { webPush } from '../../functions/src/gateways/push/webPush';
import { tokenProblem } from './checkToken';
import { decrypt } from './decrypt';
import { startPush, type PushSandbox } from '.';

let sandbox: PushSandbox;
beforeAll(async () => {
  sandbox = await startPush({ port: 0, dataDir: null });
});
afterAll(() => sandbox.close());

const keys = makeVapidKeys();
const contact = 'mailto:care@shop.example';
const message = { title: 'Shop', body: '3 new orders', path: '/admin/orders', tag: 'news' };
const gateway = () => webPush({ keys, contact, sandbox: sandbox.url, now: () => new Date() });

test('a message arrives encrypted, and its browser alone reads it', async () => {
  const mine = await sandbox.subscribe();
  expect(await gateway().send(mine, message, 60)).toEqual({ kind: 'sent' });
  expect(sandbox.arrived()).toMatchObject([{ ttl: 60, topic: 'news', text: JSON.stringify(message) }]);
  const other = await sandbox.subscribe();
  const crossed = { ...mine, p256dh: other.p256dh };
  expect(await gateway().send(crossed, message, 60)).toEqual({ kind: 'sent' });
  expect(sandbox.arrived().map(({ text }) => text)).toEqual([JSON.stringify(message), '']);
});

test('the browser of RFC 8291 reads its message, and none that was changed', () => {
  const browser = {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const sent = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(decrypt(browser, sent)).toBe('When I grow up, I want to be a watermelon');
  sent.writeUInt8(sent.readUInt8(100) ^ 1, 100);
  expect(() => decrypt(browser, sent)).toThrow();
});

test.each([
  ['right', {}, /^$/],
  ['for another service', { endpoint: 'https://fcm.googleapis.com/x' }, /is for/],
  ['that has expired', { now: new Date('2026-11-26T00:00:00Z') }, /expired/],
  ['without a contact', { contact: 'nobody' }, /contact/],
])('a token %s', (_name, other, problem) => {
  const now = new Date('2026-11-27T00:00:00Z');
  const header = vapidHeader(keys, { endpoint: `${sandbox.url}/push/a`, contact, now, ...other });
  expect(tokenProblem(header, sandbox.url, now)).toMatch(problem);
});

test('a pair whose secret begins with zeros signs like any other', () => {
  const pair = makeVapidKeys((bytes) => Buffer.concat([Buffer.alloc(2), Buffer.alloc(bytes - 2, 7)]));
  const now = new Date();
  const header = vapidHeader(pair, { endpoint: `${sandbox.url}/a`, contact, now });
  expect(tokenProblem(header, sandbox.url, now)).toBe('');
  expect(Buffer.from(pair.privateKey, 'base64url')).toHaveLength(32);
});

test('a token that another key signed, and none, are refused', () => {
  const now = new Date();
  const header = vapidHeader(keys, { endpoint: `${sandbox.url}/a`, contact, now });
  const swapped = header.replace(keys.publicKey, makeVapidKeys().publicKey);
  expect(tokenProblem(swapped, sandbox.url, now)).toMatch(/not signed/);
  expect(tokenProblem('Bearer x', sandbox.url, now)).toMatch(/no VAPID/);
});
