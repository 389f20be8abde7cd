import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ok } from '../http/answer';
import { readAppCheckRule, type AppCheckRule } from './appCheck';
import { NO_RECORD } from './account';
import { endpoint } from '../http/endpoint';
import { proxyNetworks } from './proxies';
import { RateLimiter } from '../limiter/rateLimiter';
import { getAsAnyone } from '../http/route';

const verify = jest.fn(async (proof: string) => proof === 'genuine');
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** A function with a call of browsers and one that is open to everybody. */
async function open(appCheck: AppCheckRule | null, burst = 100) {
  const logged: unknown[] = [];
  const run = () => Promise.resolve(ok({ success: true }));
  const answer = endpoint({
    name: 'shop',
    routes: [getAsAnyone('/api/keyed', { key: true }, run), getAsAnyone('/api/open', { key: false }, run)],
    verifyToken: () => Promise.resolve(null),
    accounts: { find: () => Promise.resolve(null) },
    recordOf: () => Promise.resolve(NO_RECORD),
    apiKey: () => 'k',
    elapsedMs: () => 0,
    limiter: new RateLimiter(() => ({ burst, perSecond: 0.01 })),
    addressRule: () => ({ hops: 0, proxies: proxyNetworks(), fastly: 'ignore' }),
    appCheck,
    now: () => new Date(),
    log: (event, fields) => void (event === 'app_check.missing' && logged.push(fields)),
  });
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = async (path: string, proof?: string) => {
    const headers = { 'x-api-key': 'k', ...(proof === undefined ? {} : { 'x-firebase-appcheck': proof }) };
    const reply = await fetch(url + path, { headers });
    const { code } = (await reply.json()) as { code?: string };
    return code ? `${reply.status} ${code}` : String(reply.status);
  };
  return { call, logged };
}

it('refuses a browser call without a valid App Check token and accepts one with it', async () => {
  const { call, logged } = await open(readAppCheckRule('site-key', 'enforce', verify));
  expect(await call('/api/keyed')).toBe('401 app_check_failed');
  expect(await call('/api/keyed', 'forged')).toBe('401 app_check_failed');
  expect(await call('/api/keyed', 'genuine')).toBe('200');
  expect(logged).toEqual([
    expect.objectContaining({ route: '/api/keyed', sent: false, refused: true }),
    expect.objectContaining({ route: '/api/keyed', sent: true, refused: true }),
  ]);
});

it('requires no token for pages, the catalogue and webhooks', async () => {
  const { call } = await open(readAppCheckRule('site-key', 'enforce', verify));
  expect(await call('/api/open')).toBe('200');
});

it('only logs in monitoring mode', async () => {
  const { call, logged } = await open(readAppCheckRule('site-key', 'watch', verify));
  expect(await call('/api/keyed', 'forged')).toBe('200');
  expect(logged).toEqual([expect.objectContaining({ refused: false })]);
});

it('verifies no token for an address over the rate limit', async () => {
  const { call } = await open(readAppCheckRule('site-key', 'enforce', verify), 1);
  await call('/api/keyed');
  verify.mockClear();
  expect(await call('/api/keyed', 'genuine')).toBe('429 too_many_requests');
  expect(verify).not.toHaveBeenCalled();
});

it.each([
  ['', 'enforce'],
  ['site-key', 'off'],
])('is off with the site key "%s" and %s', async (siteKey, mode) => {
  const rule = readAppCheckRule(siteKey, mode, verify);
  expect(rule).toBeNull();
  expect(await (await open(rule)).call('/api/keyed')).toBe('200');
});

it('refuses an unknown mode', () => {
  expect(() => readAppCheckRule('site-key', 'on', verify)).toThrow(
    'APP_CHECK is "on"; use enforce, watch, off.',
  );
});
