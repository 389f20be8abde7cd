import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedBody } from './compressedBody';

const TEXT = readFileSync(path.join(__dirname, '../hosting.test.ts'), 'utf8');
const bodyOf = (headers: IncomingHttpHeaders, body = Buffer.from(TEXT)) =>
  new CompressedBody({ status: 200, headers, body });
const html = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('a caller who accepts %s gets %s', (accepted, encoding) => {
  expect(bodyOf(html).choose(accepted)).toBe(encoding);
});

test('pictures, short texts and compressed bodies stay unchanged', () => {
  expect(bodyOf({ 'content-type': 'image/avif' }).choose('br')).toBeNull();
  expect(bodyOf(html, Buffer.from('short')).choose('br')).toBeNull();
  expect(bodyOf({ ...html, 'content-encoding': 'gzip' }).choose('br')).toBeNull();
});

test('compressed copies decompress to the body, and the smallest is used for later callers', async () => {
  const body = bodyOf(html);
  const first = await body.bytes('br');
  expect(brotliDecompressSync(first).toString()).toBe(TEXT);
  expect(gunzipSync(await body.bytes('gzip')).toString()).toBe(TEXT);
  let later = await body.bytes('br');
  for (let tries = 0; later.length === first.length && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    later = await body.bytes('br');
  }
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(TEXT);
  expect(await body.bytes('br')).toBe(later);
});
