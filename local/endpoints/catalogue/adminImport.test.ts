import { type Product } from '@/domain/catalogue/catalogue';
import { type ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { EXPORT_PAGE, type ExportResponse, type ImportResult } from '@/domain/contracts/admin/import';
import { cartLine, codBody, combo, picture, product } from '../testing/documents/fixtures';
import { aroundTransactions } from '../testing/shops/aroundTransactions';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
/** So many of the next transactions give up, as against many shoppers. */
let givingUp = 0;

const busy = aroundTransactions((run) => async (work, options) => {
  if (givingUp === 0) return run(work, options);
  givingUp -= 1;
  throw Object.assign(new Error('Too much contention'), { code: 10 });
});

const toner = product('toner', { cost: 300, units: 10, images: [picture] });
const serum = product('serum', { cost: 900, units: 3, images: [picture] });
const duo = {
  ...combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500),
  images: [picture],
};
const { updatedAt: version } = toner;

beforeAll(async () => {
  shop = await startTestShop({ through: busy });
});
beforeEach(async () => {
  await shop.seed({ products: [toner, serum], combos: [duo] });
  // The functions may still cache the catalogue of the test before.
  shop.advance(11 * 60_000);
});
afterAll(() => shop.close());

interface Change extends Partial<ProductDraft> {
  price?: number;
  stock?: number;
  sku?: string;
}
function draftFrom(stored: Product, { price, stock, sku, ...change }: Change = {}): ProductDraft {
  const own = draftOfProduct(stored);
  const variants = own.variants.map((one) => ({
    ...one,
    price: price ?? one.price,
    stock: stock ?? one.stock,
    sku: sku ?? one.sku,
  }));
  return { ...own, variants, ...change };
}
const row = (stored: Product, change: Change = {}) => ({
  id: stored.id,
  version: stored.updatedAt,
  draft: draftFrom(stored, change),
  seen: Object.fromEntries(stored.variants.map(({ sku, stock }) => [sku, stock])),
});
const added = (name: string, change: Change = {}) => ({
  key: `key-${name}-0001`,
  draft: draftFrom(toner, { name, slug: name, sku: `${name}-1`, ...change }),
});
async function send(rows: unknown[], kind = 'products'): Promise<ImportResult[]> {
  const reply = await shop.admin(`import/${kind}`, { rows });
  expect(reply.status).toBe(200);
  return reply.body['results'] as ImportResult[];
}
const stored = async (id: string) => (await shop.db.doc(`products/${id}`).get()).data() as Product;

test('each row is created, changed, left alone or refused independently', async () => {
  const results = await send([
    row(toner, { price: 290, stock: 14 }),
    row(serum),
    added('mist', { price: 200 }),
    row(serum, { price: 5000 }),
    { id: 'none', version, draft: draftFrom(toner), seen: {} },
  ]);
  expect(results).toEqual([
    { outcome: 'changed', id: 'toner' },
    { outcome: 'unchanged', id: 'serum' },
    { outcome: 'created', id: 'mist' },
    { outcome: 'refused', field: 'variants.0.price', reason: 'The price is above the MRP.' },
    { outcome: 'refused', field: '', reason: 'It is not there any more.' },
  ]);
  expect(await stored('toner')).toMatchObject({ price: 290, stock: 14, rating: 4.5 });
  expect(await stored('mist')).toMatchObject({ name: 'mist', price: 200, stock: 10 });
  expect(await shop.level('toner-1')).toMatchObject({ available: 14 });
  expect(await shop.level('mist-1')).toMatchObject({ available: 10 });
  expect((await shop.db.doc('skus/mist-1').get()).data()).toMatchObject({ kind: 'products', id: 'mist' });
  expect((await stored('serum')).updatedAt).toBe(version);
  expect((await shop.audit()).map(({ action, target, by }) => [action, target, by.uid])).toEqual(
    expect.arrayContaining([
      ['product.saved', 'products/toner', 'ada'],
      ['product.created', 'products/mist', 'ada'],
    ]),
  );
  expect(await shop.audit()).toHaveLength(2);
});

test('importing the same rows twice changes nothing the second time and logs nothing', async () => {
  const rows = [row(toner, { price: 290, stock: 14 }), added('mist')];
  await send(rows);
  const before = await shop.snapshot();
  expect(await send(rows)).toEqual([
    { outcome: 'unchanged', id: 'toner' },
    { outcome: 'unchanged', id: 'mist' },
  ]);
  expect(await shop.snapshot()).toEqual(before);
});

