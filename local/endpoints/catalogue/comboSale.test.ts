import { type Product } from '@/domain/catalogue/catalogue';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { type CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { cartLine, codBody, combo, paymentBody, picture, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10, images: [picture] });
const serum = product('serum', { cost: 900, units: 10, images: [picture] });
const part = (productId: string) => ({ productId, variantId: 'v1', quantity: 1 });
const duo = { ...combo('duo', [part('toner'), part('serum')], 1000), name: 'The duo' };
const twoToners = combo('two', [{ ...part('toner'), quantity: 2 }], 500);
const { updatedAt: version } = toner;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.seed({ products: [toner, serum], combos: [duo, twoToners] });
  // The functions still cache the catalogue of the previous test.
  shop.advance(11 * 60_000);
});
afterAll(() => shop.close());

const get = (path: string, as: string | null = null) => shop.call(path, { as });
const setStatus = (status: Product['status'], one = serum) =>
  shop.db.doc(`products/${one.id}`).update({ status, updatedAt: shop.now().toISOString() });
const listed = async () => {
  const { body } = await get('/api/catalogue');
  return (body as unknown as CatalogueResponse).combos.map(({ id }) => id).sort();
};

describe.each(['archived', 'draft'] as const)('a combo with a part that is %s', (status) => {
  beforeEach(() => setStatus(status));

  test('is in no list, page, sitemap or feed', async () => {
    expect(await listed()).toEqual(['two']);
    expect(await get('/api/catalogue/combos/duo')).toMatchObject({
      status: 410,
      body: { alternatives: [{ id: 'two' }] },
    });
    for (const path of ['/sitemap.xml', '/llms.txt', '/feeds/google.xml']) {
      const text = (await get(path)).bytes.toString();
      expect(text).toContain('combo/two');
      expect(text).not.toContain('combo/duo');
    }
  });

  test('cannot be ordered or paid for, and nothing is reserved, charged or booked', async () => {
    const items = [cartLine(duo)];
    const cart = { cartItems: items, couponCode: '', paymentMethod: 'Cash on Delivery' };
    const notSold = { code: 'not_sold', changes: [{ kind: 'gone', id: 'duo' }] };
    expect(await shop.validate(cart)).toMatchObject({ status: 409, body: notSold });
    expect(await shop.order(codBody('GLMC001', items))).toMatchObject({ status: 409, body: notSold });
    expect(await shop.pay(paymentBody('GLMC002', items))).toMatchObject({ status: 409, body: notSold });
    expect((await shop.db.collection('orders').get()).size).toBe(0);
    expect((await shop.db.doc('stock/toner-1').get()).data()).toMatchObject({ available: 10, reserved: 0 });
    expect(await shop.shipments()).not.toContainEqual(expect.objectContaining({ order_number: 'GLMC001' }));
  });

  test('is sold again when its part is', async () => {
    expect(await listed()).toEqual(['two']);
    await setStatus('active');
    shop.advance(60_000);
    expect(await listed()).toEqual(['duo', 'two']);
    expect((await shop.order(codBody('GLMC003', [cartLine(duo)]))).status).toBe(200);
  });
});

test('a paid combo is still sent after its part was archived', async () => {
  const items = [cartLine(duo)];
  const reply = await shop.pay(paymentBody('GLMC004', items));
  expect(reply.status).toBe(200);
  await setStatus('archived');
  const result = await shop.razorpay.pay(reply.body['id'] as string);
  expect(await shop.verify(result)).toMatchObject({ status: 200, body: { success: true } });
  expect((await shop.db.doc('orders/GLMC004').get()).get('status')).toBe('placed');
});

describe('the admin sees which combos go off sale with a product', () => {
  const combos = [
    { id: 'duo', name: 'The duo' },
    { id: 'two', name: 'The two' },
  ];

  test('before and after archiving the product', async () => {
    expect((await get('/api/admin/products/toner', 'ada')).body).toMatchObject({ combos });
    const draft = { ...draftOfProduct(toner), status: 'archived' };
    const saved = await shop.admin('products/toner', { version, draft, seen: { 'toner-1': 10 } });
    expect(saved).toMatchObject({ status: 200, body: { product: { status: 'archived' }, combos } });
  });

  test('without combos that are off sale anyway', async () => {
    await setStatus('draft');
    expect((await get('/api/admin/products/toner', 'ada')).body['combos']).toEqual([combos[1]]);
  });

  test('after a bulk change archives products', async () => {
    const items = [{ id: 'serum', version }];
    const { body } = await shop.admin('changes/products', {
      items,
      change: { kind: 'status', status: 'archived' },
    });
    expect(body).toMatchObject({ changed: ['serum'], combosOffSale: ['The duo'] });
  });

  test('after an import archives products', async () => {
    const draft = { ...draftOfProduct(serum), status: 'archived' };
    const rows = [{ id: 'serum', version, draft, seen: { 'serum-1': 10 } }];
    const { body } = await shop.admin('import/products', { rows });
    expect(body).toMatchObject({ results: [{ outcome: 'changed' }], combosOffSale: ['The duo'] });
  });

  test('in the list of combos', async () => {
    await setStatus('archived');
    const { body } = await get('/api/admin/combos', 'ada');
    expect(body['rows']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'duo', partsOffSale: ['The serum'] }),
        expect.objectContaining({ id: 'two', partsOffSale: [] }),
      ]),
    );
  });
});
