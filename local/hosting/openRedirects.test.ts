import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { startHosting, type Hosting } from '.';
import { folderProvider } from './fileProvider';
import { readHostingConfig } from './firebaseJson';

const root = path.resolve(__dirname, '../..');
const NOWHERE = 'http://127.0.0.1:1';
let hosting: Hosting;

// The functions behind it are not there, which is said each time.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
beforeAll(async () => {
  hosting = await startHosting(0);
  hosting.open({
    config: {
      ...readHostingConfig(path.join(root, 'firebase.json')),
      redirects: [{ source: '/old', destination: '/products', type: 301 }],
    },
    files: folderProvider(path.join(root, 'public')),
    functionsUrl: NOWHERE,
    firestoreUrl: NOWHERE,
    authUrl: NOWHERE,
    console: (_req, res) => res.end(),
    reconcile: () => Promise.resolve({}),
    sendMails: () => Promise.resolve({}),
  });
});
afterAll(() => hosting.close());

/** The host to which a path, sent as written, redirects; null without a redirect. */
async function leadsTo(target: string): Promise<string | null> {
  const { port } = new URL(hosting.url);
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', path: target, headers: { host: 'shop.example' } }, resolve),
  );
  answer.resume();
  const { location } = answer.headers;
  return location === undefined ? null : new URL(location, 'https://shop.example/').host;
}

test.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '//evil.example/robots.txt',
  '//evil.example/%2e%2e',
  '/products//evil.example/',
  '/profile/?next=https://evil.example',
  '//16843009/brand/',
  '/brand//16843009/',
  '//16843009/..%2fbrand/',
  '/brand/?next=//16843009/',
  '/\\16843009/brand/',
  'https://evil.example/',
  'javascript:alert(1)',
])('%s redirects to no other site', async (target) => {
  expect([null, 'shop.example']).toContain(await leadsTo(target));
});

test('a configured redirect stays within the shop', async () => {
  expect(await leadsTo('/old')).toBe('shop.example');
});