test('a row that another admin saved in the meantime is reported and not overwritten', async () => {
  await shop.admin('products/toner', { version, draft: draftFrom(toner, { name: 'Theirs' }), seen: {} });
  expect(await send([row(toner, { price: 290 }), row(serum, { price: 890 })])).toEqual([
    { outcome: 'refused', field: '', reason: expect.stringContaining('Somebody else saved it meanwhile') },
    { outcome: 'changed', id: 'serum' },
  ]);
  expect(await stored('toner')).toMatchObject({ name: 'Theirs', price: 300 });
});

test('units sold during an import stay sold, and reserved units stay reserved', async () => {
  expect((await shop.order(codBody('GLM0001', [cartLine(serum, 2)]))).status).toBe(200);
  expect(await send([row(serum, { stock: 8 })])).toEqual([{ outcome: 'changed', id: 'serum' }]);
  expect(await shop.level('serum-1')).toMatchObject({ available: 6, reserved: 2 });
  const now = await stored('serum');
  const [none] = await send([{ ...row(now, { stock: 0 }), seen: { 'serum-1': 7 } }]);
  expect(none).toMatchObject({ outcome: 'refused', field: 'variants.0.stock' });
  expect(await shop.level('serum-1')).toMatchObject({ available: 6, reserved: 2 });
});

test('a SKU belongs to one product, in the shop and within the imported rows', async () => {
  const results = await send([
    added('mist', { sku: 'serum-1' }),
    added('dew'),
    added('fog', { sku: 'dew-1' }),
    row(toner, { sku: 'duo-1' }),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'created', 'refused', 'refused']);
  expect(results[0]).toMatchObject({ field: 'variants.0.sku', reason: expect.stringContaining('The serum') });
  expect(results[2]).toMatchObject({ field: 'variants.0.sku', reason: expect.stringContaining('dew') });
});

test('products with the same short name get different addresses; a repeated id is changed once', async () => {
  const [one, two] = await send([added('mist'), { ...added('mist', { sku: 'mist-2' }), key: 'other-0002' }]);
  expect([one, two]).toEqual([
    { outcome: 'created', id: 'mist' },
    { outcome: 'created', id: 'mist-other-00' },
  ]);
  const [first, second] = await send([row(toner, { price: 290 }), row(toner, { price: 280 })]);
  expect([first?.outcome, second?.outcome]).toEqual(['changed', 'refused']);
  expect((await stored('toner')).price).toBe(290);
});

const bad: [string, object][] = [
  ['a name with a tag', added('mist', { name: '<script>alert(1)</script>' })],
  [
    'a price that is no number',
    { ...added('mist'), draft: { ...draftFrom(toner), variants: [{ price: 'x' }] } },
  ],
  ['no draft', { key: 'key-mist-0001' }],
  ['a list for a row', [] as unknown as object],
  ['a picture that is a script', added('mist', { images: [{ ...picture, src: 'javascript:alert(1)' }] })],
  ['an id that is a path', { ...row(toner, { price: 1 }), id: '../users/alice' }],
  ['a reserved id', { ...row(toner, { price: 1 }), id: '__proto__' }],
  ['publishing without a maker', added('mist', { manufacturer: '' })],
];
test.each(bad)('a row with %s is refused, and the row beside it is saved', async (_name, one) => {
  const [refused, fine] = await send([one, row(serum, { price: 890 })]);
  expect(refused).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\w \w/) });
  expect(fine).toEqual({ outcome: 'changed', id: 'serum' });
  expect((await shop.db.collection('products').get()).size).toBe(2);
  expect((await stored('toner')).price).toBe(300);
});

test('infinite numbers and unknown fields are refused', async () => {
  const text = JSON.stringify({ rows: [row(toner, { price: 290 })] });
  const endless = text.replace('"price":290', '"price":1e309');
  const reply = await shop.call('/api/admin/import/products', { as: 'ada', method: 'POST', raw: endless });
  expect(reply.body['results']).toMatchObject([{ outcome: 'refused', field: 'variants.0.price' }]);
  const polluted = text.replace('"seen":{', '"seen":{"__proto__":{"polluted":1},');
  await shop.call('/api/admin/import/products', { as: 'ada', method: 'POST', raw: polluted });
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(await stored('toner')).not.toHaveProperty('polluted');
});

