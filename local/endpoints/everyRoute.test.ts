import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Route } from '../../functions/src/platform/http/route';
import { functionName, readHostingConfig, type FunctionRewrite } from '../hosting/firebaseJson';
import { wrongHeaders } from './testing/calls/answerHeaders';
import { product } from './testing/documents/fixtures';
import { validCalls } from './testing/calls/validCalls';
import { type Reply, type Request } from './testing/calls/shopClient';
import { tokenOf } from './testing/people/testTokens';
import { startTestShop, type TestShop } from './testing/shops/testShop';
import { WITHOUT_FIELDS } from './testing/calls/withoutFields';

let shop: TestShop;
let limited: TestShop;
const toner = product('toner');
const VALID = validCalls(toner);

beforeAll(async () => {
  shop = await startTestShop();
  // Nobody may call even once.
  limited = await startTestShop({ limits: { burst: 0, perSecond: 0.1 } });
  await shop.seed({ products: [toner] });
});
afterAll(() => Promise.all([shop.close(), limited.close()]));

const all = () => Object.values(shop.routes).flat();
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const pathOf = ({ path }: Route) => path.replace(/\{\w+\}/g, 'nothing');
const callerName = ({ identity }: Route) => (identity === 'admin' ? 'ada' : 'alice');
/** The parts that a call needs before its body is read. */
const allowed = (route: Route): Request => ({ method: route.method, as: callerName(route) });

interface Refused {
  status: number;
  code: string;
}

/** The call is refused so, with an id that the log has too, without a word of the code, and nothing is changed. */
async function mustRefuse(route: Route, request: Request, { status, code }: Refused): Promise<Reply> {
  const before = await shop.snapshot();
  const reply = await shop.call(pathOf(route), request);
  const { requestId } = reply.body;
  expect([nameOf(route), reply.status, reply.body['code']]).toEqual([nameOf(route), status, code]);
  expect(reply.body).toMatchObject({ success: false, message: expect.stringMatching(/\w \w/) });
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(requestId).toEqual(expect.stringMatching(/^[\w-]{36}$/));
  expect(reply.headers.get('x-request-id')).toBe(requestId);
  expect([nameOf(route), wrongHeaders(reply.headers)]).toEqual([nameOf(route), []]);
  expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
  const lines = shop.events.filter(({ fields }) => fields['requestId'] === requestId);
  expect(lines).toContainEqual({
    event: 'request.answered',
    fields: expect.objectContaining({ status, code }),
  });
  expect(await shop.snapshot()).toEqual(before);
  return reply;
}

/** Runs a check for each route that it is about; there must be some. */
async function forEach(fits: (route: Route) => boolean, check: (route: Route) => Promise<unknown>) {
  const routes = all().filter(fits);
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) await check(route);
}

test('each path has each method once, and two routing tables share no path', () => {
  const names = all().map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});

test('Hosting rewrites every path to the function that answers it', () => {
  const { rewrites = [] } = readHostingConfig(join(__dirname, '../../firebase.json'));
  const leads = rewrites.filter((rewrite): rewrite is FunctionRewrite => 'function' in rewrite);
  for (const [name, routes] of Object.entries(shop.routes)) {
    for (const route of routes) {
      const first = leads.find(({ source = '' }) => pathOf(route).startsWith(source.replace('**', '')));
      expect([nameOf(route), first && functionName(first)]).toEqual([nameOf(route), name]);
    }
  }
});

test('another method gets 405 with the allowed methods', () =>
  forEach(
    () => true,
    async (route) => {
      const right = all().filter(({ path }) => path === route.path);
      const methods = right.map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter(
        (one) => !methods.includes(one as 'GET'),
      )) {
        const reply = await mustRefuse(
          route,
          { ...allowed(route), method },
          { status: 405, code: 'method_not_allowed' },
        );
        expect(reply.headers.get('allow')).toBe(methods.join(', '));
      }
    },
  ));

test('a path with an additional segment gets 404', () =>
  forEach(
    () => true,
    async (route) => {
      const longer = { ...route, path: `${route.path}/more/of/it` };
      await mustRefuse(longer, allowed(route), { status: 404, code: 'not_found' });
    },
  ));

