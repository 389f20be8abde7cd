import { type Product } from '@/domain/catalogue/catalogue';
import { type ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { cartLine, codBody, combo, picture, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10, images: [picture] });
const serum = product('serum', { cost: 900, units: 3, images: [picture] });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 500);
const { updatedAt: version } = toner;

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.seed({ products: [toner, serum], combos: [{ ...duo, images: [picture] }] });
  // The functions may still cache the catalogue of the test before.
  shop.advance(11 * 60_000);
});
afterAll(() => shop.close());

type Change = Partial<ProductDraft> & { price?: number; stock?: number };
function draft({ price = 300, stock = 10, ...change }: Change = {}): ProductDraft {
  const own = draftOfProduct(toner);
  return { ...own, variants: own.variants.map((one) => ({ ...one, price, stock })), ...change };
}
const seen = { 'toner-1': 10 };
const save = (body: object, as: string | null = 'ada', id = 'toner') =>
  shop.admin(`products/${id}`, body, as);
const create = (change: Change, key = 'key-0001') => {
  const variants = draft(change).variants.map((one) => ({ ...one, sku: 'mist-1' }));
  return shop.admin('products', { key, draft: draft({ name: 'Mist', slug: 'mist', variants, ...change }) });
};
const stored = async (id = 'toner') => (await shop.db.doc(`products/${id}`).get()).data() as Product;

const bodies: [string, object][] = [
  ['products/toner', { version, draft: draft({ price: 1 }), seen }],
  ['products', { key: 'key-0001', draft: draft({ slug: 'new' }) }],
  ['combos/duo', { version, draft: { ...draftOfCombo(duo), price: 1 } }],
  ['combos', { key: 'key-0001', draft: draftOfCombo(duo) }],
  [
    'changes/products',
    { items: [{ id: 'toner', version }], change: { kind: 'stock', mode: 'set', units: 9 } },
  ],
  ['changes/combos', { items: [{ id: 'duo', version }], change: { kind: 'price', mode: 'set', price: 1 } }],
  ['import/products', { rows: [{ id: 'toner', version, draft: draft({ price: 1 }), seen }] }],
  ['import/combos', { rows: [{ id: 'duo', version, draft: { ...draftOfCombo(duo), price: 1 } }] }],
];
const strangers: [string | null, number][] = [
  [null, 401],
  ['alice', 403],
  ['una', 403],
  ['eve', 403],
  ['rita', 401],
];

test.each(bodies)('only the admin can call %s, and a refused call writes nothing', async (path, body) => {
  const before = await shop.snapshot();
  for (const [as, status] of strangers) expect((await shop.admin(path, body, as)).status).toBe(status);
  expect(await shop.snapshot()).toEqual(before);
});

test.each([
  'products',
  'combos',
  'products/toner',
  'combos/duo',
  'known',
  'export/products',
  'export/combos',
])('GET %s shows drafts to the admin only', async (path) => {
  for (const [as, status] of strangers)
    expect((await shop.call(`/api/admin/${path}`, { as })).status).toBe(status);
  expect((await shop.call(`/api/admin/${path}`, { as: 'ada' })).status).toBe(200);
});

test('a save changes product and units, and the audit log records it', async () => {
  const typed = draft({ name: 'The best toner', price: 290, stock: 14 });
  const reply = await save({ version, seen, draft: typed });
  const product = { name: 'The best toner', price: 290, stock: 14, rating: 4.5 };
  expect(reply.body).toMatchObject({
    success: true,
    product,
    levels: [{ sku: 'toner-1', available: 14, reserved: 0, sold: 0 }],
  });
  expect(await stored()).toMatchObject({ variants: [{ price: 290, stock: 14 }], createdAt: toner.createdAt });
  expect(await shop.level('toner-1')).toMatchObject({ available: 14 });
  expect(await shop.audit()).toMatchObject([
    {
      action: 'product.saved',
      target: 'products/toner',
      by: { uid: 'ada' },
      changes: [
        { field: 'name' },
        { field: 'price', before: 300, after: 290 },
        { field: 'stock' },
        { field: 'variants' },
      ],
    },
  ]);
  shop.advance(60_000);
  const catalogue = await shop.call('/api/catalogue', { key: null });
  expect(catalogue.body['products']).toContainEqual(
    expect.objectContaining({ id: 'toner', price: 290, stock: 14 }),
  );
});

