import { paise } from '@/domain/money/money';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedByRazorpay, razorpayGateway } from '.';
import type { RazorpaySettings } from './sdk';

let server: Server;
let respond: RequestListener;
let url: string;
let seen: { request: IncomingMessage; body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ request, body: Buffer.concat(chunks).toString() });
      respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (seen = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const gateway = (more: Partial<RazorpaySettings> = {}) =>
  razorpayGateway({
    keyId: 'rzp_test_1',
    keySecret: () => 'the-secret',
    baseUrl: `${url}/`,
    checkoutUrl: '',
    timeout: 5000,
    ...more,
  });
const order = { id: 'order_A1', amount: 44_900, currency: 'INR', receipt: 'GLM1', status: 'created' };
const requested = { amount: paise(44_900), receipt: 'GLM1', notes: { orderId: 'GLM1' } };
const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a client that could not be opened is opened by the next call', async () => {
  respond = json(200, order);
  const keySecret = jest.fn(() => 'the-secret');
  keySecret.mockImplementationOnce(() => {
    throw new Error('no secret');
  });
  const { createOrder } = gateway({ keySecret });
  expect(await createOrder(requested)).toMatchObject({ kind: 'unavailable' });
  expect(await createOrder(requested)).toMatchObject({ kind: 'answered' });
});

test('the client calls the configured base URL with the key', async () => {
  respond = json(200, order);
  expect(await gateway().createOrder(requested)).toEqual({
    kind: 'answered',
    value: { id: 'order_A1', amount: 44_900, currency: 'INR' },
  });
  const [{ request, body }] = seen as [(typeof seen)[number]];
  expect(`${request.method} ${request.url}`).toBe('POST /v1/orders');
  expect(request.headers.authorization).toBe(`Basic ${btoa('rzp_test_1:the-secret')}`);
  expect(JSON.parse(body)).toEqual({ ...requested, currency: 'INR' });
});

test.each<[string, RequestListener]>([
  ['a closed connection', (request) => request.socket.destroy()],
  ['an answer that never comes', () => undefined],
  ['an answer that never ends', (_, response) => void response.writeHead(200).write('{')],
  ['HTML', (_, response) => response.end('<html>maintenance</html>')],
  ['nothing', (_, response) => response.end()],
  ['an empty failure', (_, response) => response.writeHead(502).end()],
  ['a failure in HTML', (_, response) => response.writeHead(502).end('<html>bad gateway</html>')],
  ['a failure of null', json(500, null)],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['an order without an id', json(200, { amount: 44_900, currency: 'INR' })],
  ['an invalid amount', json(200, { ...order, amount: '44900.5' })],
  ['wrong keys', json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })],
  ['a refund under way', json(409, { error: { description: 'in progress' } })],
])('%s counts as no answer and does not throw', async (_name, listener) => {
  respond = listener;
  const answer = await gateway({ timeout: 300 }).createOrder(requested);
  expect(answer).toMatchObject({ kind: 'unavailable', problem: expect.stringMatching(/^Razorpay/) });
  expect(JSON.stringify(answer)).not.toMatch(/TypeError|\[object/);
});

test('a refused connection counts as no answer', async () => {
  const answer = await gateway({ baseUrl: 'http://127.0.0.1:9' }).payment('pay_1');
  expect(answer).toEqual({ kind: 'unavailable', problem: 'Razorpay gave no answer: ECONNREFUSED' });
});

test('no failure message contains the secret', async () => {
  respond = (request) => request.socket.destroy();
  expect(JSON.stringify(await gateway().payment('pay_1'))).not.toContain('the-secret');
});

test('a refusal is returned with Razorpay’s message', async () => {
  respond = json(400, {
    error: { code: 'BAD_REQUEST_ERROR', description: 'The receipt has already been taken.' },
  });
  expect(await gateway().createOrder(requested)).toEqual({
    kind: 'refused',
    problem: 'Razorpay 400: The receipt has already been taken.',
  });
});

test('a 429 answer is retried a limited number of times', async () => {
  let calls = 0;
  respond = (request, response) =>
    json(...(((calls += 1) < 2 ? [429, {}] : [200, order]) as [number, unknown]))(request, response);
  expect(await gateway().createOrder(requested)).toMatchObject({ kind: 'answered' });
  expect(calls).toBe(2);
  respond = json(429, { error: { description: 'slow down' } });
  seen = [];
  expect(await gateway().createOrder(requested)).toMatchObject({ kind: 'unavailable' });
  expect(seen).toHaveLength(3);
});

test('a refund request has its idempotency key, and other requests have none', async () => {
  respond = json(200, { id: 'rfnd_1', payment_id: 'pay_1', amount: 500, status: 'processed' });
  const one = gateway();
  await Promise.all([
    one.refund({ paymentId: 'pay_1', amount: paise(500), key: 'refund_pay_1' }),
    one.refund({ paymentId: 'pay_2', amount: paise(500), key: 'refund_pay_2' }),
    one.payment('pay_1'),
  ]);
  const keys = Object.fromEntries(
    seen.map(({ request }) => [request.url, request.headers['x-refund-idempotency']]),
  );
  expect(keys).toEqual({
    '/v1/payments/pay_1/refund': 'refund_pay_1',
    '/v1/payments/pay_2/refund': 'refund_pay_2',
    '/v1/payments/pay_1': undefined,
  });
});

const sign = (text: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

describe('the signature of the checkout', () => {
  const result = { orderId: 'order_A1', paymentId: 'pay_B2' };
  const right = sign('order_A1|pay_B2', 'the-secret');

  test.each<[string, string, boolean]>([
    ['the right one', right, true],
    ['in capitals', right.toUpperCase(), true],
    ['none', '', false],
    ['another key’s', sign('order_A1|pay_B2', 'other'), false],
    ['another payment’s', sign('order_A1|pay_XX', 'the-secret'), false],
    ['one letter short', right.slice(0, -1), false],
    ['one letter off', right.slice(0, -1) + (right.endsWith('0') ? '1' : '0'), false],
    ['of another length in bytes', 'ä'.repeat(64), false],
  ])('is checked: %s', (_name, signature, holds) => {
    expect(gateway().isSigned({ ...result, signature })).toBe(holds);
  });

  test('a signature is invalid without a secret', () => {
    const open = razorpayGateway({ keyId: 'k', keySecret: () => '', baseUrl: url, checkoutUrl: '' });
    expect(open.isSigned({ ...result, signature: sign('order_A1|pay_B2', '') })).toBe(false);
  });
});

test('a webhook is signed over its raw bytes', () => {
  const bytes = Buffer.from('{"event":"order.paid","note":"\u00e9"}');
  const header = (value: string | undefined) => () => value;
  expect(isSignedByRazorpay(bytes, header(sign(bytes, 'hook')), 'hook')).toBe(true);
  expect(isSignedByRazorpay(Buffer.from(`${bytes.toString()} `), header(sign(bytes, 'hook')), 'hook')).toBe(
    false,
  );
  expect(isSignedByRazorpay(bytes, header(undefined), 'hook')).toBe(false);
  expect(isSignedByRazorpay(bytes, header(sign(bytes, '')), '')).toBe(false);
});

test('all refunds of a payment are asked for, not the ten that Razorpay gives by default', async () => {
  respond = json(200, { items: [] });
  expect(await gateway().refundsOf('pay_A1')).toEqual({ kind: 'answered', value: [] });
  expect(seen[0]?.request.url).toBe('/v1/payments/pay_A1/refunds?count=100');
});
