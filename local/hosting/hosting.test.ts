import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHosting, type Hosting } from '.';
import { folderProvider, siteProvider } from './fileProvider';
import { FILE_POLICY } from '@/domain/security/contentSecurityPolicy';
import { readHostingConfig } from './firebaseJson';

const ROBOTS = 'User-agent: *\nDisallow: /admin\n';
const INDEX = `<!doctype html><title>Shop</title>${'<p>A shop for skincare in India.</p>'.repeat(200)}`;
const root = path.resolve(__dirname, '../..');

/** Answers what it was asked, so that a test sees what a proxy passed on. */
function echoServer(name: string): Promise<{ server: Server; url: string }> {
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      res.writeHead(req.method === 'DELETE' ? 409 : 200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ name, method: req.method, url: req.url, headers: req.headers, body }));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    });
  });
}

interface Echo {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

const echo = async (response: Response) => (await response.json()) as Echo;

describe('Hosting', () => {
  let folder: string;
  let hosting: Hosting;
  let closed: Hosting;
  const servers: Server[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'glumist-hosting-'));
    for (const [file, text] of Object.entries({
      'dist/shell.html': INDEX,
      'dist/assets/main.1a2b3c4d.js': 'console.log("the shop")\n'.repeat(200),
      'pictures/mist-800.webp': 'demo picture',
      'uploads/pictures/own-800.webp': 'own picture',
    })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const [functions, firestore, auth] = await Promise.all(
      ['functions', 'firestore', 'auth'].map(echoServer),
    );
    servers.push(functions!.server, firestore!.server, auth!.server);
    hosting = await startHosting(0);
    hosting.open({
      config: readHostingConfig(path.join(root, 'firebase.json')),
      files: siteProvider(folderProvider(path.join(folder, 'dist')), {
        pictureFolders: [path.join(folder, 'pictures'), path.join(folder, 'uploads/pictures')],
        own: { '/robots.txt': ROBOTS },
      }),
      functionsUrl: functions!.url,
      firestoreUrl: firestore!.url,
      authUrl: auth!.url,
      console: (_req, res) => res.end('the console'),
      reconcile: () => Promise.resolve({ settled: 2 }),
      sendMails: () => Promise.resolve({ sent: 3 }),
    });
    closed = await startHosting(0);
  });

