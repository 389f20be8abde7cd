import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { cacheIf, type Plugin } from './cacheIf';
import { CACHES } from './caches';
import { isOfBuild } from '@/domain/offline/siteFiles';
import { pageKey, type Route } from '@/domain/offline/routes';
import { files } from './scope';

const DAY_S = 86_400;
const matchOptions = { ignoreVary: true };

const shell = () => caches.match(files.shell, { cacheName: CACHES.shell });

/** Whether a response is a page of this build, at the requested address. */
export async function isCacheablePage(response: Response): Promise<boolean> {
  const html = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || response.redirected || !html) return false;
  return isOfBuild(files, await response.clone().text());
}

const isOk = (response: Response) => Promise.resolve(response.status === 200);

/** Offline or after a server error, answers the cached shell, which renders the page. */
const shellFallback: Plugin = {
  handlerDidError: shell,
  handlerWillRespond: async ({ response }) =>
    response.status >= 500 ? ((await shell()) ?? response) : response,
};

const pagePlugins = [
  { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) } satisfies Plugin,
  cacheIf(CACHES.pages, isCacheablePage, pageKey),
  new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
  shellFallback,
];

const data = {
  cacheName: CACHES.data,
  matchOptions,
  plugins: [
    cacheIf(CACHES.data, isOk),
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
  ],
};

const asset = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [cacheIf(CACHES.assets, isOk)],
});

/** ADR 0022 explains each strategy. */
export const strategies: Record<Exclude<Route, 'none'>, Strategy> = {
  page: new StaleWhileRevalidate({ cacheName: CACHES.pages, matchOptions, plugins: pagePlugins }),
  'page-reload': new NetworkFirst({
    cacheName: CACHES.pages,
    matchOptions,
    plugins: pagePlugins,
    networkTimeoutSeconds: 4,
  }),
  app: new NetworkFirst({
    cacheName: CACHES.shell,
    matchOptions,
    networkTimeoutSeconds: 3,
    plugins: [
      { cacheKeyWillBeUsed: async () => files.shell, cacheWillUpdate: async () => null } satisfies Plugin,
      shellFallback,
    ],
  }),
  asset,
  'asset-reload': new NetworkFirst({
    cacheName: CACHES.assets,
    matchOptions,
    plugins: [cacheIf(CACHES.assets, isOk)],
  }),
  picture: new CacheFirst({
    cacheName: CACHES.pictures,
    matchOptions,
    plugins: [
      cacheIf(CACHES.pictures, isOk),
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
  catalogue: new NetworkFirst({ ...data, networkTimeoutSeconds: 6 }),
  detail: new NetworkFirst({ ...data, networkTimeoutSeconds: 6 }),
};