test('a call without the API key is refused unless the route is signed or public', async () => {
  await forEach(
    ({ key }) => key,
    async (route) => {
      const refused = { status: 401, code: 'no_api_key' };
      await mustRefuse(route, { ...allowed(route), key: null }, refused);
      await mustRefuse(route, { ...allowed(route), key: 'another' }, refused);
    },
  );
  const open = all().filter(({ key }) => !key);
  expect(open.map(nameOf).sort()).toEqual([
    'GET /api/catalogue',
    'GET /api/catalogue/combos/{id}',
    'GET /api/catalogue/combos/{id}/reviews/{choice}/{after}',
    'GET /api/catalogue/products/{id}',
    'GET /api/catalogue/products/{id}/questions',
    'GET /api/catalogue/products/{id}/reviews/{choice}/{after}',
    'GET /api/connection',
    'GET /feeds/google.xml',
    'GET /llms.txt',
    'GET /media/review/{file}',
    'GET /media/{file}',
    'GET /sitemap.xml',
    'POST /api/nimbus/webhook',
    'POST /api/payment/webhook',
    'POST /api/unsubscribe/{token}',
  ]);
});

test('a page of another site is refused, by preflight and for simple requests', () =>
  forEach(
    () => true,
    async (route) => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': route.method };
      const refused = { status: 405, code: 'method_not_allowed' };
      await mustRefuse(route, { method: 'OPTIONS', headers, key: null }, refused);
      if (route.method === 'GET' || route.raw) return;
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const form = { ...allowed(route), raw: '{}', headers: { ...headers, 'content-type': type } };
        await mustRefuse(route, form, { status: 415, code: 'unsupported_media_type' });
      }
    },
  ));

test('a missing, forged or unverified identity is refused where one is required', () =>
  forEach(
    ({ identity }) => identity === 'required' || identity === 'admin',
    async (route) => {
      const by = (as: string | null): Request => ({ ...allowed(route), as });
      await mustRefuse(route, by(null), { status: 401, code: 'unauthenticated' });
      await mustRefuse(route, by('mallory'), { status: 401, code: 'unauthenticated' });
      await mustRefuse(route, by('uma'), { status: 403, code: 'email_not_verified' });
    },
  ));

test('a forged token is refused also where no sign-in is required', () =>
  forEach(
    ({ identity }) => identity === 'optional',
    (route) =>
      mustRefuse(route, { ...allowed(route), as: 'mallory' }, { status: 401, code: 'unauthenticated' }),
  ));

test('admin routes refuse everybody but the admin', () =>
  forEach(
    ({ path, identity }) => identity === 'admin' || path.startsWith('/api/admin'),
    async (route) => {
      const by = (as: string): Request => ({ ...allowed(route), as });
      await mustRefuse(route, by('alice'), { status: 403, code: 'not_admin' });
      await mustRefuse(route, by('shopAddress'), { status: 403, code: 'not_admin' });
      await mustRefuse(route, by('eve'), { status: 403, code: 'not_admin' });
      await mustRefuse(route, by('dora'), { status: 401, code: 'unauthenticated' });
    },
  ));

test('a body that is too large, of another type or not an object is refused', () =>
  forEach(
    ({ method, raw }) => method === 'POST' && !raw,
    async (route) => {
      const sending = (raw: string, headers = {}): Request => ({ ...allowed(route), raw, headers });
      const large = JSON.stringify({ x: 'y'.repeat(110_000) });
      await mustRefuse(route, sending(large), { status: 413, code: 'too_large' });
      const form = sending('a=b', { 'content-type': 'application/x-www-form-urlencoded' });
      await mustRefuse(route, form, { status: 415, code: 'unsupported_media_type' });
      for (const raw of ['', '{"a":', 'null', '[]', '7', '"text"']) {
        await mustRefuse(route, sending(raw), { status: 400, code: 'bad_request' });
      }
    },
  ));

