import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteFiles } from '@/domain/offline/siteFiles';
import { ROOT } from '../stack/settings';
import { bundleWorker } from './plugin';

const files: SiteFiles = {
  build: '2',
  shell: '/shell.html',
  first: ['/assets/main.22222222.js'],
  always: [],
  needed: ['/assets/main.22222222.js'],
  others: [],
};

/** Runs a worker's script and answers what it listens for. */
function started(script: string) {
  const listens: Record<string, (event: object) => void> = {};
  const done: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => (listens[type] = listener),
    skipWaiting: async () => void done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') > 0, scope: 'https://shop/' },
    location: { origin: 'https://shop', href: 'https://shop/sw.js' },
  };
  const caches = {
    keys: async () => ['glumist-assets', 'glumist-pages-1', 'of-another'],
    delete: async (name: string) => done.push(`delete ${name}`) > 0,
  };
  new Function('self', 'caches', 'registration', 'location', script)(
    ...[self, caches, self.registration, self.location],
  );
  return { listens, done };
}

test('the service worker is small, because it is parsed on every start', async () => {
  const script = await bundleWorker('worker', files);
  expect(brotliCompressSync(script).length).toBeLessThan(9 * 1024);
  expect(Object.keys(started(script).listens).sort()).toEqual([
    'activate',
    'fetch',
    'install',
    'message',
    'notificationclick',
    'push',
  ]);
});

test('the retiring service worker takes over at once, answers nothing, deletes caches and unregisters', async () => {
  const { listens, done } = started(await bundleWorker('retire', files));
  expect(Object.keys(listens).sort()).toEqual(['activate', 'install']);
  const waits: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => waits.push(work) };
  listens.install?.(event);
  await Promise.all(waits);
  expect(done).toEqual(['skipWaiting']);
  listens.activate?.(event);
  await Promise.all(waits);
  expect(done).toEqual(['skipWaiting', 'delete glumist-assets', 'delete glumist-pages-1', 'unregister']);
});

test('Hosting makes browsers revalidate the service worker every time', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { headers: { source?: string; headers: { key: string; value: string }[] }[] };
  };
  const rule = hosting.headers.find(({ source }) => source === '/sw.js');
  expect(rule?.headers).toContainEqual({ key: 'Cache-Control', value: 'no-cache' });
});