  afterAll(async () => {
    await Promise.all([hosting.close(), closed.close()]);
    for (const server of servers) server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const fetchPath = (url: string, init?: RequestInit) => fetch(hosting.url + url, init);

  it.each(['/admin', '/admin/orders', '/profile?tab=orders'])('answers the app shell at %s', async (url) => {
    const response = await fetchPath(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(INDEX);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each([
    '/assets/nope.js',
    '/assets/main.00000000.js',
    '/pictures/nope.webp',
    '/pincodes/nope.json',
    '/favicon.ico',
    '/x.js',
    '/fonts/nope.woff2',
    '/pictures/%E0%A4%A.webp',
  ])('answers 404 instead of the app at %s', async (url) => {
    const response = await fetchPath(url);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<title>');
    // A later deploy may add the file, so the 404 must not be cached for a year.
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a page', '/admin', 200],
    ['a person’s page', '/profile', 200],
    ['a script', '/assets/main.1a2b3c4d.js', 200],
    ['a picture', '/pictures/mist-800.webp', 200],
    ['a file that is not there', '/assets/nope.js', 404],
    ['a path that cannot be decoded', '/%E0%A4%A', 404],
    ['robots.txt', '/robots.txt', 200],
  ])('answers %s with the common headers', async (_name, url, status) => {
    const answer = await fetchPath(url, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('sends built files with an immutable cache header and answers 304', async () => {
    const response = await fetchPath('/assets/main.1a2b3c4d.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetchPath('/assets/main.1a2b3c4d.js', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['/', '/products', '/product/rose-mist', '/about', '/checkout', '/nowhere'])(
    'has %s rendered by the function',
    async (url) => {
      expect(await echo(await fetchPath(url))).toMatchObject({
        url: `/demo-glumist/asia-south1/pages${url}`,
      });
    },
  );

  it('serves paths that only resemble the console’s', async () => {
    const { port } = new URL(hosting.url);
    const body = await new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1', path: '/__local/../products' }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text));
      });
    });
    expect(body).toContain('/demo-glumist/asia-south1/pages/');
  });

  it('serves robots.txt at its own URL', async () => {
    const answer = await fetchPath('/robots.txt', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toBe(FILE_POLICY);
    expect(await answer.text()).toBe(ROBOTS);
  });

  it('sends the bare /api to a function and not to the app', async () => {
    expect(await echo(await fetchPath('/api'))).toMatchObject({ url: '/demo-glumist/asia-south1/shop/api' });
  });

  it.each(['br', 'gzip'])('compresses text with %s', async (encoding) => {
    const response = await new Promise<IncomingMessage>((resolve) =>
      get(`${hosting.url}/profile`, { headers: { 'accept-encoding': encoding } }, resolve),
    );
    response.resume();
    expect(response.headers['content-encoding']).toBe(encoding);
  });

  it.each([
    ['/pictures/mist-800.webp', 'demo picture'],
    ['/pictures/own-800.webp', 'own picture'],
  ])('serves the picture %s from its folder', async (url, text) => {
    const response = await fetchPath(url);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it.each(['/pictures/../dist/shell.html', '/pictures/..%2fdist%2fshell.html', '/../../package.json'])(
    'serves nothing outside its folders for %s',
    async (url) => {
      const { port } = new URL(hosting.url);
      const body = await new Promise<string>((resolve) => {
        get({ port, host: '127.0.0.1', path: url }, (res) => {
          let text = '';
          res.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text));
        });
      });
      expect(body).not.toContain('demo picture');
      expect(body).not.toContain('"name": "glumist"');
    },
  );

  it.each([
    ['/api/payment/validate-offer', 'payment'],
    ['/api/nimbus/create-shipment', 'nimbus'],
    ['/api/admin/orders/GLM1/pack', 'admin'],
    ['/api/admin/pictures?use=shelf', 'pictures'],
    ['/media/0123-800.webp', 'pictures'],
    ['/api/catalogue?page=2', 'shop'],
  ])('passes %s unchanged to the function %s', async (url, name) => {
    const response = await fetchPath(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'k', authorization: 'Bearer t' },
      body: '{"a":  1}',
    });
    const seen = await echo(response);
    expect(seen).toMatchObject({ name: 'functions', method: 'POST', body: '{"a":  1}' });
    expect(seen.url).toBe(`/demo-glumist/asia-south1/${name}${url}`);
    expect(seen.headers).toMatchObject({ 'x-api-key': 'k', authorization: 'Bearer t' });
    expect(seen.headers['x-forwarded-host']).toBe(new URL(hosting.url).host);
  });

  it('appends the caller’s address to X-Forwarded-For', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.9' };
    const seen = await echo(await fetchPath('/api/catalogue', { headers }));
    expect(seen.headers['x-forwarded-for']).toMatch(/^10\.0\.0\.9, .*127\.0\.0\.1$/);
  });

  it('passes a function’s refusal on unchanged', async () => {
    expect((await fetchPath('/api/orders/1', { method: 'DELETE' })).status).toBe(409);
  });

  it.each([
    ['/v1/projects/demo-glumist/databases/(default)/documents/offers', 'firestore'],
    ['/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', 'auth'],
    ['/securetoken.googleapis.com/v1/token?key=k', 'auth'],
    ['/emulator/v1/projects/demo-glumist/oobCodes', 'auth'],
  ])('sends %s to %s with the original Host header', async (url, name) => {
    const seen = await echo(await fetchPath(url));
    expect(seen).toMatchObject({ name, url });
    expect(seen.headers.host).toBe(new URL(hosting.url).host);
  });

  it('serves the console and runs the reconciler', async () => {
    expect(await (await fetchPath('/__local')).text()).toBe('the console');
    const ran = await fetchPath('/__local/reconcile', { method: 'POST' });
    expect(await ran.json()).toEqual({ settled: 2 });
    expect((await fetchPath('/__local/reconcile')).status).toBe(405);
    const foreign = { method: 'POST', headers: { origin: 'http://evil.example' } };
    expect((await fetchPath('/__local/reconcile', foreign)).status).toBe(403);
  });

  it('purges its cache on request, from this site only', async () => {
    expect((await fetchPath('/__local/purge', { method: 'POST' })).status).toBe(200);
    expect((await fetchPath('/__local/purge')).status).toBe(405);
    const foreign = { method: 'POST', headers: { origin: 'http://evil.example' } };
    expect((await fetchPath('/__local/purge', foreign)).status).toBe(403);
  });

  it('answers 503 until it is ready', async () => {
    expect((await fetch(closed.url)).status).toBe(503);
    const page = await fetch(closed.url, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('The shop is starting.')]);
  });

  it('answers 502 with a message when the upstream is gone', async () => {
    const broken = await startHosting(0);
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    broken.open({
      config: readHostingConfig(path.join(root, 'firebase.json')),
      files: folderProvider(folder),
      functionsUrl: 'http://127.0.0.1:1',
      firestoreUrl: 'http://127.0.0.1:1',
      authUrl: 'http://127.0.0.1:1',
      console: (_req, res) => res.end(),
      reconcile: () => Promise.reject(new Error('nobody there')),
      sendMails: () => Promise.reject(new Error('nobody there')),
    });
    const response = await fetch(`${broken.url}/api/catalogue`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ success: false });
    expect((await fetch(`${broken.url}/__local/reconcile`, { method: 'POST' })).status).toBe(502);
    for (const path of ['/products', '/v1/projects/demo/x']) {
      const page = await fetch(broken.url + path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await page.text()).toContain('did not answer and may be starting again');
    }
    expect(error).toHaveBeenCalled();
    await broken.close();
  });
});