test.each<[string, object, RegExp]>([
  ['a price above the MRP', draft({ price: 351 }), /above the MRP/],
  ['a negative price', draft({ price: -1 }), /price is an amount in rupees/],
  ['a price in text', draft({ price: '300' as never }), /price must be a number/],
  // JSON writes NaN as null.
  ['a price of null', draft({ price: null as never }), /price must be a number/],
  ['a price without end', draft({ price: 1e21 }), /price/],
  [
    'no price',
    { ...draft(), variants: draft().variants.map(({ price: _price, ...rest }) => rest) },
    /price is required/,
  ],
  ['a picture over http', draft({ images: [{ ...picture, src: 'http://a.example/x.png' }] }), /https/],
  ['publishing without a maker', draft({ manufacturer: '' }), /needs the manufacturer/],
  ['a script for a picture', draft({ images: [{ ...picture, src: 'javascript:alert(1)' }] }), /https/],
  [
    'another’s SKU',
    draft({ variants: [{ ...draft().variants[0]!, sku: 'serum-1' }] }),
    /the SKU of The serum/,
  ],
  [
    'a size of a combo taken away',
    draft({ variants: [{ ...draft().variants[0]!, id: 'v2' }] }),
    /part of The duo/,
  ],
  ['negative units', draft({ stock: -1 }), /whole number/],
  ['no list of sizes', { ...draft(), variants: 'all' }, /must be a list/],
  ['a name without end', draft({ name: 'x'.repeat(200) }), /too long/],
])('%s is refused with a message, and nothing is written', async (_name, wrong, message) => {
  const before = await shop.snapshot();
  const reply = await save({ version, seen, draft: wrong });
  expect([reply.status, reply.body['message']]).toEqual([400, expect.stringMatching(message)]);
  expect(await shop.snapshot()).toEqual(before);
});

test.each<[string, object]>([
  ['a negative price', { price: -1 }],
  ['a price in text', { price: '500' }],
  ['a price of null', { price: null }],
  ['no price', { price: undefined }],
  ['a price without end', { price: 1e21 }],
  ['a price above the sum of its parts', { price: 1_000_000 }],
  ['a script for a picture', { images: [{ ...picture, src: 'javascript:alert(1)' }] }],
  ['a picture over http', { images: [{ ...picture, src: 'http://a.example/x.png' }] }],
])('a combo with %s is refused on create and on save, and nothing is written', async (_name, wrong) => {
  const whole = { ...draftOfCombo(duo), ...wrong };
  const before = await shop.snapshot();
  for (const reply of [
    await shop.admin('combos/duo', { version, draft: whole }),
    await shop.admin('combos', { key: 'key-0000duo', draft: whole }),
  ]) {
    expect([reply.status, reply.body['message']]).toEqual([400, expect.stringMatching(/price|https/i)]);
  }
  expect(await shop.snapshot()).toEqual(before);
});

test('a second admin with an old version gets a conflict and overwrites nothing', async () => {
  const [first, second] = await Promise.all([
    save({ version, seen, draft: draft({ name: 'One' }) }),
    save({ version, seen, draft: draft({ name: 'Other' }) }),
  ]);
  const [won, lost] = first.status === 200 ? [first, second] : [second, first];
  expect([won.status, lost.status, lost.body['code']]).toEqual([200, 409, 'conflict']);
  const { name } = await stored();
  expect(won.body).toMatchObject({ product: { name } });
  expect(lost.body).toMatchObject({ product: { name }, levels: [{ sku: 'toner-1' }] });
  expect(await shop.audit()).toHaveLength(1);
});

test('units sold while the admin edits stay sold, and none are lost', async () => {
  await shop.order(codBody('GLM0001', [cartLine(toner, 3)]));
  const reply = await save({ version, seen, draft: draft({ stock: 15 }) });
  expect(reply.body).toMatchObject({
    levels: [{ available: 12, reserved: 3, sold: 0 }],
    product: { stock: 12 },
  });
  const less = await save({
    version: (await stored()).updatedAt,
    seen: { 'toner-1': 15 },
    draft: draft({ stock: 0 }),
  });
  expect([less.status, less.body['message']]).toEqual([400, expect.stringContaining('Only 12 are left')]);
});

test('price and stock edits during eight purchases lose no unit', async () => {
  const line = cartLine(toner);
  const buyers = Array.from({ length: 8 }, (_, n) => shop.order(codBody(`GLM10${n}0`, [line]), 'alice'));
  const admins = [
    save({ version, seen, draft: draft({ stock: 20, description: 'New words.' }) }),
    shop.admin('changes/products', {
      items: [{ id: 'toner', version }],
      change: { kind: 'stock', mode: 'add', units: 10 },
    }),
  ];
  const [orders, [saved, changed]] = await Promise.all([Promise.all(buyers), Promise.all(admins)]);
  const sold = orders.filter(({ status }) => status === 200).length;
  const edits = Number(saved?.status === 200) + (changed?.body['changed'] as string[]).length;
  expect([sold, edits]).toEqual([8, 1]);
  expect(await shop.level('toner-1')).toMatchObject({ available: 20 - sold, reserved: sold, sold: 0 });
  expect(await stored()).toMatchObject({ stock: 20 - sold, variants: [{ stock: 20 - sold }] });
});