test('a field of the wrong type is named', () =>
  forEach(
    ({ method, raw, path }) => method === 'POST' && !raw && !WITHOUT_FIELDS.includes(path),
    async (route) => {
      // Nothing of a body is a list of an empty list.
      const given = ['reason', 'confirm', 'name', 'cartItems', 'order_id', 'amount', 'razorpay_order_id'];
      const byAdmin = ['key', 'version', 'draft', 'changes', 'note', 'restock', 'refundId'];
      const body = Object.fromEntries([...given, ...byAdmin].map((name) => [name, [[]]]));
      const refused = { status: 400, code: 'bad_request' };
      const reply = await mustRefuse(route, { ...allowed(route), body }, refused);
      const { field, message } = reply.body as { field: string; message: string };
      expect([nameOf(route), field]).toEqual([nameOf(route), expect.stringMatching(/^\w/)]);
      expect(message).toContain(field);
    },
  ));

test('an unsigned webhook is not read', () =>
  forEach(
    ({ raw, identity }) => raw === true && identity === 'none',
    async (route) => {
      const refused = { status: 401, code: 'bad_signature' };
      const signed = { 'x-razorpay-signature': 'ab'.repeat(32), 'x-hmac-sha256': 'c2lnbmVk' };
      await mustRefuse(route, { method: 'POST', raw: 'no JSON at all' }, refused);
      await mustRefuse(route, { method: 'POST', raw: '{}', headers: signed }, refused);
      const large = { method: 'POST', raw: 'x'.repeat(2_000_000) };
      await mustRefuse(route, large, { status: 413, code: 'too_large' });
    },
  ));

test('an upload is checked regardless of its declared type, up to the size limit', () =>
  forEach(
    ({ limit }) => limit !== undefined,
    async (route) => {
      const headers = { 'content-type': 'image/png', 'content-encoding': 'gzip' };
      const sending = (raw: string | Buffer): Request => ({ ...allowed(route), raw, headers });
      const refused = { status: 415, code: 'not_a_picture' };
      for (const raw of ['', '{}', 'no picture at all']) await mustRefuse(route, sending(raw), refused);
      const large = Buffer.alloc((route.limit?.bytes ?? 0) + 1);
      await mustRefuse(route, sending(large), { status: 413, code: 'too_large' });
    },
  ));

test('a caller over the rate limit gets Retry-After before anything is read', async () => {
  const before = await limited.snapshot();
  for (const route of all()) {
    const reply = await limited.call(pathOf(route), { ...allowed(route), key: null });
    expect([nameOf(route), reply.status, reply.body['code']]).toEqual([
      nameOf(route),
      ...[429, 'too_many_requests'],
    ]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('x-request-id')).toBe(reply.body['requestId']);
    expect([nameOf(route), wrongHeaders(reply.headers)]).toEqual([nameOf(route), []]);
  }
  expect(await limited.snapshot()).toEqual(before);
});

test('the valid version of every route succeeds and returns its request id', async () => {
  expect(all().map(nameOf).sort()).toEqual(Object.keys(VALID).sort());
  // A cancelled order has to have been placed.
  const order = Object.keys(VALID);
  const routes = all().sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
  for (const route of routes) {
    const valid = VALID[nameOf(route)];
    if (typeof valid === 'string') {
      expect(existsSync(join(__dirname, valid))).toBe(true);
      continue;
    }
    const path = route.path.replace('orders/{id}', 'orders/GLM0001').replace('{id}', 'toner');
    const reply = await shop.call(path, { method: route.method, ...valid });
    expect([nameOf(route), reply.status, wrongHeaders(reply.headers)]).toEqual([nameOf(route), 200, []]);
    const requestId = reply.headers.get('x-request-id');
    expect(shop.events).toContainEqual({
      event: 'request.answered',
      fields: expect.objectContaining({ requestId, route: route.path, status: 200 }),
    });
  }
});

test('the log has no secret, token or home address', () => {
  const logged = JSON.stringify(shop.events);
  expect(shop.events.length).toBeGreaterThan(100);
  const secrets = [
    tokenOf('alice'),
    tokenOf('mallory'),
    'key-of-the-tests',
    'secret-of',
    'MG Road',
    '9876543210',
  ];
  for (const secret of secrets) expect(logged).not.toContain(secret);
});
