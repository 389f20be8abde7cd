import { createServer, get, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { startCdn, type Cdn } from './cdn';

const HTML = `<!doctype html>${'<p>A shop for skincare in India.</p>'.repeat(200)}`;
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let seen: IncomingMessage[];
let nowMs: number;
let cdn: Cdn;
const origin = createServer((req, res) => {
  seen.push(req);
  const isMine = req.headers.authorization !== undefined;
  res.setHeader('cache-control', isMine ? 'private, no-store' : 'public, max-age=0, s-maxage=60');
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"page"' }).end(HTML);
});
const hosting = createServer((req, res) => cdn.forward(req, res, urlOf(origin), ''));

beforeAll(() =>
  Promise.all(
    [origin, hosting].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
  ),
);
afterAll(() => [origin, hosting].forEach((server) => server.close().closeAllConnections()));
beforeEach(() => {
  seen = [];
  nowMs = 10_000;
  cdn = startCdn(() => nowMs);
});

const fetchPage = (init?: RequestInit) => fetch(urlOf(hosting), init);

/** As it comes over the wire: fetch unpacks a body and hides that it was packed. */
const requestRaw = (headers: Record<string, string>) =>
  new Promise<{ headers: IncomingMessage['headers']; body: Buffer }>((resolve) =>
    get(urlOf(hosting), { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ headers: res.headers, body: Buffer.concat(chunks) }));
    }),
  );

it('answers the second request from memory, complete and with its age', async () => {
  const first = await fetchPage();
  expect([first.headers.get('x-cache'), first.headers.get('age')]).toEqual(['MISS', null]);
  expect(await first.text()).toBe(HTML);
  nowMs += 20_000;
  const second = await fetchPage();
  expect([second.headers.get('x-cache'), second.headers.get('age')]).toEqual(['HIT', '20']);
  expect(second.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await second.text()).toBe(HTML);
  expect(seen).toHaveLength(1);
});

it('uses one entry for URLs with unknown parameters, and requests the canonical URL', async () => {
  const paths = ['/products', '/products?utm_source=mail', '/products?x=1&y', '/products?sort=new&x=1'];
  const caches: (string | null)[] = [];
  for (const path of [...paths, '/products?sort=new'])
    caches.push((await fetch(urlOf(hosting) + path)).headers.get('x-cache'));
  expect(caches).toEqual(['MISS', 'HIT', 'HIT', 'MISS', 'HIT']);
  expect(seen.map(({ url }) => url)).toEqual(['/products', '/products?sort=new']);
});

it('compresses stored answers for each caller', async () => {
  const brotli = await requestRaw({ 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
  expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
  expect((await requestRaw({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const plain = await requestRaw({});
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, HTML]);
  expect(seen.map(({ headers }) => headers['accept-encoding'])).toEqual([undefined]);
});

it('answers 304 itself and requests the full page from the function', async () => {
  const known = { headers: { 'if-none-match': 'W/"page"' } };
  const first = await fetchPage(known);
  expect([first.status, await first.text(), first.headers.get('etag')]).toEqual([304, '', '"page"']);
  expect((await fetchPage()).status).toBe(200);
  expect((await fetchPage(known)).status).toBe(304);
  expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
});

it('answers HEAD without a body', async () => {
  const head = await fetchPage({ method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetchPage()).headers.get('x-cache')).toBe('HIT');
});

it('sends no cookies to the function for a shared page', async () => {
  await fetchPage({ headers: { cookie: 'who=me', 'x-api-key': 'k' } });
  expect(seen[0]?.headers).toMatchObject({ 'x-api-key': 'k' });
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

it('does not cache requests with an Authorization header', async () => {
  const mine = { headers: { authorization: 'Bearer t' } };
  await fetchPage();
  expect((await fetchPage(mine)).headers.get('x-cache')).toBeNull();
  expect((await fetchPage(mine)).headers.get('cache-control')).toBe('private, no-store');
  expect((await fetchPage()).headers.get('x-cache')).toBe('HIT');
  expect(seen).toHaveLength(3);
});

it('purges the cache after a write, so that an edit is visible at once', async () => {
  await fetchPage();
  await (await fetchPage({ method: 'POST', body: 'an edit' })).text();
  expect((await fetchPage()).headers.get('x-cache')).toBe('MISS');
  nowMs += 60_000;
  await fetchPage();
  expect((await fetchPage()).headers.get('x-cache')).toBe('HIT');
  cdn.purge();
  expect((await fetchPage()).headers.get('x-cache')).toBe('MISS');
});

it('reports an unreachable function', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = startCdn();
  const server = createServer((req, res) => broken.forward(req, res, 'http://127.0.0.1:1', ''));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  expect((await fetch(urlOf(server))).status).toBe(502);
  expect(logged).toHaveBeenCalledTimes(1);
  server.close().closeAllConnections();
});

it('continues when a caller disconnects before the answer', async () => {
  await new Promise<void>((left) => {
    const leaving = request(urlOf(hosting)).on('error', () => left());
    leaving.end();
    setImmediate(() => leaving.destroy(new Error('gone')));
  });
  expect(await (await fetchPage()).text()).toBe(HTML);
});
