import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { NO_RECORD } from '../../../../functions/src/platform/callers/account';
import { endpoint } from '../../../../functions/src/platform/http/endpoint';
import { RateLimiter, type RateLimits } from '../../../../functions/src/platform/limiter/rateLimiter';
import { type Route } from '../../../../functions/src/platform/http/route';
import { pageRoute } from '../../../../functions/src/pages/pageRoute';
import { pagePolicy } from '../../../../functions/src/pages/pagePolicy';
import { type Site } from '../../../../functions/src/pages/site';
import { ONE_PROXY } from '../shops/oneProxy';
import { ORIGIN, type TestShop } from '../shops/testShop';

/** The inline content of every page. */
export const inline = { styles: ['p{color:red}'], scripts: ['x=1'] };
/** An address whose page fails to render. */
export const FAILING = '/contact';
/** Addresses of real pages, because the route's `*` cannot be requested. */
const ADDRESSES = ['/', '/{id}', '/{id}/{id}', '/product/{id}', '/combo/{id}'];

const html = `<style>${inline.styles[0]}</style><script>${inline.scripts[0]}</script><p>A page</p>`;
/** A small site: e2e/journeys/programs/crawler.spec.ts tests the built app. */
const site: Site = {
  render({ url, detail }) {
    if (url === FAILING) return Promise.reject(new Error('It cannot be drawn'));
    const status = detail?.kind === 'unknown' ? 404 : detail?.kind === 'gone' ? 410 : 200;
    return Promise.resolve({ status, html, inline });
  },
  shell: () => ({ html, inline }),
  assets: { build: 'b', initial: ['assets/main.js'], screens: {}, logo: '' },
};

/** The function `pages` on its own server with the database of a shop. */
export async function openPages({ reads, now, events }: TestShop, limits?: RateLimits) {
  const deps = {
    reads,
    now,
    takesOnlinePayments: () => true,
    log: (event: string, fields: Record<string, unknown> = {}) => void events.push({ event, fields }),
  };
  const route = pageRoute({ ...deps, site: () => site, origin: () => ORIGIN, policy: pagePolicy });
  const answer = endpoint({
    ...deps,
    name: 'pages',
    routes: [route],
    apiKey: () => '',
    addressRule: () => ONE_PROXY,
    verifyToken: () => Promise.resolve(null),
    accounts: { find: () => Promise.resolve(null) },
    recordOf: () => Promise.resolve(NO_RECORD),
    elapsedMs: () => performance.now(),
    limiter: new RateLimiter(() => limits ?? { burst: 10_000, perSecond: 10_000 }),
  });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The route, once for each kind of address. */
    routes: ADDRESSES.map((path): Route => ({ ...route, path })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
