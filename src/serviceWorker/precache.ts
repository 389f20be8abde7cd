import { CACHES } from './caches';
import { CATALOGUE_PATH } from '@/domain/contracts/catalogue';
import { usedBefore } from '@/domain/offline/siteFiles';
import { isPage, pageKey } from '@/domain/offline/routes';
import { files, worker } from './scope';
import { isKeepablePage } from './strategies';

const HOME = '/';
/** At a time, so that a page that is being used has the line too. */
const AT_ONCE = 2;

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

/** What costs no byte: the browser may hold it from this visit. */
const HELD: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };
const fetchLow = (): RequestInit => ({ priority: 'low' }) as RequestInit;

async function keepAssets(paths: readonly string[], init: RequestInit, must: boolean): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await inTurns(paths, async (path) => {
    if (await cache.match(path)) return;
    try {
      await cache.put(path, await fetchFine(path, init));
    } catch (error) {
      if (must) throw error;
    }
  });
}

/** The pages that are open now, which this worker did not see come, and the one that the shop is opened at. */
async function keepPages(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { origin } = worker.location;
  const seen = open.map(({ url }) => pageKey(url)).filter((url) => isPage(url, origin));
  const cache = await caches.open(CACHES.pages);
  await inTurns([...new Set([new URL(HOME, origin).href, ...seen])], async (url) => {
    const response = await fetch(url, fetchLow());
    if (await isKeepablePage(response)) await cache.put(url, response);
  });
}

async function keepCatalogue(init: RequestInit): Promise<void> {
  const cache = await caches.open(CACHES.data);
  await cache.put(CATALOGUE_PATH, await fetchFine(CATALOGUE_PATH, init));
}

/** Takes in what the shop needs to be there without network. Throws where a needed file does not come: the browser tries again. */
export async function precache(): Promise<void> {
  const sparing = worker.navigator.connection?.saveData ?? false;
  const shell = await caches.open(CACHES.shell);
  await shell.put(files.shell, await fetchFine(files.shell, { cache: 'reload' }));
  const kept = (await (await caches.open(CACHES.assets)).keys()).map(({ url }) => new URL(url).pathname);
  if (sparing) {
    await keepAssets([...files.needed, ...files.others], HELD, false);
    await keepCatalogue(HELD).catch(() => undefined);
    return;
  }
  await keepAssets(files.needed, fetchLow(), true);
  await keepAssets(usedBefore(files.others, kept), fetchLow(), false);
  await keepAssets(files.others, HELD, false);
  // Without them the shop is there all the same.
  await Promise.allSettled([keepCatalogue({}), keepPages()]);
}
