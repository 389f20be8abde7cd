import { createServer, get, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { startCdn, type Cdn } from './cdn';

const HTML = `<!doctype html>${'<p>A shop for skincare in India.</p>'.repeat(200)}`;
const BROTLI = brotliCompressSync(HTML);
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let seen: IncomingMessage[];
let nowMs: number;
let cdn: Cdn;
const origin = createServer((req, res) => {
  seen.push(req);
  const isMine = req.headers.authorization !== undefined;
  res.setHeader('cache-control', isMine ? 'private, no-store' : 'public, max-age=0, s-maxage=60');
  const isBrotli = req.headers['accept-encoding'] === 'br';
  if (isBrotli) res.setHeader('content-encoding', 'br');
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"page"' });
  res.end(isBrotli ? BROTLI : HTML);
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

it('has an entry for each query, whatever the page makes of it', async () => {
  const caches: (string | null)[] = [];
  for (const path of ['/products', '/products?utm_source=mail', '/products', '/products?utm_source=mail'])
    caches.push((await fetch(urlOf(hosting) + path)).headers.get('x-cache'));
  expect(caches).toEqual(['MISS', 'MISS', 'HIT', 'HIT']);
  expect(seen.map(({ url }) => url)).toEqual(['/products', '/products?utm_source=mail']);
});

it('compresses nothing, and keeps what the function compressed for callers with the same encoding', async () => {
  for (const accepted of ['gzip, deflate, br', 'br']) {
    const brotli = await requestRaw({ 'accept-encoding': accepted });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': `${BROTLI.length}` });
    expect(brotli.body).toEqual(BROTLI);
    expect(brotli.headers.vary).toBe('cookie, need-authorization, x-fh-requested-host, accept-encoding');
  }
  for (const accepted of ['deflate, gzip', 'identity']) {
    const plain = await requestRaw({ 'accept-encoding': accepted });
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, HTML]);
  }
  expect(seen.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined]);
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

it.each(['GET', 'POST'])('sends the function of a %s no cookie but __session', async (method) => {
  await fetchPage({ method, headers: { cookie: 'who=me', 'x-api-key': 'k' } });
  await fetchPage({ method, headers: { cookie: 'who=me; __session=s' } });
  expect(seen.map(({ headers }) => headers.cookie)).toEqual([undefined, '__session=s']);
  expect(seen[0]?.headers['x-api-key']).toBe('k');
});

it('calls the function at its own address, with the address of the shop beside it', async () => {
  await fetchPage({ headers: { 'x-forwarded-host': 'evil.example' } });
  const host = new URL(urlOf(hosting)).host;
  expect(seen[0]?.headers).toMatchObject({ host: new URL(urlOf(origin)).host, 'x-forwarded-host': host });
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
