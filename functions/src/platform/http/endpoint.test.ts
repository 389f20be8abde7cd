import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_RECORD } from '../callers/account';
import { proxyNetworks } from '../callers/proxies';
import { RateLimiter } from '../limiter/rateLimiter';
import { ok } from './answer';
import { endpoint, type Endpoint, type EndpointDeps } from './endpoint';
import { getAsAnyone } from './route';

/** A lost transaction as Firestore reports it: gRPC's code 10, "aborted". */
const LOST = Object.assign(new Error('Too much contention'), { code: 10 });

/** The answer of an endpoint over HTTP. */
async function ask(answer: Endpoint): Promise<Response> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/thing`);
  server.close().closeAllConnections();
  return reply;
}

const deps: EndpointDeps = {
  name: 'shop',
  routes: [],
  verifyToken: () => Promise.resolve(null),
  accounts: { find: () => Promise.resolve(null) },
  recordOf: () => Promise.resolve(NO_RECORD),
  apiKey: () => 'k',
  elapsedMs: () => 0,
  limiter: new RateLimiter(() => ({ burst: 100, perSecond: 1 })),
  addressRule: () => ({ hops: 0, proxies: proxyNetworks(), fastly: 'ignore' }),
  now: () => new Date(),
  log: () => undefined,
};

it.each([
  ['a transaction lost against those of others', LOST, 503, 'busy', []],
  ['anything else is thrown', new Error('A bug'), 500, 'internal', ['request.crashed']],
])('where %s, it says so', async (_what, thrown, status, code, logged) => {
  const events: string[] = [];
  const answer = endpoint({
    ...deps,
    routes: [getAsAnyone('/api/thing', { key: false }, () => Promise.reject(thrown))],
    log: (event) => void (event !== 'request.answered' && events.push(event)),
  });
  const reply = await ask(answer);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ success: false, code });
  expect(events).toEqual(logged);
});

it('logs how long a call took, though the time of day was set back meanwhile', async () => {
  let answered: (fields: unknown) => void = () => undefined;
  const line = new Promise((resolve) => (answered = resolve));
  let [day, elapsed] = [22, 1000.25];
  const answer = endpoint({
    ...deps,
    now: () => new Date(Date.UTC(2026, 10, day)),
    elapsedMs: () => elapsed,
    routes: [
      getAsAnyone('/api/thing', { key: false }, () => {
        [day, elapsed] = [21, 1250.5];
        return Promise.resolve(ok({}));
      }),
    ],
    log: (event, fields) => event === 'request.answered' && answered(fields),
  });
  expect((await ask(answer)).status).toBe(200);
  expect(await line).toMatchObject({ ms: 250 });
});
