import type { Product } from '@/domain/catalogue/catalogue';
import type { ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { combo, picture, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10, images: [picture] });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500);

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.seed({ products: [toner], combos: [] });
  // The functions may still cache the catalogue of the test before.
  shop.advance(11 * 60_000);
});
afterAll(() => shop.close());

/** A new product, with a change to its only size. */
function mist(change: Partial<ProductDraft['variants'][number]> = {}): ProductDraft {
  const own = draftOfProduct(toner);
  const variants = own.variants.map((one) => ({ ...one, sku: 'mist-1', ...change }));
  return { ...own, name: 'Mist', slug: 'mist', variants };
}
const create = (draft: ProductDraft) => shop.admin('products', { key: 'key-0001', draft });
const ids = async () => (await shop.db.collection('products').get()).docs.map(({ id }) => id);

test.each<[string, ProductDraft]>([
  ['another price', mist({ price: 350 })],
  ['more units', mist({ stock: 20 })],
  ['another SKU', mist({ sku: 'mist-2' })],
  ['another name', { ...mist(), name: 'Fine mist' }],
  ['what no product can have', { ...mist({ price: -1 }), name: '' }],
])('a product sent again with %s is a conflict with the one that is stored', async (_name, changed) => {
  await create(mist());
  const before = await shop.snapshot();
  expect(await create(changed)).toMatchObject({
    status: 409,
    body: { code: 'conflict', product: { id: 'mist', price: 300, stock: 10 } },
  });
  expect(await shop.snapshot()).toEqual(before);
  expect(await ids()).toEqual(['mist', 'toner']);
});

test('a product is created once although units of it were ordered before it was sent again', async () => {
  const made = (await create(mist())).body['product'] as Product;
  await shop.db.doc('stock/mist-1').set({ sku: 'mist-1', available: 7, reserved: 2, sold: 1 });
  const again = await create(mist());
  expect(again).toMatchObject({ status: 200, body: { product: { id: 'mist', stock: 7 } } });
  expect((again.body['product'] as Product).updatedAt).toBe(made.updatedAt);
});

test('a combo sent again with another price is a conflict, and unchanged it is the same one', async () => {
  const draft = { ...draftOfCombo(duo), images: [picture], name: 'Set', slug: 'set', sku: 'set-1' };
  const send = (price: number) => shop.admin('combos', { key: 'key-0001', draft: { ...draft, price } });
  expect((await send(500)).status).toBe(200);
  expect(await send(450)).toMatchObject({ status: 409, body: { code: 'conflict', combo: { price: 500 } } });
  expect(await send(500)).toMatchObject({ status: 200, body: { combo: { id: 'set', price: 500 } } });
});

test('a row of an import sent again is unchanged, and with another price it is refused', async () => {
  const send = (draft: ProductDraft) =>
    shop.admin('import/products', { rows: [{ key: 'key-0001', draft }], run: 'run-0001' });
  const outcomes = [];
  for (const draft of [mist(), mist(), mist({ price: 350 })])
    outcomes.push((await send(draft)).body['results']);
  expect(outcomes).toMatchObject([
    [{ outcome: 'created', id: 'mist' }],
    [{ outcome: 'unchanged', id: 'mist' }],
    [{ outcome: 'refused', reason: expect.stringContaining('meanwhile') }],
  ]);
});
