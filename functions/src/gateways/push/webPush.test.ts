import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeVapidKeys } from '../../../scripts/vapidKeys';
import { encryptFor, isPublicKey } from './encrypt';
import { webPush } from './webPush';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const EXAMPLE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 is encrypted as it is there', () => {
  const random = (size: number) => bytes(size === 32 ? EXAMPLE.sender : EXAMPLE.salt);
  const message = encryptFor(EXAMPLE, 'When I grow up, I want to be a watermelon', random);
  expect(message.toString('base64url')).toBe(EXAMPLE.message);
});

test.each([
  [EXAMPLE.p256dh, true],
  [`B${'A'.repeat(86)}`, false],
  [randomBytes(65).toString('base64url'), false],
])('%s is a public key: %p', (key, expected) => {
  expect(isPublicKey(key)).toBe(expected);
});

const message = { title: 'Shop', body: '1 new order', path: '/admin', tag: 'news' };

describe('a push service', () => {
  let server: Server;
  let url: string;
  let reply: { status: number; headers?: Record<string, string> } | 'silence';
  const calls: { url: string; headers: Record<string, unknown> }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      calls.push({ url: request.url ?? '', headers: request.headers });
      request.resume();
      if (reply !== 'silence') response.writeHead(reply.status, reply.headers).end('x');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const gatewayFor = (sandbox: string) =>
    webPush({
      keys: makeVapidKeys(),
      contact: 'mailto:care@shop.example',
      sandbox,
      now: () => new Date(),
      timeoutMs: 300,
    });
  const send = () => gatewayFor(url).send({ ...EXAMPLE, endpoint: `${url}/a` }, message, 60);

  test.each([
    [201, {}, { kind: 'sent' }],
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [429, { 'retry-after': '90' }, { kind: 'later', waitMs: 90_000 }],
    [429, { 'retry-after': 'Fri, 27 Nov 2026 10:00:00 GMT' }, { kind: 'later', waitMs: 0 }],
    [503, {}, { kind: 'later', waitMs: 0 }],
    [400, {}, { kind: 'refused' }],
    [403, {}, { kind: 'refused' }],
    [413, {}, { kind: 'refused' }],
  ])('that answers %i %j: %j', async (status, headers, outcome) => {
    reply = { status, headers };
    expect(await send()).toMatchObject(outcome);
  });

  test('that redirects is not followed', async () => {
    calls.length = 0;
    reply = { status: 307, headers: { location: `${url}/latest/meta-data` } };
    expect(await send()).toMatchObject({ kind: 'later' });
    expect(calls.map((call) => call.url)).toEqual(['/a']);
  });

  test('that is silent, and one that is not there, are tried again', async () => {
    reply = 'silence';
    expect(await send()).toMatchObject({ kind: 'later', reason: expect.stringContaining('TimeoutError') });
    const nowhere = gatewayFor('http://127.0.0.1:9');
    expect(await nowhere.send({ ...EXAMPLE, endpoint: 'http://127.0.0.1:9/a' }, message, 60)).toMatchObject({
      kind: 'later',
    });
  });

  test('in production nothing is sent to this machine', async () => {
    calls.length = 0;
    expect(await gatewayFor('').send({ ...EXAMPLE, endpoint: `${url}/a` }, message, 60)).toEqual({
      kind: 'gone',
    });
    expect(calls).toEqual([]);
  });
});
