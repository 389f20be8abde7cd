import { Readable } from 'node:stream';
import path from 'node:path';
import { startHosting, type Hosting, type HostingSite } from '.';
import { FILE_POLICY } from '@/domain/security/contentSecurityPolicy';
import { store } from '@/domain/store';
import { ROOT } from '../stack/settings';
import { notFoundPage } from '../web/notFoundPage';
import { readHostingConfig } from './firebaseJson';

const PAGE = notFoundPage();
const config = readHostingConfig(path.join(ROOT, 'firebase.json'));
let hosting: Hosting;

beforeAll(async () => {
  hosting = await startHosting(0);
  const files: HostingSite['files'] = async (_req, pathname) =>
    pathname === '/404.html' ? { stream: Readable.from([PAGE]), size: Buffer.byteLength(PAGE) } : null;
  hosting.open({ config, files, functionsUrl: 'http://127.0.0.1:1' } as HostingSite);
});
afterAll(() => hosting.close());

test.each(['/index.php', '/about.html', '/assets/old.00000000.js'])(
  'a file that does not exist, %s, shows the page of the shop, which the local hosting lets nobody keep',
  async (url) => {
    const answer = await fetch(hosting.url + url);
    expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe(FILE_POLICY);
  },
);

test('the page names the shop, leads back to it and needs no script', () => {
  expect(PAGE).toContain(`<title>Page not found | ${store.name}</title>`);
  expect([...PAGE.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/products', '/']);
  expect(PAGE).not.toMatch(/<script|\sstyle=|src=/);
});

test('its own address is no page to keep', () => {
  const rules = config.headers?.filter(({ regex = '$^' }) => new RegExp(regex).test('/404.html')) ?? [];
  expect(rules.flatMap(({ headers }) => headers)).toContainEqual({ key: 'Cache-Control', value: 'no-cache' });
});
