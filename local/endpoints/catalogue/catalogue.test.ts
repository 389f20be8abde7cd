import { type CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { cartLine, codBody, combo, offer, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const pictures = [1, 2, 3].map((n) => ({
  src: `/pictures/toner-${n}-800.webp`,
  width: 800,
  height: 1000,
  alt: '',
  ground: '#fff',
}));
const toner = product('toner', { units: 7, images: pictures, createdAt: '2026-03-01T00:00:00.000Z' });
const mist = product('mist', { units: 2, createdAt: '2026-02-01T00:00:00.000Z' });
const secret = { ...product('secret'), status: 'draft' as const };
const old = product('old', { status: 'archived' });
const duo = combo(
  'duo',
  [
    { productId: 'toner', variantId: 'v1', quantity: 3 },
    { productId: 'mist', variantId: 'v1', quantity: 1 },
  ],
  400,
);

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({
    products: [{ ...toner, costPrice: 12 } as typeof toner, mist, secret, old],
    combos: [duo, { ...duo, id: 'gone', status: 'archived' }],
    offers: [
      offer('glow', { minProducts: 2, usageLimit: 100, usedCount: 41, perUserLimit: 3 }),
      offer('off', { enabled: false }),
      offer('spent', { usageLimit: 5, usedCount: 5 }),
      offer('gone', { usageLimit: 5, usedCount: 1 }),
      offer('over', { endsAt: '2020-01-01T00:00:00.000Z' }),
      offer('later', { startsAt: '2099-01-01T00:00:00.000Z' }),
    ],
  });
  // Counts from before they had documents of their own are the beginning; this one went on.
  await shop.db.doc('offerUses/gone').set({ usedCount: 5 });
  for (let n = 1; n <= 8; n += 1) {
    await shop.db.doc(`reviews/r${n}`).set({
      productId: 'toner',
      userId: 'alice',
      author: 'A',
      city: 'Pune',
      rating: 5,
      title: 't',
      body: 'b',
      status: n === 8 ? 'pending' : 'published',
      createdAt: `2026-01-0${n}T00:00:00.000Z`,
    });
  }
  await shop.db.doc('reviews/mist1').set({
    productId: 'mist',
    userId: 'bob',
    author: 'B',
    city: 'Pune',
    rating: 4,
    title: 't',
    body: 'b',
    status: 'published',
    createdAt: '2025-01-01T00:00:00.000Z',
  });
  await shop.db.doc('settings/store').set({ story: { title: 'Rice water' }, tagline: 'kept for the shop' });
  await shop.db.doc('settings/purchaseLimits').set({ unitsPerSku: 7, openCodOrders: 3 });
  await shop.db
    .doc('settings/giftCards')
    .set({ enabled: true, minRupees: 500, maxRupees: 1000, stepRupees: 500 });
  await shop.db.doc('banners/b2').set({ title: 'two', enabled: true, order: 2 });
  await shop.db.doc('banners/b1').set({ title: 'one', enabled: true, order: 1 });
  await shop.db.doc('banners/b0').set({ title: 'no', enabled: false, order: 0 });
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => shop.call(path, { key: null, headers });

test('the catalogue lists active products, newest first, without internal fields', async () => {
  const reply = await get('/api/catalogue');
  const body = reply.body as unknown as CatalogueResponse;
  expect(body.products.map(({ id }) => id)).toEqual(['toner', 'mist']);
  expect(body.combos.map(({ id, stock }) => [id, stock])).toEqual([['duo', 2]]);
  expect(body.banners.map(({ id }) => id)).toEqual(['b1', 'b2']);
  const days = body.reviews.map(({ createdAt }) => createdAt.slice(8, 10));
  expect(days).toEqual(['07', '06', '05', '04', '03', '02']);
  expect(body.story).toEqual({ title: 'Rice water' });
  expect(body.products[0]).not.toHaveProperty('ingredients');
  expect(body.products.map(({ images }) => images.length)).toEqual([2, 0]);
  expect(JSON.stringify(body)).not.toMatch(/costPrice|"userId":"alice"|secret|kept for the shop/);
  expect(reply.headers.get('cache-control')).toBe(
    'public, max-age=10, s-maxage=24, stale-while-revalidate=10',
  );
});

test('the catalogue has the units that a person may buy, and whether gift cards are sold', async () => {
  const { body } = await get('/api/catalogue');
  expect(body).toMatchObject({ unitsPerSku: 7, giftCards: true });
  expect(JSON.stringify(body)).not.toMatch(/openCodOrders|minRupees/);
});

test('the catalogue lists running offers that are not used up, without their use counts', async () => {
  const { body } = await get('/api/catalogue');
  expect(body['offers']).toEqual([
    {
      id: 'glow',
      code: 'GLOW',
      title: 'glow',
      type: 'percentage',
      discount: 10,
      enabled: true,
      minProducts: 2,
    },
  ]);
});

test('a review does not reveal its author’s account, not even in its id', async () => {
  await shop.db.doc('reviews/toner_uidOfAlice').set({
    productId: 'toner',
    userId: 'uidOfAlice',
    author: 'A',
    city: 'Pune',
    rating: 5,
    title: 't',
    body: 'b',
    status: 'published',
    createdAt: '2026-01-09T00:00:00.000Z',
  });
  shop.advance(5000);
  await get('/api/catalogue');
  for (const path of ['/api/catalogue', '/api/catalogue/products/toner', '/api/catalogue/combos/duo']) {
    const text = JSON.stringify((await get(path)).body);
    expect(text).toContain('2026-01-09');
    expect(text).not.toContain('uidOfAlice');
  }
  const { reviews } = (await get('/api/catalogue/products/toner')).body as unknown as CatalogueResponse;
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  await shop.db.doc('reviews/toner_uidOfAlice').delete();
  // The next test compares versions: this one waits until no cached answer has the review.
  shop.advance(60_000);
  await get('/api/catalogue');
});

test('the catalogue answers 304 for a current ETag, and 200 after the stock has changed', async () => {
  const plain = await get('/api/catalogue', { 'accept-encoding': 'identity' });
  const etag = plain.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect((await get('/api/catalogue', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/api/catalogue', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
  await shop.order(codBody('GLM0001', [cartLine(toner)]));
  shop.advance(5000);
  const fresh = await get('/api/catalogue', { 'if-none-match': etag });
  expect(fresh.status).toBe(200);
  expect((fresh.body as unknown as CatalogueResponse).products[0]?.stock).toBe(6);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a caller who accepts %s gets the same catalogue in %s', async (accepted, encoding) => {
  const { headers, body } = await get('/api/catalogue', { 'accept-encoding': accepted });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  expect(headers.get('etag')).toMatch(encoding ? /^W\/"/ : /^"/);
  expect(body).toEqual((await get('/api/catalogue')).body);
});

test('a product’s page data has all its fields and its reviews', async () => {
  const reply = await get('/api/catalogue/products/toner');
  expect(reply.body).toMatchObject({ product: { id: 'toner', ingredients: ['Aqua'], hsn: '3304' } });
  expect(reply.body['reviews']).toHaveLength(7);
  expect(reply.body['product']).toHaveProperty('images.length', 3);
  expect(JSON.stringify(reply.body)).not.toContain('costPrice');
  const etag = reply.headers.get('etag') ?? '';
  expect((await get('/api/catalogue/products/toner', { 'if-none-match': etag })).status).toBe(304);
});

test('a combo’s page data has its parts, their labels and their reviews', async () => {
  const { body } = await get('/api/catalogue/combos/duo');
  expect(body).toMatchObject({ combo: { id: 'duo', stock: 2 }, parts: [{ id: 'toner' }, { id: 'mist' }] });
  expect(body['parts']).toMatchObject([{ manufacturer: 'Glumist', ingredients: ['Aqua'] }, {}]);
  expect(body['reviews']).toHaveLength(8);
  expect(JSON.stringify(body)).not.toContain('costPrice');
});

test.each([
  ['products/none', 404],
  ['products/secret', 404],
  ['products/a%2Fb', 404],
  ['products/__x__', 404],
  ['combos/none', 404],
  ['products/old', 410],
  ['combos/gone', 410],
])('%s answers %d', async (path, status) => {
  expect((await get(`/api/catalogue/${path}`)).status).toBe(status);
});

test('a product that is no longer sold suggests similar ones', async () => {
  const { body } = await get('/api/catalogue/products/old');
  expect(body['alternatives']).toMatchObject([{ id: 'toner' }, { id: 'mist' }]);
});

test('an instance with a cached catalogue sees saves, sales, archiving and restocking', async () => {
  const readNames = async () => {
    shop.advance(2000);
    await get('/api/catalogue');
    const { body } = await get('/api/catalogue');
    return (body as unknown as CatalogueResponse).products.map(
      ({ id, stock, label }) => `${id} ${stock} ${label}`,
    );
  };
  const save = (change: Partial<typeof mist>) => {
    shop.advance(1);
    return shop.db.doc('products/mist').update({ ...change, updatedAt: shop.now().toISOString() });
  };
  const [first] = await readNames();
  await save({ label: 'Calm' });
  expect(await readNames()).toEqual([first, 'mist 2 Calm']);
  await save({ status: 'archived' });
  expect(await readNames()).toEqual([first]);
  await save({ status: 'active' });
  expect(await readNames()).toEqual([first, 'mist 2 Calm']);
  await shop.order(codBody('GLM0002', [cartLine(mist)]));
  expect(await readNames()).toEqual([first, 'mist 1 Calm']);
});

test('a change made directly in Firestore is visible after ten minutes', async () => {
  await shop.db.doc('products/toner').update({ name: 'By another hand' });
  const name = async () =>
    ((await get('/api/catalogue')).body as unknown as CatalogueResponse).products[0]?.name;
  expect(await name()).not.toBe('By another hand');
  shop.advance(11 * 60_000);
  expect(await name()).toBe('By another hand');
});

test('what leads to a product or combo that is not sold is left out, and the story loses its link', async () => {
  const links = {
    sold: '/product/toner?variant=v1',
    set: '/combo/duo',
    old: '/product/old',
    over: '/combo/gone',
  };
  for (const collection of ['banners', 'highlights'])
    for (const [id, link] of Object.entries(links))
      await shop.db.doc(`${collection}/${id}`).set({ title: id, enabled: true, order: 9, link });
  await shop.db.doc('settings/store').set({ story: { title: 'Rice water', link: '/product/secret' } });
  shop.advance(60_000);
  const { banners, highlights, story } = (await get('/api/catalogue')).body as unknown as CatalogueResponse;
  for (const shown of [banners, highlights])
    expect(shown.flatMap(({ id, link }) => (link ? [id] : []))).toEqual(['set', 'sold']);
  expect(story).toEqual({ title: 'Rice water', link: '' });
});
