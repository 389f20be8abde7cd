import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compress, isCompressible } from './compression';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['zbr, gzipped', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a caller who accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  ['application/json; charset=utf-8', 1024, true],
  ['text/html; charset=utf-8', 100_000, true],
  ['application/xml', 2000, true],
  ['text/html', 1023, false],
  ['image/webp', 100_000, false],
  ['application/pdf', 100_000, false],
])('%s of %i bytes is compressible: %p', (type, length, expected) => {
  expect(isCompressible(type, length)).toBe(expected);
});

test('compressed copies decompress to the bytes, and are made once', async () => {
  const bytes = Buffer.from('A shop for skincare in India.'.repeat(200));
  const [brotli, gzipped] = await Promise.all([compress(bytes, 'br'), compress(bytes, 'gzip')]);
  expect(brotliDecompressSync(brotli!)).toEqual(bytes);
  expect(gunzipSync(gzipped!)).toEqual(bytes);
  expect(brotli!.length).toBeLessThan(bytes.length / 10);
  expect(await compress(bytes, 'br')).toBe(brotli);
});

test('what cannot be compressed once is tried again', async () => {
  const bytes = Buffer.from('A shop for skincare in India.'.repeat(200));
  const failing = jest.spyOn(zlib, 'brotliCompress').mockImplementationOnce(((...args: unknown[]) => {
    (args.at(-1) as (error: Error) => void)(new Error('out of memory'));
  }) as never);
  expect(await compress(bytes, 'br')).toBeNull();
  expect(failing).toHaveBeenCalledTimes(1);
  expect(brotliDecompressSync((await compress(bytes, 'br'))!)).toEqual(bytes);
});
