import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { settings } from '../../functions/src/platform/settings';
import { admin } from '../../functions/src/composition/admin';
import { nimbus } from '../../functions/src/composition/nimbus';
import { pages } from '../../functions/src/composition/pages';
import { payment } from '../../functions/src/composition/payment';
import { pictures } from '../../functions/src/composition/pictures';
import { shop } from '../../functions/src/composition/shop';
import { stopRawRequests } from '../../functions/src/platform/http/rawRequests';
import { store } from '@/domain/store';

/** The functions as they are deployed, with the limits that they ship with, and a call of each that needs no database. */
const FUNCTIONS = {
  payment: { answer: payment, path: '/api/payment/config', status: 200 },
  shop: { answer: shop, path: '/api/serviceability?pincode=12', status: 400 },
  nimbus: { answer: nimbus, path: '/api/nimbus/create-shipment', status: 405 },
  admin: { answer: admin, path: '/api/admin/orders', status: 401 },
  pages: { answer: pages, path: '/sitemap.xml', status: 405, body: '' },
  pictures: { answer: pictures, path: '/media/none.txt', status: 404 },
};
type Name = keyof typeof FUNCTIONS;
const NAMES = Object.keys(FUNCTIONS) as Name[];
const SECRET = 'secret-of-the-payments';

const servers: Server[] = [];
const urls = new Map<Name, string>();
let logged = '';
let second = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  process.env.RAZORPAY_WEBHOOK_SECRET = SECRET;
  // The date is frozen, so that a slow machine does not refill the token buckets.
  const real = [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'nextTick',
    'queueMicrotask',
    'performance',
  ] as const;
  const rest = ['clearTimeout', 'clearInterval', 'clearImmediate', 'hrtime'] as const;
  jest.useFakeTimers({ doNotFake: [...real, ...rest], now: second });
  for (const name of NAMES) {
    const server = createServer((request, response) => void FUNCTIONS[name].answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    urls.set(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
});
beforeEach(() => {
  // Callers of the previous test have their full allowance again.
  second += 3_600_000;
  jest.setSystemTime(second);
  logged = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((logged += String(text))));
});
afterAll(async () => {
  stopRawRequests();
  jest.useRealTimers();
  delete process.env.RAZORPAY_WEBHOOK_SECRET;
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Asked {
  path?: string;
  /** The caller's own value of X-Forwarded-For. */
  lie?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A call from an address, as Google's front end and Hosting say it. */
async function call(name: Name, from: string, { path, lie = '', headers = {}, ...rest }: Asked = {}) {
  const { body } = { ...FUNCTIONS[name], ...rest } as Asked;
  const forwarded = [lie, from, '10.0.0.1'].filter(Boolean).join(', ');
  const response = await fetch(`${urls.get(name)}${path ?? FUNCTIONS[name].path}`, {
    headers: { 'x-api-key': store.apiKey, 'x-forwarded-for': forwarded, ...headers },
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  await response.arrayBuffer();
  return response;
}

/** 100 calls in one second, each a hundredth after the one before; how each was answered. */
async function aHundred(one: (n: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    jest.setSystemTime(second + n * 10);
    statuses.push((await one(n)).status);
  }
  return statuses;
}
const counted = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const allowed = Number(settings.RATE_LIMIT_BURST) + Number(settings.RATE_LIMIT_PER_SECOND);

test.each(NAMES.filter((name) => name !== 'pictures'))(
  '%s: of 100 calls per second from one address some are refused, and another address is not affected',
  async (name) => {
    const { status } = FUNCTIONS[name];
    const others: number[] = [];
    const statuses = await aHundred(async (n) => {
      if (n % 10 === 9) others.push((await call(name, '198.51.100.7')).status);
      return call(name, '203.0.113.9');
    });
    expect(counted(statuses, status)).toBeLessThanOrEqual(allowed);
    expect(counted(statuses, status) + counted(statuses, 429)).toBe(100);
    expect(counted(statuses, 429)).toBeGreaterThanOrEqual(100 - allowed);
    expect(others).toEqual(Array(10).fill(status));
    // A caller who stays within the refill rate is answered again.
    jest.setSystemTime(second + 2000);
    expect((await call(name, '203.0.113.9')).status).toBe(status);
  },
);

test.each<[string, (n: number) => Promise<Response>]>([
  ['addresses that lead nowhere', () => call('shop', '203.0.113.10', { path: '/api/nothing' })],
  ['a forged header', (n) => call('shop', '203.0.113.11', { lie: `192.0.2.${n}` })],
  ['many addresses of one IPv6 network', (n) => call('shop', `2001:db8:1:2::${n.toString(16)}`)],
])('the rate limit cannot be evaded by %s', async (_what, one) => {
  expect(counted(await aHundred(one), 429)).toBeGreaterThanOrEqual(100 - allowed);
});

test('a refusal has Retry-After and logs no more than that', async () => {
  const all: Response[] = [];
  for (let n = 0; n < 100; n += 1) all.push(await call('payment', '203.0.113.12'));
  const last = all.at(-1);
  expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '1']);
  expect(logged).toContain('"status":429');
  expect(logged).not.toMatch(/203\.0\.113|node_modules|\.ts:/);
});

test('a page’s many pictures are all sent, but 100 per second are refused after some seconds', async () => {
  const refused: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    refused.push(counted(await aHundred(() => call('pictures', '203.0.113.13')), 429));
    second += 1000;
  }
  expect(refused.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(refused.at(-1)).toBe(40);
  expect((await call('pictures', '198.51.100.7')).status).toBe(404);
});

const webhook = (signed: boolean): Asked => {
  const hmac = createHmac('sha256', SECRET).update('{}').digest('hex');
  const headers = { 'x-razorpay-signature': signed ? hmac : 'ab'.repeat(32) };
  return { path: '/api/payment/webhook', body: '{}', headers };
};

test('a signed webhook is never rate limited, and an unsigned one is', async () => {
  // Signed, so it is read, and found to say nothing.
  const replies = await aHundred(() => call('payment', '203.0.113.14', webhook(true)));
  expect(replies).toEqual(Array(100).fill(400));
  const unsigned = await aHundred(() => call('payment', '203.0.113.15', webhook(false)));
  expect(counted(unsigned, 401)).toBeLessThanOrEqual(allowed);
  expect(counted(unsigned, 401) + counted(unsigned, 429)).toBe(100);
});
