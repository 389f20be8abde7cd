import { deliveredOrder } from '@/domain/invoices/testing';
import type { AdminReviewsResponse } from '@/domain/contracts/admin/reviews';
import type { ProductResponse } from '@/domain/contracts/shoppers/catalogue';
import { MAX_PHOTO_BYTES } from '@/domain/pictures/validatePicture';
import { photoAddress, type ViewablePhoto } from '@/domain/reviews/photo';
import sharp from 'sharp';
import {
  brands,
  jpegOfManyScans,
  photo,
  png,
  SCRIPT,
  sizedMeta,
  SVG,
  textChunk,
  validPng,
} from '../testing/calls/hostileFiles';
import { product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const DRAFT = { rating: 4, title: '', body: 'My skin is calm again.', author: 'Alice R.', city: '' };
const moved = {
  at: '2026-11-20T10:00:00.000Z',
  from: 'out_for_delivery',
  to: 'delivered',
  by: 'courier',
  note: '',
} as const;

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  const products = ['toner', 'mist'].map((id) => product(id, { starCounts: [0, 0, 0, 0, 0] }));
  await shop.seed({ products, combos: [] });
  for (const uid of ['alice', 'bob']) {
    const order = deliveredOrder({ orderId: `GLM-PHOTO-${uid}`, userId: uid });
    await shop.db.doc(`orders/${order.orderId}`).set({ ...order, history: [...order.history, moved] });
  }
});
afterAll(() => shop.close());

const upload = (raw: Buffer | string, as: string | null = 'alice', id = 'toner') =>
  shop.call(`/api/reviews/photos/${id}`, {
    method: 'POST',
    as,
    raw,
    headers: { 'content-type': 'image/jpeg' },
  });
const photoOf = ({ body }: { body: Record<string, unknown> }) => body['photo'] as ViewablePhoto;
const jpeg = async () => photo().jpeg().toBuffer();
const send = async (as = 'alice') => photoOf(await upload(await jpeg(), as));
const save = (photos: readonly string[], as = 'alice', change: object = {}) =>
  shop.call('/api/reviews/own/toner', { as, body: { ...DRAFT, ...change, photos } });
const get = (path: string) => shop.call(path, { key: null });
const documents = async () => (await shop.db.collection('reviewPhotos').get()).docs;
async function decide(verdict: object, id = 'toner_alice') {
  const review = (await shop.db.doc(`reviews/${id}`).get()).data() as Record<string, string>;
  const seen = review['updatedAt'] ?? review['createdAt'];
  return shop.call(`/api/admin/reviews/${id}/decide`, { as: 'ada', body: { ...verdict, seen } });
}
const publish = () => decide({ verdict: 'publish' });
async function shown() {
  shop.advance(60_000);
  const { body } = await shop.call('/api/catalogue/products/toner', { key: null });
  return (body as unknown as ProductResponse).reviews[0];
}

test.each<[string, () => Buffer | string | Promise<Buffer>, number, RegExp]>([
  ['nothing', () => '', 415, /empty/],
  ['an SVG with a script', () => SVG, 415, /JPEG, PNG, WebP or AVIF/],
  ['a GIF', () => photo(500, 500).gif().toBuffer(), 415, /GIF.*JPEG/],
  ['a HEIC photo', () => Buffer.concat([brands('heic', 'mif1'), sizedMeta(900, 900)]), 415, /HEIC photo/],
  [
    'a JPEG with a script behind it',
    async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]),
    415,
    /script/,
  ],
  ['a PNG that is a page too', () => validPng(textChunk(`<html>${SCRIPT}`)), 415, /script/],
  ['a PNG of 41 megapixels', () => png(6_400, 6_400, Buffer.alloc(6_400 * 19_201)), 422, /megapixels/],
  ['a PNG with more rows than it says', () => png(600, 750, Buffer.alloc(200_000_000)), 422, /damaged/],
  ['a JPEG that breaks off', async () => (await jpeg()).subarray(0, 1500), 422, /damaged/],
  ['a JPEG of 883 scans', jpegOfManyScans, 422, /damaged/],
  ['a dot', () => photo(20, 20).jpeg().toBuffer(), 422, /too small/],
  ['more than 8 MB', () => Buffer.alloc(MAX_PHOTO_BYTES + 1), 413, /8 MB/],
])('%s is refused as a photo, and nothing is stored', async (_what, make, status, sentence) => {
  const reply = await upload(await make());
  expect([reply.status, reply.body['message']]).toEqual([status, expect.stringMatching(sentence)]);
  expect(await documents()).toEqual([]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a JPEG', jpeg],
  ['a PNG', async () => validPng()],
  ['a WebP', () => photo().webp().toBuffer()],
  ['an AVIF', () => photo(400, 400).avif().toBuffer()],
])('%s is taken by its bytes', async (_what, make) => {
  expect((await upload(await make())).status).toBe(200);
});

test('a photo keeps nothing of the camera and the place, stands upright and is made smaller', async () => {
  const gps = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } };
  const raw = await photo(2400, 1600).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(raw).metadata()).exif).toBeDefined();
  const sent = photoOf(await upload(raw));
  expect(sent).toMatchObject({ width: 800, height: 1200 });
  for (const size of ['small', 'large'] as const) {
    const stored = (await shop.db.doc(`reviewPhotos/${sent.id}`).get()).get(size) as Buffer;
    const { format, exif, xmp, icc, orientation } = await sharp(stored).metadata();
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
    expect(stored.length).toBeLessThan(200_000);
  }
});

