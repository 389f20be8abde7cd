import sharp from 'sharp';
import { MAX_BYTES } from '@/domain/pictures/validatePicture';
import { PICTURE_USES, type PictureUseName } from '@/domain/pictures/uses';
import {
  animationChunk,
  box,
  brands,
  GIF_WITH_SCRIPT,
  validPng,
  photo,
  png,
  SCRIPT,
  sizedMeta,
  SVG,
  textChunk,
} from '../testing/calls/hostileFiles';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.close());

const upload = (raw: Buffer | string, use: PictureUseName | string = 'shelf', as: string | null = 'ada') =>
  shop.call(`/api/admin/pictures?use=${use}`, {
    method: 'POST',
    as,
    raw,
    headers: { 'content-type': 'image/png', 'x-file-name': 'rose.png' },
  });
const get = (path: string, headers = {}) => shop.call(path, { key: null, headers });

interface StoredPicture {
  src: string;
  width: number;
  height: number;
  ground: string;
}
const pictureOf = ({ body }: { body: Record<string, unknown> }) => body['picture'] as StoredPicture;
const stemOf = (src: string) => src.replace(/-\d+\.webp$/, '');
const entries = () => shop.audit();

/** Nothing of it is kept, in the bucket or in the books. */
async function mustRefuse(raw: Buffer | string, status: number, sentence: RegExp, use?: string) {
  const before = [shop.media.count(), await shop.snapshot()];
  const reply = await upload(raw, use);
  expect([reply.status, reply.body['message']]).toEqual([status, expect.stringMatching(sentence)]);
  expect([shop.media.count(), await shop.snapshot()]).toEqual(before);
}

describe('a bad upload is refused, and nothing is stored', () => {
  const accepted = /JPEG, PNG, WebP or AVIF/;
  const jpeg = () => photo().jpeg().toBuffer();
  const noise = (width: number, height: number) => {
    const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251));
    return sharp(data, { raw: { width, height, channels: 3 } });
  };

  test.each<[string, () => Buffer | string | Promise<Buffer>, number, RegExp]>([
    ['an SVG with a script', () => SVG, 415, accepted],
    ['a GIF', () => photo(500, 500).gif().toBuffer(), 415, /GIF.*JPEG/],
    ['a GIF that is a script', () => GIF_WITH_SCRIPT, 415, accepted],
    ['nothing', () => '', 415, /empty/],
    ['a page', () => `<!doctype html>${SCRIPT}`, 415, accepted],
    ['a PDF', () => '%PDF-1.7', 415, /PDF/],
    ['a TIFF', () => photo().tiff().toBuffer(), 415, accepted],
    ['a JPEG’s first bytes and a script', () => `\u00ff\u00d8\u00ff\u00e0${SCRIPT}`, 415, accepted],
    [
      'a JPEG with a script at its end',
      async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]),
      415,
      /script/,
    ],
    ['a PNG that is a page too', () => validPng(textChunk(`<html>${SCRIPT}</html>`)), 415, /script/],
    [
      'a PNG with a page behind it',
      () => Buffer.concat([validPng(), Buffer.from(`<!DOCTYPE html>`)]),
      415,
      /script/,
    ],
    ['a PNG header of 50,000 × 50,000', () => png(50_000, 50_000, Buffer.alloc(10)), 422, /50000 × 50000/],
    [
      'an empty PNG of 41 megapixels',
      () => png(6_400, 6_400, Buffer.alloc(6_400 * 19_201)),
      422,
      /megapixels/,
    ],
    [
      'a PNG with more rows than its header has',
      () => png(600, 750, Buffer.alloc(200_000_000)),
      422,
      /damaged/,
    ],
    ['a PNG without its rows', () => png(600, 750, Buffer.alloc(10)), 422, /damaged/],
    ['a PNG that moves', () => validPng(animationChunk()), 415, /moves/],
    [
      'a JPEG that breaks off',
      async () => (await noise(900, 900).jpeg().toBuffer()).subarray(0, 30_000),
      422,
      /damaged/,
    ],
    [
      'a WebP that breaks off',
      async () => (await noise(900, 900).webp().toBuffer()).subarray(0, 30_000),
      422,
      /damaged/,
    ],
    ['a HEIC photo', () => Buffer.concat([brands('heic', 'mif1'), sizedMeta(900, 900)]), 415, /HEIC/],
    [
      'a HEIC photo that calls itself AVIF',
      () => Buffer.concat([brands('avif', 'heic'), sizedMeta(900, 900)]),
      415,
      /HEIC/,
    ],
    [
      'an empty AVIF',
      () => Buffer.concat([brands('avif', 'mif1'), sizedMeta(900, 900), box('mdat')]),
      422,
      /damaged/,
    ],
    [
      'an AVIF with a huge size in its header',
      () => Buffer.concat([brands('avif'), sizedMeta(60_000, 60_000)]),
      422,
      /60000/,
    ],
    ['a picture too small to sell by', () => photo(399, 800).jpeg().toBuffer(), 422, /399 × 800.*400/],
    ['one byte too many', () => Buffer.alloc(MAX_BYTES + 1), 413, /10 MB/],
  ])('refuses %s', async (_what, bytes, status, sentence) => mustRefuse(await bytes(), status, sentence));

  test('refuses an unknown use', async () => mustRefuse(await jpeg(), 400, /use/, 'poster'));
  test('refuses a picture that is too small for a banner', async () =>
    mustRefuse(await jpeg(), 422, /960/, 'bannerWide'));

  test('refuses every caller but the admin', async () => {
    const before = shop.media.count();
    expect((await upload(await jpeg(), 'shelf', null)).status).toBe(401);
    expect((await upload(await jpeg(), 'shelf', 'alice')).status).toBe(403);
    expect(shop.media.count()).toBe(before);
  });
});