test('creating the same item twice creates one', async () => {
  const replies = await Promise.all([create({}), create({})]);
  replies.push(await create({}));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => (body['product'] as Product).id))).toEqual(new Set(['mist']));
  expect(await stored('mist')).toMatchObject({ name: 'Mist', stock: 10, rating: 0, ratingCount: 0 });
  expect((await shop.audit()).map(({ action }) => action)).toEqual(['product.created']);
  const other = await create({}, 'key-0002');
  expect([other.status, other.body['message']]).toEqual([400, 'mist-1 is already the SKU of Mist.']);
});

test('a duplicate short name gets another address, and a SKU belongs to one product only, also in a race', async () => {
  const variants = (sku: string) => [{ ...draft().variants[0]!, sku }];
  const replies = await Promise.all([
    create({ variants: variants('a-1') }, 'key-aaaa'),
    create({ variants: variants('b-1') }, 'key-bbbb'),
    create({ variants: variants('a-1') }, 'key-cccc'),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await shop.db.collection('products').get()).size).toBe(4);
  expect((await shop.db.collection('skus').get()).docs.map(({ id }) => id)).toEqual(['a-1', 'b-1']);
});

test('saving an unknown id creates nothing', async () => {
  const reply = await save({ version, seen, draft: draft() }, 'ada', 'none');
  expect(reply.status).toBe(404);
  expect(await stored('none')).toBeUndefined();
});

test('a combo is created and saved, and refused with unknown parts', async () => {
  const set = { ...draftOfCombo(duo), images: [picture], name: 'Set', slug: 'set', sku: 'set-1' };
  const made = await shop.admin('combos', { key: 'key-0001', draft: set });
  expect(made.body).toMatchObject({ combo: { id: 'set', price: 500 }, parts: [{ id: 'toner' }] });
  const { updatedAt } = made.body['combo'] as { updatedAt: string };
  expect((await shop.admin('combos/set', { version, draft: { ...set, price: 490 } })).status).toBe(409);
  // A repeated request stores no new version.
  const twice = await shop.admin('combos/set', { version, draft: set });
  expect(twice.body).toMatchObject({ combo: { updatedAt } });
  const items = [{ productId: 'none', variantId: 'v1', quantity: 2 }];
  const wrong = await shop.admin('combos/set', { version: updatedAt, draft: { ...set, items } });
  expect(wrong.body).toMatchObject({ code: 'not_valid', problems: [{ field: 'items.0.productId' }] });
  const again = await shop.admin('combos/set', { version: updatedAt, draft: { ...set, price: 450 } });
  expect(again.body).toMatchObject({ combo: { price: 450 } });
});

test('a bulk change applies where it can and names the items that it cannot change', async () => {
  const items = [
    { id: 'toner', version },
    { id: 'serum', version: '2020-01-01T00:00:00.000Z' },
    { id: 'none', version },
  ];
  const change = { kind: 'price', mode: 'percent', percent: -10 };
  const reply = await shop.admin('changes/products', { items, change });
  const nothing = { unchanged: [], left: [], combosOffSale: [] };
  expect(reply.body).toMatchObject({
    changed: ['toner'],
    ...nothing,
    failed: [
      { id: 'serum', name: 'The serum', message: expect.stringContaining('meanwhile') },
      { id: 'none', message: 'It is not there any more.' },
    ],
  });
  expect([(await stored()).price, (await stored('serum')).price]).toEqual([270, 900]);
  // The same once more, as after an answer that was lost: nothing is lowered twice.
  await shop.admin('changes/products', { items: items.slice(0, 1), change });
  expect((await stored()).price).toBe(270);
  const archive = {
    items: [{ id: 'toner', version: (await stored()).updatedAt }],
    change: { kind: 'status', status: 'archived' },
  };
  expect((await shop.admin('changes/products', archive)).body['changed']).toEqual(['toner']);
  expect((await shop.call('/api/catalogue/products/toner', { key: null })).status).toBe(410);
  // An unchanged document gets no new version and no entry in the log.
  const before = await shop.snapshot();
  const same = await shop.admin('changes/products', archive);
  expect(same.body).toMatchObject({ changed: [], failed: [], unchanged: ['toner'] });
  expect(await shop.snapshot()).toEqual(before);
  const refused = await shop.admin('changes/products', { items, change: { ...change, percent: -100 } });
  expect(refused.status).toBe(400);
});
