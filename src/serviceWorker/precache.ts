import { CACHES } from './caches';
import { CATALOGUE_PATH } from '@/domain/contracts/catalogue';
import { findUsedBefore } from '@/domain/offline/siteFiles';
import { isPage, pageKey } from '@/domain/offline/routes';
import { files, worker } from './scope';
import { isKeepablePage } from './strategies';

const HOME = '/';
/** At a time, so that a page that is being used has the line too. */
const AT_ONCE = 2;
/** Milliseconds. A browser lets who asks for what is just being fetched wait for twenty seconds, even if that was given up. */
const PATIENCE = { held: 1000, needed: 6000, wanted: 10_000 } as const;

const within = (ms: number): RequestInit => ({ signal: AbortSignal.timeout(ms) });

async function inTurns(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const take = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

async function fetchFine(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
  return response;
}

type Fetch = (path: string) => Promise<Response>;

const LOW = { priority: 'low' } as RequestInit;
/** What costs no byte: the browser may hold it from this visit. */
const fetchHeld: Fetch = (path) =>
  fetchFine(path, { cache: 'only-if-cached', mode: 'same-origin', ...within(PATIENCE.held) });
const fetchWanted: Fetch = (path) => fetchFine(path, { ...LOW, ...within(PATIENCE.wanted) });
const fetchSoon: Fetch = (path) => fetchFine(path, { ...LOW, ...within(PATIENCE.needed) });
const fetchPastCache: Fetch = (path) => fetchFine(path, { ...LOW, cache: 'no-store' });

/** Takes in files that are not there yet, each in the first of the ways that works. Throws where none does and it `must` be there. */
async function keepAssets(paths: readonly string[], ways: readonly Fetch[], must = false): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await inTurns(paths, async (path) => {
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

async function keepPages(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  await inTurns([...new Set(urls)], async (url) => {
    const response = await fetch(url, { ...LOW, ...within(PATIENCE.wanted) });
    if (await isKeepablePage(response)) await cache.put(url, response);
  });
}

/** The pages that are open now, which this worker did not see come. */
async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await keepPages(open.map(({ url }) => pageKey(url)).filter((url) => isPage(url, worker.location.origin)));
}

async function keepCatalogue(get: Fetch): Promise<void> {
  const cache = await caches.open(CACHES.data);
  await cache.put(CATALOGUE_PATH, await get(CATALOGUE_PATH));
}

const isSparing = () => worker.navigator.connection?.saveData ?? false;

/** Caches the empty shell, which renders uncached pages. It loads late, so that shoppers who leave at once do not pay for it. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHES.shell);
  if (await cache.match(files.shell)) return;
  await cache.put(files.shell, await fetchFine(files.shell, { cache: 'reload' }));
}

/**
 * Takes in what every page loads, what has come beside it, and what was used of an earlier build; whether the browser may spend bytes,
 * which saving them may forbid. Throws where a file that every page loads does not come: the browser tries again.
 */
export async function precache(): Promise<boolean> {
  // If an earlier build has cached the shop, this one caches it too before it takes over.
  if (worker.registration.active) await keepShell();
  const cached = (await (await caches.open(CACHES.assets)).keys()).map(({ url }) => new URL(url).pathname);
  const all = [...files.needed, ...files.others];
  if (isSparing()) {
    await keepAssets(all, [fetchHeld]);
    await keepCatalogue(fetchHeld).catch(() => undefined);
    return false;
  }
  await keepAssets(files.always, [fetchSoon, fetchPastCache], true);
  await keepAssets(findUsedBefore(all, cached), [fetchWanted]);
  await keepAssets(all, [fetchHeld]);
  // Without it the shop is there all the same.
  await Promise.allSettled([keepOpenPages()]);
  return true;
}

/** Takes in all that the shop needs to be there without network, which only a shopper who stays can want; what is there already stays. */
export async function keepShop(): Promise<void> {
  // Without it a page that is not kept fails offline; the next visit asks again.
  await keepShell().catch(() => undefined);
  if (isSparing()) return;
  await keepAssets(files.needed, [fetchSoon, fetchPastCache]);
  await keepAssets(files.others, [fetchHeld]);
  const home = new URL(HOME, worker.location.origin).href;
  await Promise.allSettled([
    (await caches.match(CATALOGUE_PATH, { cacheName: CACHES.data })) ?? keepCatalogue(fetchWanted),
    (await caches.match(home, { cacheName: CACHES.pages })) ?? keepPages([home]),
  ]);
}
