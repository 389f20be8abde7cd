import { type IncomingHttpHeaders } from 'node:http';
import { type OriginAnswer } from './cacheRules';
import { CdnCache } from './cdnCache';

const PAGE = 'public, s-maxage=60, stale-while-revalidate=600';

let nowMs: number;
let version: number;
let etags: (string | undefined)[];
let headers: IncomingHttpHeaders;
let cache: CdnCache;

beforeEach(() => {
  nowMs = 10_000;
  version = 1;
  etags = [];
  headers = { 'cache-control': PAGE };
  cache = new CdnCache(() => nowMs);
});

const page = (status = 200): OriginAnswer => ({ status, headers, body: Buffer.from(`version ${version}`) });

interface Given {
  key?: string;
  from?: IncomingHttpHeaders;
  origin?: (etag: string | undefined) => Promise<OriginAnswer>;
}
async function request({ key = '/', from = {}, origin = () => Promise.resolve(page()) }: Given = {}) {
  const answer = await cache.answer({
    key,
    headers: from,
    fetchOrigin: (etag) => {
      etags.push(etag);
      return origin(etag);
    },
  });
  return `${answer.isHit ? 'hit' : 'miss'} ${answer.body.toString()}, ${answer.ageSeconds} s`;
}
/** Waits for background work to finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('answers from memory while an answer is fresh, with its age', async () => {
  expect(await request()).toBe('miss version 1, 0 s');
  version = 2;
  nowMs += 59_999;
  expect(await request()).toBe('hit version 1, 59 s');
  expect(etags).toHaveLength(1);
});

test('serves a stale answer once while it fetches the new one', async () => {
  await request();
  version = 2;
  nowMs += 60_000;
  expect(await Promise.all([request(), request(), request()])).toEqual(Array(3).fill('hit version 1, 60 s'));
  await settle();
  expect(await request()).toBe('hit version 2, 0 s');
  expect(etags).toHaveLength(2);
});

test('waits for the new answer when the stale one is too old', async () => {
  await request();
  version = 2;
  nowMs += 660_000;
  expect(await request()).toBe('miss version 2, 0 s');
});

test('sends one request to the function for concurrent callers', async () => {
  expect(await Promise.all([request(), request(), request()])).toEqual([
    'miss version 1, 0 s',
    'hit version 1, 0 s',
    'hit version 1, 0 s',
  ]);
  expect(etags).toHaveLength(1);
});

test('sends a request per waiting caller when the answer must not be cached', async () => {
  headers = { 'cache-control': 'private' };
  expect(await Promise.all([request(), request()])).toEqual(['miss version 1, 0 s', 'miss version 1, 0 s']);
  expect(etags).toHaveLength(2);
});

test('sends a request per waiting caller when the function failed', async () => {
  const broken = () => Promise.reject(new Error('down'));
  const [first, second] = await Promise.allSettled([request({ origin: broken }), request()]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'miss version 1, 0 s' });
});

test('revalidates a stale answer and keeps it after a 304', async () => {
  headers = { 'cache-control': PAGE, etag: '"1"', 'content-length': '9' };
  await request();
  nowMs += 60_000;
  const unchanged = () =>
    Promise.resolve({ status: 304, headers: { 'cache-control': PAGE, etag: '"1"' }, body: Buffer.alloc(0) });
  await request({ origin: unchanged });
  await settle();
  expect(etags).toEqual([undefined, '"1"']);
  expect(await request()).toBe('hit version 1, 0 s');
});

test('keeps serving a stale answer while allowed when the function fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await request();
  nowMs += 60_000;
  await request({ origin: () => Promise.resolve(page(503)) });
  await settle();
  await request({ origin: () => Promise.reject(new Error('down')) });
  await settle();
  expect(await request()).toBe('hit version 1, 60 s');
  expect(logged).toHaveBeenCalledTimes(1);
});

test('evicts an answer that becomes private', async () => {
  await request();
  nowMs += 60_000;
  headers = { 'cache-control': 'no-store' };
  await request();
  await settle();
  expect(await request()).toBe('miss version 1, 0 s');
});

test('separates entries by query and Vary headers', async () => {
  headers = { 'cache-control': PAGE, vary: 'Accept-Language' };
  await request({ from: { 'accept-language': 'en' } });
  version = 2;
  expect(await request({ key: '/?q=1' })).toBe('miss version 2, 0 s');
  expect(await request({ from: { 'accept-language': 'hi' } })).toBe('miss version 2, 0 s');
  expect(await request({ from: { 'accept-language': 'en' } })).toBe('hit version 1, 0 s');
});

test('purges everything, and caches nothing while functions may answer from older data', async () => {
  await request();
  cache.purge();
  expect(await request()).toBe('miss version 1, 0 s');
  nowMs += 2_499;
  expect(await request()).toBe('miss version 1, 0 s');
  nowMs += 1;
  await request();
  expect(await request()).toBe('hit version 1, 0 s');
});

test('does not cache an answer that was requested before a purge', async () => {
  let deliver: (answer: OriginAnswer) => void = () => undefined;
  const slow = request({ origin: () => new Promise((resolve) => (deliver = resolve)) });
  cache.purge();
  nowMs += 10_000;
  deliver(page());
  await slow;
  version = 2;
  expect(await request()).toBe('miss version 2, 0 s');
});

test('evicts the oldest entries at its maximum size, and never caches a huge answer', async () => {
  const large = (bytes: number) => () => Promise.resolve({ ...page(), body: Buffer.alloc(bytes) });
  await request({ key: 'huge', origin: large(8 * 1024 * 1024 + 1) });
  for (let at = 0; at < 9; at += 1) await request({ key: `${at}`, origin: large(8 * 1024 * 1024) });
  expect(etags).toHaveLength(10);
  await request({ key: '8' });
  await request({ key: '1' });
  expect(etags).toHaveLength(10);
  await request({ key: '0' });
  await request({ key: 'huge' });
  expect(etags).toHaveLength(12);
});
