import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf } from '@/domain/offline/routes';
import { readPictureHeader } from '@/domain/pictures/header';
import { store } from '@/domain/store';
import { shellHtml } from '@/prerender/shell';
import { colourOf } from '@/ui/theme/tokens';
import { faviconOf } from '../brand/icons';
import { ROOT } from '../stack/settings';
import { webManifest } from '../web/manifest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}
interface WebManifest {
  [key: string]: unknown;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
}

const inPublic = (name: string) => path.join(ROOT, 'public', name);
const manifest = JSON.parse(webManifest()) as WebManifest;
const html = shellHtml([], '');

test('the manifest has the shop’s name, its start URL and its display mode', () => {
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    name: store.name,
    short_name: store.name,
    description: store.tagline,
  });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('the manifest’s colours are those of the page', () => {
  const [, themed] = /<meta name="theme-color" content="(#\w+)"/.exec(html) ?? [];
  expect(themed).toBe(colourOf('dew'));
  expect([manifest.theme_color, manifest.background_color]).toEqual([themed, colourOf('paper')]);
});

const drawn = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type !== 'image/svg+xml');

test.each(drawn)('$src exists with the sizes $sizes', ({ src, sizes, type }) => {
  const { width, height, format } = readPictureHeader(readFileSync(inPublic(src))) ?? {};
  expect(`${width}x${height}`).toBe(sizes);
  expect(`image/${format}`).toBe(type);
});

test('the manifest has icons of both sizes, plain and maskable', () => {
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  expect(manifest.icons.every(({ src }) => existsSync(inPublic(src)))).toBe(true);
});

/** Three bytes a pixel. In a process of its own: the library does not bear being loaded twice in one, as Jest does. */
function pixelsOf(file: string): Buffer {
  const script = `require('sharp')(process.argv[1]).removeAlpha().raw().pipe(process.stdout)`;
  const options = { cwd: ROOT, maxBuffer: 4 * 512 * 512 };
  return execFileSync(process.execPath, ['-e', script, file], options);
}

test('a maskable icon has only background outside its safe zone', () => {
  const data = pixelsOf(inPublic('icons/icon-512.png'));
  const info = { width: 512, height: 512 };
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  const ground = at(0, 0);
  expect(`#${ground.toString('hex')}`).toBe(colourOf('dew'));
  const middle = info.width / 2;
  const differs = (x: number, y: number) =>
    at(x, y).some((part, band) => Math.abs(part - ground[band]!) > 12);
  let furthest = 0;
  for (let y = 0; y < info.height; y += 2) {
    for (let x = 0; x < info.width; x += 2) {
      if (differs(x, y)) furthest = Math.max(furthest, Math.hypot(x - middle, y - middle));
    }
  }
  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThan(0.4 * info.width);
});

// If this fails, or the ground above has another colour: npm run brand.
test('the favicon is the mark', () => {
  const mark = readFileSync(inPublic(store.mark), 'utf8');
  expect(readFileSync(inPublic('favicon.svg'), 'utf8')).toBe(faviconOf(mark));
});

test('the manifest has screenshots for both screen shapes', () => {
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  expect(manifest.screenshots.every(({ label }) => label)).toBe(true);
});

test.each(manifest.shortcuts)('the shortcut to $url works offline', ({ url }) => {
  const navigation = { method: 'GET', mode: 'navigate', cache: 'default', authorized: false };
  expect(['page', 'app']).toContain(routeOf({ ...navigation, url: `https://shop${url}` }, 'https://shop'));
});
