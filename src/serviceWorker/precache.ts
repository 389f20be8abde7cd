import { CACHES } from './caches';
import { CATALOGUE_PATH } from '@/domain/contracts/shoppers/catalogue';
import { findUsedBefore } from '@/domain/offline/siteFiles';
import { isPage, pageKey } from '@/domain/offline/routes';
import { files, worker } from './scope';
import { isCacheablePage } from './strategies';
import { abortAfter } from '@/services/browser/abortAfter';

const HOME = '/';
/** Parallel downloads, limited so that the page in use keeps most of the bandwidth. */
const CONCURRENCY = 2;
/**
 * Milliseconds. A browser delays a request for a file that is being fetched by up to twenty seconds, even if that
 * fetch was cancelled.
 */
const FETCH_TIMEOUT_MS = { cached: 1000, needed: 6000, wanted: 10_000 } as const;

async function inBatches(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const take = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, take));
}

async function fetchOk(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
  return response;
}

type Fetch = (path: string) => Promise<Response>;

const LOW_PRIORITY = { priority: 'low' } as RequestInit;
/** Free of network traffic: the browser's HTTP cache may have the file from this visit. */
const fetchFromHttpCache: Fetch = (path) =>
  fetchOk(path, {
    cache: 'only-if-cached',
    mode: 'same-origin',
    signal: abortAfter(FETCH_TIMEOUT_MS.cached),
  });
const fetchWithLongTimeout: Fetch = (path) =>
  fetchOk(path, { ...LOW_PRIORITY, signal: abortAfter(FETCH_TIMEOUT_MS.wanted) });
const fetchWithShortTimeout: Fetch = (path) =>
  fetchOk(path, { ...LOW_PRIORITY, signal: abortAfter(FETCH_TIMEOUT_MS.needed) });
const fetchBypassingCache: Fetch = (path) => fetchOk(path, { ...LOW_PRIORITY, cache: 'no-store' });

/** Caches files that are missing, trying each way in turn. Throws when all fail for a file that is `must`. */
async function cacheAssets(paths: readonly string[], ways: readonly Fetch[], must = false): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await inBatches(paths, async (path) => {
    if (await cache.match(path)) return;
    for (const [turn, get] of ways.entries()) {
      try {
        await cache.put(path, await get(path));
        return;
      } catch (error) {
        if (must && turn === ways.length - 1) throw error;
      }
    }
  });
}

async function cachePages(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  await inBatches([...new Set(urls)], async (url) => {
    const response = await fetch(url, { ...LOW_PRIORITY, signal: abortAfter(FETCH_TIMEOUT_MS.wanted) });
    if (await isCacheablePage(response)) await cache.put(url, response);
  });
}

/** Caches the pages that are open now, which loaded before this worker. */
async function cacheOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await cachePages(open.map(({ url }) => pageKey(url)).filter((url) => isPage(url, worker.location.origin)));
}

async function cacheCatalogue(get: Fetch): Promise<void> {
  const cache = await caches.open(CACHES.data);
  await cache.put(CATALOGUE_PATH, await get(CATALOGUE_PATH));
}

const savesData = () => worker.navigator.connection?.saveData ?? false;

/**
 * Caches the empty shell, which renders uncached pages. It loads late, so that shoppers who leave at once do not pay
 * for it.
 */
async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHES.shell);
  if (await cache.match(files.shell)) return;
  await cache.put(files.shell, await fetchOk(files.shell, { cache: 'reload' }));
}

/**
 * Caches what every page loads, what this visit has loaded, and what an earlier build had in use. Returns whether the
 * browser may download more, which a data saver forbids. Throws when a file of every page fails: the browser then
 * tries again.
 */
export async function precache(): Promise<boolean> {
  // If an earlier build has cached the shop, this one caches it before it takes over.
  if (worker.registration.active) await cacheShell();
  const cached = (await (await caches.open(CACHES.assets)).keys()).map(({ url }) => new URL(url).pathname);
  const all = [...files.needed, ...files.others];
  if (savesData()) {
    await cacheAssets(all, [fetchFromHttpCache]);
    await cacheCatalogue(fetchFromHttpCache).catch(() => undefined);
    return false;
  }
  await cacheAssets(files.always, [fetchWithShortTimeout, fetchBypassingCache], true);
  await cacheAssets(findUsedBefore(all, cached), [fetchWithLongTimeout]);
  await cacheAssets(all, [fetchFromHttpCache]);
  // The shop also works without it.
  await Promise.allSettled([cacheOpenPages()]);
  return true;
}

/** Caches everything that the shop needs offline, for shoppers who stay; cached files are kept. */
export async function cacheShop(): Promise<void> {
  // Without it an uncached page fails offline; the next visit tries again.
  await cacheShell().catch(() => undefined);
  if (savesData()) return;
  await cacheAssets(files.needed, [fetchWithShortTimeout, fetchBypassingCache]);
  await cacheAssets(files.others, [fetchFromHttpCache]);
  const home = new URL(HOME, worker.location.origin).href;
  await Promise.allSettled([
    (await caches.match(CATALOGUE_PATH, { cacheName: CACHES.data })) ?? cacheCatalogue(fetchWithLongTimeout),
    (await caches.match(home, { cacheName: CACHES.pages })) ?? cachePages([home]),
  ]);
}