test('an import with too many rows or too large rows is refused', async () => {
  const many = Array.from({ length: 101 }, () => ({}));
  const refused = { code: 'bad_request', field: 'rows' };
  expect((await shop.admin('import/products', { rows: many })).body).toMatchObject(refused);
  expect((await shop.admin('import/products', { rows: [] })).status).toBe(400);
  const large = [added('mist', { description: 'x'.repeat(110_000) })];
  expect((await shop.admin('import/products', { rows: large })).status).toBe(413);
});

test('sixty rows in one call create one audit entry each', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => added(`mist-${n}`));
  const results = await send(rows);
  expect(results.every(({ outcome }) => outcome === 'created')).toBe(true);
  expect(await shop.audit()).toHaveLength(60);
});

test('a failing batch is retried row by row, and a row that keeps failing is reported', async () => {
  givingUp = 1;
  const rows = [row(toner, { price: 290 }), row(serum, { price: 890 }), added('mist')];
  expect((await send(rows)).map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'created']);
  expect(await shop.audit()).toHaveLength(3);
  givingUp = 2;
  const again = [
    { ...row(await stored('toner'), { price: 280 }) },
    row(await stored('serum'), { price: 880 }),
  ];
  expect(await send(again)).toEqual([
    { outcome: 'refused', field: '', reason: 'It could not be saved. Please try again.' },
    { outcome: 'changed', id: 'serum' },
  ]);
  expect((await stored('toner')).price).toBe(290);
});

test('combos are imported in the same way', async () => {
  const draft = { ...draftOfCombo(duo), price: 450 };
  const removed = {
    ...draft,
    slug: 'trio',
    sku: 'trio-1',
    items: [{ productId: 'none', variantId: 'v1', quantity: 2 }],
  };
  const results = await send(
    [
      { id: 'duo', version, draft, seen: {} },
      { key: 'key-trio-0001', draft: removed },
    ],
    'combos',
  );
  expect(results).toEqual([
    { outcome: 'changed', id: 'duo' },
    { outcome: 'refused', field: 'items.0.productId', reason: 'This product is not there any more.' },
  ]);
  expect((await shop.db.doc('combos/duo').get()).data()).toMatchObject({ price: 450 });
});

test('an export pages through whole documents that match the filters', async () => {
  const count = EXPORT_PAGE + 30;
  const products = Array.from({ length: count }, (_, n) =>
    product(`mist-${String(n).padStart(4, '0')}`, { category: n < 40 ? 'Mist' : 'Toner' }),
  );
  for (let start = 0; start < count; start += 200) {
    const batch = shop.db.batch();
    for (const one of products.slice(start, start + 200)) batch.set(shop.db.doc(`products/${one.id}`), one);
    await batch.commit();
  }
  shop.advance(11 * 60_000);
  const page = async (query: string) =>
    (await shop.call(`/api/admin/export/products?${query}`, { as: 'ada' })).body as unknown as ExportResponse;
  const first = await page('');
  expect([first.items.length, first.total]).toEqual([EXPORT_PAGE, count + 2]);
  const second = await page(`after=${encodeURIComponent(first.next ?? '')}`);
  expect([second.items.length, second.next]).toEqual([32, null]);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(count + 2);
  expect(second.items.find(({ id }) => id === 'toner')).toEqual(toner);
  expect(await page('category=Mist')).toMatchObject({ total: 40, next: null });
  expect(await page('after=zzz')).toMatchObject({ items: [], next: null });
  const { body } = await shop.call('/api/admin/export/combos', { as: 'ada' });
  expect(body).toMatchObject({ items: [{ id: 'duo' }], total: 1, next: null });
});

describe('a slow import call', () => {
  afterEach(() => shop.slowCalls(0));

  const many = Array.from({ length: 60 }, (_, n) => added(`mist-${n}`));

  test('stops itself and returns the remaining rows, which the next call saves', async () => {
    shop.slowCalls(20_000);
    const first = await send(many);
    const left = first.flatMap((result, at) => (result.outcome === 'left' ? [at] : []));
    expect(left).toEqual(Array.from({ length: 35 }, (_, n) => n + 25));
    expect(first.slice(0, 25).every(({ outcome }) => outcome === 'created')).toBe(true);
    shop.slowCalls(0);
    const second = await send(left.map((at) => many[at]));
    expect(second.every(({ outcome }) => outcome === 'created')).toBe(true);
  });

  test('saves at least one row even without time left', async () => {
    shop.slowCalls(20_000);
    givingUp = 1;
    const results = await send([row(toner, { price: 290 }), row(serum, { price: 800 })]);
    expect(results).toEqual([{ outcome: 'changed', id: 'toner' }, { outcome: 'left' }]);
  });
});
