import { wrongHeaders } from './testing/calls/answerHeaders';
import { cartLine, codBody, product } from './testing/documents/fixtures';
import { type Request } from './testing/calls/shopClient';
import { tokenOf } from './testing/people/testTokens';
import { startTestShop, type TestShop } from './testing/shops/testShop';

let shop: TestShop;
const toner = product('toner');
const PLACE = '/api/nimbus/create-shipment';
const VALIDATE = '/api/payment/validate-offer';

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({ products: [toner] });
});
afterAll(() => shop.close());

const body = () => codBody('GLM0001', [cartLine(toner)]);
const validBody = () => ({ cartItems: [cartLine(toner)], couponCode: '', paymentMethod: 'Cash on Delivery' });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const refused: [string, string, Request, number, string][] = [
  ['no key', PLACE, { as: 'alice', key: null, body: {} }, 401, 'no_api_key'],
  ['wrong key', PLACE, { as: 'alice', key: 'nope', body: {} }, 401, 'no_api_key'],
  ['no token', PLACE, { body: {} }, 401, 'unauthenticated'],
  ['an invalid token', PLACE, { body: {}, headers: { authorization: 'Bearer x' } }, 401, 'unauthenticated'],
  ['a forged token', PLACE, { body: {}, as: 'mallory' }, 401, 'unauthenticated'],
  ['a forged token where none is required', VALIDATE, { body: {}, as: 'mallory' }, 401, 'unauthenticated'],
  ['an unverified email', PLACE, { body: {}, as: 'uma' }, 403, 'email_not_verified'],
  ['wrong method', PLACE, { method: 'GET', as: 'alice' }, 405, 'method_not_allowed'],
  ['wrong method on a read', '/api/catalogue', { method: 'POST', body: {} }, 405, 'method_not_allowed'],
  ['unknown route', '/api/nimbus/other', { method: 'POST', body: {} }, 404, 'not_found'],
  ['a route with more after it', `${PLACE}/x`, { method: 'POST', body: {} }, 404, 'not_found'],
  ['broken escapes', '/api/catalogue/products/%E0%A4%A', {}, 404, 'not_found'],
  ['too large', VALIDATE, { raw: JSON.stringify({ x: 'y'.repeat(110_000) }) }, 413, 'too_large'],
  ['not JSON', VALIDATE, { raw: '{"cartItems":' }, 400, 'bad_request'],
  ['no body', VALIDATE, { raw: '' }, 400, 'bad_request'],
  ['invalid UTF-8', VALIDATE, { raw: Buffer.from([0x22, 0xff, 0xfe, 0x22]) }, 400, 'bad_request'],
  [
    'invalid UTF-8 in valid JSON',
    VALIDATE,
    {
      raw: Buffer.from(
        JSON.stringify({ cartItems: [cartLine(toner)], couponCode: 'ÿ', paymentMethod: 'Pay Online' }),
        'latin1',
      ),
    },
    ...([400, 'bad_request'] as const),
  ],
  ['a list', VALIDATE, { raw: '[]' }, 400, 'bad_request'],
  ['null', VALIDATE, { raw: 'null' }, 400, 'bad_request'],
  ['10,000 levels', VALIDATE, { raw: nested(10_000) }, 400, 'bad_request'],
  [
    'a form',
    VALIDATE,
    { raw: 'a=b', headers: { 'content-type': 'text/plain' } },
    415,
    'unsupported_media_type',
  ],
  ['a bomb', VALIDATE, { raw: '{}', headers: { 'content-encoding': 'gzip' } }, 415, 'unsupported_media_type'],
];

