import { routes, type AppRoute } from '@/app/router/paths';
import { CATALOGUE_PATH } from '../contracts/shoppers/catalogue';

/** The worker's answer to a request; 'none': the browser asks the network, as without a worker. */
export type Route =
  /** A public page, whose HTML is equal for all visitors. */
  | 'page'
  /** A public page, requested by a reload. */
  | 'page-reload'
  /** Any other address of the shop; the app shell renders it. */
  | 'app'
  /** Scripts and fonts, whose names contain a content hash. */
  | 'asset'
  /** An asset, requested past every cache. */
  | 'asset-reload'
  | 'picture'
  | 'catalogue'
  | 'detail'
  | 'none';

/** The fields of a request that the decision needs. */
export interface ResourceRequest {
  method: string;
  url: string;
  /** The fields of a `Request`. */
  mode: string;
  cache: string;
  /** Whether it has a user's token. */
  authorized: boolean;
}

/** Plain paths only: a dot starts a file extension, and hosting redirects a trailing slash. */
function addressesOf(isAmong: (route: AppRoute) => boolean): RegExp {
  const patterns = Object.values(routes)
    .filter(isAmong)
    .map(({ pattern }) => pattern.replace(/:\w+/, '[^/.]+').replace(/\/\*$/, '(?:/[^.]*)?'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

const PAGE = addressesOf(({ isCachedOffline }) => isCachedOffline);
const APP = addressesOf(({ isCachedOffline }) => !isCachedOffline);
const DETAIL = new RegExp(`^${CATALOGUE_PATH}/(?:products|combos)/[^/]+$`);

const RELOAD_CACHE_MODES = ['reload', 'no-cache', 'no-store'];

/** Routes a request. The worker never handles other origins, writes or personal data. */
export function routeOf({ method, url, mode, cache, authorized }: ResourceRequest, origin: string): Route {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin || authorized) return 'none';
  const isReload = RELOAD_CACHE_MODES.includes(cache);
  if (mode === 'navigate') {
    if (PAGE.test(pathname)) return isReload ? 'page-reload' : 'page';
    return APP.test(pathname) ? 'app' : 'none';
  }
  if (/^\/(?:assets|fonts)\//.test(pathname)) return isReload ? 'asset-reload' : 'asset';
  // Review photos may be removed, so they are never cached.
  if (/^\/(?:pictures|media(?!\/review)|brand)\//.test(pathname)) return 'picture';
  if (pathname === CATALOGUE_PATH) return 'catalogue';
  return DETAIL.test(pathname) ? 'detail' : 'none';
}

/** Tracking parameters, which do not change the page. */
const COUNTED = /^(?:utm_.*|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** The cache key of a page. */
export function pageKey(url: string): string {
  const key = new URL(url);
  key.hash = '';
  for (const name of [...key.searchParams.keys()]) if (COUNTED.test(name)) key.searchParams.delete(name);
  return key.href;
}

/** Whether an address is one of the public pages. */
export const isPage = (url: string, origin: string): boolean =>
  routeOf({ method: 'GET', url, mode: 'navigate', cache: 'default', authorized: false }, origin) === 'page';