test('only who received the product sends photos, and only their own go with their review', async () => {
  const raw = await jpeg();
  expect((await upload(raw, null)).status).toBe(401);
  expect((await upload(raw, 'uma')).status).toBe(403);
  expect((await upload(raw, 'alice', 'mist')).status).toBe(403);
  expect((await upload(raw, 'alice', '__all__')).status).toBe(404);
  expect(await documents()).toEqual([]);
  const [hers, his] = [await send(), await send('bob')];
  for (const ids of [[his.id], [hers.id, hers.id], ['0'.repeat(32)]])
    expect(await save(ids)).toMatchObject({ status: 409, body: { code: 'no_photo' } });
  for (const bad of [Array(5).fill(hers.id), [7], 'text', ['a/b']])
    expect((await save(bad as string[])).status).toBe(400);
  expect((await shop.db.collection('reviews').get()).size).toBe(0);
  expect((await save([hers.id])).status).toBe(200);
  expect((await save([hers.id])).body['message']).toBe('Your review is saved as it is.');
  // One account cannot fill the shop: the twelfth photo is its last for now.
  const more = await Promise.all(Array.from({ length: 12 }, () => upload(raw)));
  expect(more.some(({ status, body }) => status === 429 && body['code'] === 'too_many_photos')).toBe(true);
});

test('a photo is seen by its writer and the team first, by all once it is published, and by nobody once it is gone', async () => {
  const [one, two] = [await send(), await send()];
  await save([one.id, two.id]);
  const open = photoAddress(one.id, 'large');
  const waiting = await get(one.small);
  expect([waiting.status, waiting.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(waiting.headers.get('cache-control')).toBe('private, no-store');
  const forged = [
    open,
    one.large.replace(/until=\d+/, 'until=9999999999999'),
    one.large.replace(one.id, two.id),
    `${open}?until=9999999999999&sig=`,
    '/media/review/nothing',
    `/media/review/${one.id}-huge.webp`,
  ];
  for (const address of forged) expect([address, (await get(address)).status]).toEqual([address, 404]);
  const { body } = await shop.call('/api/admin/reviews', { as: 'ada' });
  const [row] = (body as unknown as AdminReviewsResponse).rows;
  expect((await get(row?.photos[1]?.large ?? '')).status).toBe(200);
  expect((await shop.call('/api/reviews/own/toner', { as: 'alice' })).body['review']).toMatchObject({
    photos: [{ id: one.id }, { id: two.id }],
  });
  shop.advance(61 * 60_000);
  expect((await get(one.small)).status).toBe(404);

  await publish();
  expect((await shown())?.photos).toEqual([one, two].map(({ id, width, height }) => ({ id, width, height })));
  expect((await get(open)).headers.get('cache-control')).toBe('public, max-age=300');
  // Taken out by its writer: the other waits again, this one is gone.
  await save([two.id]);
  expect((await documents()).map(({ id }) => id)).toEqual([two.id]);
  for (const { id } of [one, two]) expect((await get(photoAddress(id, 'large'))).status).toBe(404);
  await publish();
  expect((await get(photoAddress(two.id, 'large'))).status).toBe(200);
  await decide({ verdict: 'refuse', reason: 'personal', note: '' });
  expect((await get(photoAddress(two.id, 'large'))).status).toBe(404);
  await shop.call('/api/reviews/own/toner/delete', { as: 'alice', body: {} });
  expect(await documents()).toEqual([]);
});