describe('a valid picture', () => {
  test.each<[string, () => Promise<Buffer>, PictureUseName]>([
    ['a JPEG', () => photo(1600, 2000).jpeg().toBuffer(), 'shelf'],
    ['a PNG', () => photo(1000, 1000).png().toBuffer(), 'highlight'],
    ['a WebP', () => photo(2400, 1000).webp().toBuffer(), 'bannerWide'],
    ['an AVIF', () => photo(800, 1200).avif({ effort: 0 }).toBuffer(), 'bannerTall'],
    ['one in shades of grey', () => photo(640, 800).greyscale().jpeg().toBuffer(), 'shelf'],
    ['one for print', () => photo(640, 800).toColourspace('cmyk').jpeg().toBuffer(), 'shelf'],
  ])('%s is stored in each width of its use and in both formats', async (_what, bytes, use) => {
    const reply = await upload(await bytes(), use);
    expect(reply.status).toBe(200);
    const { src, width, height, ground } = pictureOf(reply);
    const { widths, main } = PICTURE_USES[use];
    expect(src).toMatch(new RegExp(`^/media/[0-9a-f]{32}-${main}\\.webp$`));
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
    const original = await sharp(await bytes()).metadata();
    for (const px of widths) {
      for (const format of ['avif', 'webp']) {
        const file = await get(`${stemOf(src)}-${px}.${format}`);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${format}`]);
        const made = await sharp(file.bytes).metadata();
        expect(made.width).toBe(Math.min(px, original.width));
        expect([made.exif, made.icc, made.xmp]).toEqual([undefined, undefined, undefined]);
      }
    }
    const shown = await sharp((await get(src)).bytes).metadata();
    expect({ width, height }).toEqual({ width: shown.width, height: shown.height });
  });

  test('is served with an immutable cache header', async () => {
    const { src } = pictureOf(await upload(await photo(700, 700).jpeg().toBuffer()));
    const first = await get(src);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await get(src, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('is rotated upright and stripped of its location', async () => {
    const lying = await photo(1000, 800)
      .jpeg()
      .withExif({ IFD0: { Make: 'PhoneOfAda' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(lying.includes('PhoneOfAda')).toBe(true);
    const { src, width, height } = pictureOf(await upload(lying));
    expect([width, height]).toEqual([800, 1000]);
    const served = await get(src);
    expect(served.bytes.includes('PhoneOfAda')).toBe(false);
    expect(await sharp(served.bytes).metadata()).not.toHaveProperty('exif');
  });

  test('with trailing bytes is accepted, without these bytes', async () => {
    const trailer = Buffer.from('SEFH what a phone hangs on');
    const { src } = pictureOf(
      await upload(Buffer.concat([await photo(500, 640).jpeg().toBuffer(), trailer])),
    );
    expect((await get(src)).bytes.includes('SEFH')).toBe(false);
  });

  test('uploaded twice is one set of files, one address and one audit entry', async () => {
    const bytes = await photo(640, 640).png().toBuffer();
    const before = (await entries()).length;
    const [first, twin] = await Promise.all([upload(bytes), upload(bytes)]);
    const count = shop.media.count();
    const third = await upload(bytes);
    expect([pictureOf(twin), pictureOf(third)]).toEqual([pictureOf(first), pictureOf(first)]);
    expect(shop.media.count()).toBe(count);
    const written = (await entries()).slice(before);
    const id = `${stemOf(pictureOf(first).src).replace('/media/', '')}-shelf`;
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        action: 'picture.uploaded',
        target: `pictures/${id}`,
        by: { uid: 'ada', email: 'ada@example.com' },
        changes: expect.arrayContaining([{ field: 'src', before: null, after: pictureOf(first).src }]),
      }),
    );
    expect(written).toHaveLength(1);
  });

  test('is recorded only after the bucket has stored it', async () => {
    const bytes = await photo(660, 700).jpeg().toBuffer();
    const before = await shop.snapshot();
    shop.media.reach(false);
    const lost = await upload(bytes);
    shop.media.reach(true);
    expect([lost.status, lost.body['code']]).toEqual([500, 'internal']);
    expect(await shop.snapshot()).toEqual(before);
    expect((await get(pictureOf(await upload(bytes)).src)).status).toBe(200);
  });

  test('is stored for each of twenty uploads at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        upload(
          await photo(400 + at, 500)
            .jpeg()
            .toBuffer(),
        ),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(new Set(all.map((reply) => pictureOf(reply).src)).size).toBe(20);
  });
});

test.each([
  '/media/nothing.webp',
  `/media/${'0'.repeat(32)}-800.webp`,
  `/media/${'0'.repeat(32)}-800.svg`,
  '/media/..%2Fobjects.jsonl',
  '/media/%2e%2e%2fsecret',
])('%s answers 404, and no cache keeps the answer', async (path) => {
  const reply = await get(path);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
