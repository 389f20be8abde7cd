import fc from 'fast-check';
import { validatePicture, MAX_SIDE_PIXELS, MAX_BYTES, MAX_PIXELS, tooSmall } from './validatePicture';
import { avifHeader, jpegHeader, pngHeader, webpExtended } from './testing';
import { formatOfFile, pictureAddress, pictureFile, PICTURE_USES, type PictureUseName } from './uses';

const bytesOf = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const verdict = (bytes: Uint8Array, use: PictureUseName = 'shelf') => {
  const verdict = validatePicture(bytes, use);
  return verdict.ok ? verdict.header.format : verdict.refusal.kind;
};

test.each<[string, Uint8Array, string]>([
  ['a JPEG', jpegHeader(3000, 4000), 'jpeg'],
  ['a PNG', pngHeader(800, 1000), 'png'],
  ['a WebP', webpExtended(800, 1000), 'webp'],
  ['an AVIF', avifHeader(800, 1000), 'avif'],
  ['a PNG with an innocent less-than', joined(pngHeader(800, 1000), bytesOf('a < b <scripture')), 'png'],
  ['a PNG and a script', joined(pngHeader(800, 1000), bytesOf('x<ScRiPt>alert(1)')), 'not_a_picture'],
  ['a JPEG and a page', joined(jpegHeader(800, 1000), bytesOf('<!DOCTYPE html>')), 'not_a_picture'],
  ['a JPEG and PHP', joined(jpegHeader(800, 1000), bytesOf('<?php system($x)')), 'not_a_picture'],
  ['a GIF', bytesOf('GIF89a'), 'not_a_picture'],
  ['50,000 × 50,000', pngHeader(50_000, 50_000), 'too_many_pixels'],
  ['a long strip', pngHeader(MAX_SIDE_PIXELS + 1, 500), 'too_many_pixels'],
  ['as long as may be', pngHeader(MAX_SIDE_PIXELS, 500), 'png'],
  ['a moving WebP', webpExtended(800, 1000, true), 'animated'],
  ['a stamp', pngHeader(399, 399), 'too_small'],
  ['a small picture that fits when rotated', pngHeader(399, 400), 'png'],
])('a picture is validated: %s', (_what, bytes, kind) => expect(verdict(bytes)).toBe(kind));

test('a file over the size limit is refused before it is parsed', () => {
  expect(verdict(new Uint8Array(MAX_BYTES + 1))).toBe('too_heavy');
  expect(verdict(new Uint8Array(MAX_BYTES))).toBe('not_a_picture');
});

test('a file of openings alone is read in a moment, because the same process serves all pictures', () => {
  const begun = performance.now();
  for (const text of ['<', '<s', '<script']) {
    const hostile = bytesOf(text.repeat(1000));
    const bytes = new Uint8Array(MAX_BYTES);
    for (let at = 0; at < MAX_BYTES - hostile.length; at += hostile.length) bytes.set(hostile, at);
    bytes.set(jpegHeader(800, 1000));
    expect(verdict(bytes)).toBe('jpeg');
  }
  // A copy of each place took 50 s where this takes 2.
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test.each(['<script ', '<SCRIPT>', '<script/', '<!DocType\t', '<html\n', '<iframe>', '<?PHP\u00a0'])(
  '%j is an opening',
  (text) => expect(verdict(joined(jpegHeader(800, 1000), bytesOf(`x${text}`)))).toBe('not_a_picture'),
);

test.each(['<scripts', '<!doctype>', '<htm', '<iframes>', '<?php'])('%j is none', (text) =>
  expect(verdict(joined(jpegHeader(800, 1000), bytesOf(`x${text}`)))).toBe('jpeg'),
);

test('an accepted picture has at most the pixels that may be decoded', () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const verdict = validatePicture(pngHeader(width, height), 'shelf');
      if (verdict.ok) expect(width * height).toBeLessThanOrEqual(MAX_PIXELS);
    }),
  );
});

test('every refusal has a sentence', () => {
  const all = [bytesOf(''), bytesOf('GIF89a'), bytesOf('%PDF'), bytesOf('<svg '), avifHeader(9, 9, ['heic'])];
  for (const bytes of [...all, pngHeader(50_000, 9), webpExtended(9, 9, true), pngHeader(9, 9)]) {
    const verdict = validatePicture(bytes, 'shelf');
    expect(verdict.ok ? '' : verdict.refusal.message).toMatch(/^[A-Z].+\.$/);
  }
});

test('the minimum width depends on the use', () => {
  expect(tooSmall(400, 300, 'shelf')).toBeNull();
  expect(tooSmall(400, 300, 'bannerWide')?.message).toBe(
    'This picture is 400 × 300 pixels. It has to be at least 960 pixels wide to look sharp.',
  );
});

test('a picture address names one of the shop’s files', () => {
  const hash = '0123456789abcdef'.repeat(2);
  for (const [use, { widths, main }] of Object.entries(PICTURE_USES)) {
    expect(widths).toContain(main);
    expect(pictureAddress(hash, use as PictureUseName)).toBe(`/media/${pictureFile(hash, main, 'webp')}`);
  }
  expect(formatOfFile(pictureFile(hash, 320, 'avif'))).toBe('avif');
  for (const name of ['a.webp', `${hash}-800.svg`, `${hash}-800.webp.html`, `../${hash}-800.webp`, '']) {
    expect(formatOfFile(name)).toBeNull();
  }
});