test.each(refused)('a request with %s is refused', async (_name, path, request, status, code) => {
  const before = await shop.snapshot();
  const reply = await shop.call(path, request);
  expect([reply.status, reply.body['code']]).toEqual([status, code]);
  expect(reply.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  expect(reply.headers.get('x-request-id')).toBe(reply.body['requestId']);
  expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
  expect(await shop.snapshot()).toEqual(before);
});

test('the valid versions of these requests are accepted', async () => {
  expect((await shop.validate(validBody())).status).toBe(200);
  expect((await shop.order(body())).status).toBe(200);
  // A route without sign-in treats an unverified caller like an anonymous one.
  expect((await shop.validate(validBody(), 'uma')).status).toBe(200);
});

test('a wrong method gets the allowed method in the answer', async () => {
  expect((await shop.call(PLACE, { as: 'alice' })).headers.get('allow')).toBe('POST');
});

test('keys such as __proto__ are harmless', async () => {
  const text = JSON.stringify(validBody()).replace('{', '{"__proto__":{"admin":true},"constructor":{"x":1},');
  const reply = await shop.call(VALIDATE, { raw: text });
  expect(reply.status).toBe(200);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

test('the log has the event and the request id, and no token or address', async () => {
  const reply = await shop.order(codBody('GLM0009', [cartLine(toner)]));
  const line = shop.events.find(
    ({ event, fields }) =>
      event === 'request.answered' && fields['requestId'] === reply.headers.get('x-request-id'),
  );
  expect(line?.fields).toMatchObject({ route: PLACE, status: 200, method: 'POST' });
  const all = JSON.stringify(shop.events);
  for (const secret of [tokenOf('alice'), 'MG Road', '9876543210', 'secret-of-the-courier']) {
    expect(all).not.toContain(secret);
  }
});

test('all answers have the common headers', async () => {
  const { headers } = await shop.validate(validBody());
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-powered-by')).toBeNull();
});

test('a handler that crashes answers 500 without the reason', async () => {
  await shop.db
    .doc('products/bad')
    .set({ ...product('bad'), variants: [{ sku: 'bad-1', label: '', price: 'NaN' }] });
  const reply = await shop.validate({ ...validBody(), cartItems: [cartLine(product('bad'))] });
  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(shop.events.some(({ event }) => event === 'request.crashed')).toBe(true);
});

test('a caller over the rate limit must wait, and other callers need not', async () => {
  const small = await startTestShop({ limits: { burst: 5, perSecond: 0.01 } });
  const from = (address: string) => small.call('/api/x', { headers: { 'x-forwarded-for': address } });
  const catalogue = (address: string) =>
    small.call('/api/catalogue', { headers: { 'x-forwarded-for': address } });
  const replies = await Promise.all(Array.from({ length: 8 }, () => catalogue('1.1.1.1')));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const limited = await catalogue('9.9.9.9, 1.1.1.1');
  expect(limited).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(wrongHeaders(limited.headers)).toEqual([]);
  expect((await catalogue('2.2.2.2')).status).toBe(200);
  // Unknown routes are limited, too.
  expect((await from('1.1.1.1')).status).toBe(429);
  expect((await from('2.2.2.2')).status).toBe(404);
  await small.close();
});

test('a signed-in person is counted by account, not by a shared address', async () => {
  const small = await startTestShop({ limits: { burst: 5, perSecond: 0.01 } });
  const headers = { 'x-forwarded-for': '1.1.1.1' };
  const validate = (as: string) => small.call(VALIDATE, { as, headers, body: validBody() });
  const statuses = async (of: () => Promise<{ status: number }>, times: number) =>
    (await Promise.all(Array.from({ length: times }, of))).map(({ status }) => status).sort();
  expect(await statuses(() => small.call('/api/catalogue', { headers }), 6)).toEqual([
    ...Array<number>(5).fill(200),
    429,
  ]);
  const answered = await statuses(() => validate('alice'), 6);
  expect([answered.filter((status) => status !== 429).length, answered.at(-1)]).toEqual([5, 429]);
  expect((await validate('bob')).status).not.toBe(429);
  // Neither a forged token nor one without a verified email is a person.
  expect((await validate('mallory')).status).toBe(429);
  expect((await validate('uma')).status).toBe(429);
  await small.close();
});
