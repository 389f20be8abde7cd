import type { Strategy } from 'workbox-strategies';

export type Plugin = Strategy['plugins'][number];

/**
 * Caches the responses that pass `isGood`; a 404 or 410 deletes the cached response. Workbox passes the request itself
 * and not its key in the cache.
 */
export const cacheIf = (
  cacheName: string,
  isGood: (response: Response) => Promise<boolean>,
  keyOf: (url: string) => string = (url) => url,
): Plugin => ({
  async cacheWillUpdate({ request, response }) {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(cacheName)).delete(keyOf(request.url), { ignoreVary: true });
    return (await isGood(response)) ? response : null;
  },
});
