import { CacheExpiration } from 'workbox-expiration';
import { findRemovable } from '@/domain/offline/siteFiles';
import { files } from './scope';

const PREFIX = 'glumist-';

/**
 * Pages and responses are cached per build, because another build may expect other data. Caches with their own name
 * are shared.
 */
export const CACHES = {
  shell: `${PREFIX}shell-${files.build}`,
  pages: `${PREFIX}pages-${files.build}`,
  data: `${PREFIX}data-${files.build}`,
  assets: `${PREFIX}assets`,
  pictures: `${PREFIX}pictures`,
} as const;

async function dropCache(name: string): Promise<void> {
  await caches.delete(name);
  // Deletes the expiry times that Workbox stores for a cache.
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}

/** Deletes the caches of earlier builds. */
export async function dropOldBuilds(): Promise<void> {
  const current: string[] = Object.values(CACHES);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
  await Promise.all(old.map(dropCache));
  const assets = await caches.open(CACHES.assets);
  const cached = (await assets.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(findRemovable(files, cached).map((path) => assets.delete(path)));
}

/** Deletes everything that this worker and earlier ones cached. */
export async function dropEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}
