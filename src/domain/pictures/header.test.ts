import fc from 'fast-check';
import { readPictureHeader, type PictureHeader } from './header';
import { jpegScans } from './jpeg';
import { hidesMarkup } from './markup';
import { pngPixels } from './png';
import { avifHeader, jpegHeader, pngHeader, webpExtended, webpLossless, webpLossy } from './testing';

const still = (format: PictureHeader['format'], width: number, height: number) => ({
  format,
  width,
  height,
  animated: false,
});

const WRITERS = {
  png: [pngHeader],
  jpeg: [jpegHeader],
  webp: [webpLossy, webpLossless, webpExtended],
  avif: [avifHeader],
};
const writers = Object.entries(WRITERS).flatMap(([format, list]) =>
  list.map((write) => [format as PictureHeader['format'], write] as const),
);

test.each(writers)('the size of a %s is read from its header', (format, write) => {
  const side = fc.integer({ min: 513, max: 16_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(readPictureHeader(write(width, height))).toEqual(still(format, width, height));
    }),
  );
});

test.each(writers)('a truncated %s is read completely or refused', (_format, write) => {
  const whole = write(900, 1200);
  fc.assert(
    fc.property(fc.nat(whole.length), (length) => {
      const read = readPictureHeader(whole.subarray(0, length));
      expect([null, 900]).toContain(read && read.width);
    }),
  );
});

test('an animation is recognised by its header', () => {
  expect(readPictureHeader(webpExtended(600, 600, true))?.animated).toBe(true);
  expect(readPictureHeader(avifHeader(600, 600, ['avis', 'msf1']))?.animated).toBe(true);
});

test.each([
  ['HEIC', avifHeader(900, 900, ['heic', 'mif1'])],
  ['HEIC that calls itself AVIF', avifHeader(900, 900, ['avif', 'heix'])],
  ['a film', avifHeader(900, 900, ['isom', 'mp42'])],
  ['a picture of no width', pngHeader(0, 900)],
  ['a JPEG of no height', jpegHeader(900, 0)],
  ['nothing', new Uint8Array()],
])('%s is no picture', (_what, bytes) => {
  expect(readPictureHeader(bytes)).toBeNull();
});

test('the scans of a JPEG are counted up to its end, without those of its preview', () => {
  const scan = [0xff, 0xda, 0, 3, 1];
  const preview = [0xff, 0xe1, 0, 8, ...scan, 0xff];
  const pixels = [7, 0xff, 0, 0xda, 0xff, 0xd0, 0xda];
  const twice = [...preview, ...scan, ...pixels, 0xff, ...scan, ...pixels];
  const appended = [0xff, 0xd9, ...scan];
  const count = (...parts: number[][]) => jpegScans(new Uint8Array([0xff, 0xd8, ...parts.flat()]));
  expect(count(twice, appended)).toBe(2);
  expect(count(twice)).toBe(2);
  expect(count([0xff])).toBe(0);
});

/** A real file header followed by random bytes, with some bytes overwritten. */
const hostile = fc
  .tuple(
    fc.constantFrom(...writers.map(([, write]) => write(900, 900)), new Uint8Array()),
    fc.uint8Array({ maxLength: 400 }),
    fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 12 }),
  )
  .map(([start, rest, turned]) => {
    const bytes = new Uint8Array([...start, ...rest]);
    for (const [at, value] of turned) if (at < bytes.length) bytes[at] = value;
    return bytes;
  });

test('no input makes the parser throw or loop, and every size is at least one', () => {
  fc.assert(
    fc.property(hostile, (bytes) => {
      const header = readPictureHeader(bytes);
      if (header) expect(Math.min(header.width, header.height)).toBeGreaterThan(0);
      expect(pngPixels(bytes).maxBytes).toBeGreaterThanOrEqual(0);
      expect(typeof hidesMarkup(bytes)).toBe('boolean');
      expect(jpegScans(bytes)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});
