import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_RECORD } from '../callers/account';
import { proxyNetworks } from '../callers/proxies';
import { RateLimiter } from '../limiter/rateLimiter';
import { endpoint } from './endpoint';
import { getAsAnyone } from './route';

/** A lost transaction as Firestore reports it: gRPC's code 10, "aborted". */
const LOST = Object.assign(new Error('Too much contention'), { code: 10 });

it.each([
  ['a transaction lost against those of others', LOST, 503, 'busy', []],
  ['anything else is thrown', new Error('A bug'), 500, 'internal', ['request.crashed']],
])('where %s, it says so', async (_what, thrown, status, code, logged) => {
  const events: string[] = [];
  const answer = endpoint({
    name: 'shop',
    routes: [getAsAnyone('/api/thing', { key: false }, () => Promise.reject(thrown))],
    verifyToken: () => Promise.resolve(null),
    accounts: { find: () => Promise.resolve(null) },
    recordOf: () => Promise.resolve(NO_RECORD),
    apiKey: () => 'k',
    elapsedMs: () => 0,
    limiter: new RateLimiter(() => ({ burst: 100, perSecond: 1 })),
    addressRule: () => ({ hops: 0, proxies: proxyNetworks(), fastly: 'ignore' }),
    now: () => new Date(),
    log: (event) => void (event !== 'request.answered' && events.push(event)),
  });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/thing`);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ success: false, code });
  expect(events).toEqual(logged);
  server.close().closeAllConnections();
});
