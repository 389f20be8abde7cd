import { pageKey } from '@/domain/offline/routes';
import { cacheIf } from './cacheIf';

const removed: string[] = [];
const cache = { delete: async (key: string) => removed.push(key) > 0 };
Object.assign(globalThis, { caches: { open: async () => cache } });
const page = 'https://shop.example/product/serum';
const isOk = (response: Response) => Promise.resolve(response.status === 200);

/** Whether the answer to a request is cached. */
const isCached = async (url: string, status: number) => {
  const plugin = cacheIf('pages', isOk, pageKey);
  const response = new Response('', { status });
  const request = { url } as Request;
  return (await plugin.cacheWillUpdate?.({ request, response, event: {} as never })) === response;
};

beforeEach(() => void removed.splice(0));

test.each([404, 410])('a page that is gone (%i) is removed under the key of its cache', async (status) => {
  expect(await isCached(`${page}?utm_source=mail&gclid=1`, status)).toBe(false);
  expect(removed).toEqual([page]);
});

test('a good answer is cached, and a failure of the server leaves the cached one', async () => {
  expect(await isCached(page, 200)).toBe(true);
  expect(await isCached(page, 503)).toBe(false);
  expect(removed).toEqual([]);
});
