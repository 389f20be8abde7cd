import { type Product, type StockLevel } from '@/domain/catalogue/catalogue';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { cartLine, codBody, paymentBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

/** Names that every plain object answers to. */
const NAMES = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
let shop: TestShop;

function named(sku: string, units = 10): Product {
  const own = product(`p-${sku}`, { units });
  return { ...own, sku, variants: own.variants.map((one) => ({ ...one, sku })) };
}
const plain = product('toner', { units: 10 });
const all = NAMES.map((sku) => named(sku));

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [plain, ...all] }));
afterEach(async () => {
  expect(await shop.wrongSums()).toEqual([]);
});
afterAll(() => shop.close());

const lines = (quantity = 2) => all.map((one) => cartLine(one, quantity));
const eachLevel = () => Promise.all(NAMES.map((sku) => shop.level(sku)));
const allAt = (figures: Partial<StockLevel>) => NAMES.map(() => expect.objectContaining(figures));

test('orders with SKUs such as `constructor` reserve, sell and return only these units', async () => {
  expect((await shop.order(codBody('GLMH001', lines()))).status).toBe(200);
  expect(await eachLevel()).toEqual(allAt({ available: 8, reserved: 2, sold: 0 }));
  expect((await shop.storedOrder('GLMH001')).reserved).toEqual(
    Object.fromEntries(NAMES.map((sku) => [sku, 2])),
  );
  expect((await shop.storedOrder('GLMH001')).reservedFrom).toEqual(all.map(({ id }) => id));
  await sendTracking(shop, (await shop.storedOrder('GLMH001')).shipment.awb, 'delivered');
  expect(await eachLevel()).toEqual(allAt({ available: 8, reserved: 0, sold: 2 }));
  await shop.requestReturn('GLMH001', { reason: 'Damaged or leaking', lines: [{ line: 0, quantity: 1 }] });
  expect((await shop.admin('orders/GLMH001/receive', { restock: true })).status).toBe(200);
  expect(await shop.level('constructor')).toMatchObject({ available: 9, sold: 1 });
  expect(await shop.level('toString')).toMatchObject({ available: 8, sold: 2 });
});

test('orders of other products do not touch such SKUs', async () => {
  expect((await shop.order(codBody('GLMH002', [cartLine(plain)]))).status).toBe(200);
  expect((await shop.storedOrder('GLMH002')).reservedFrom).toEqual(['toner']);
  expect(await eachLevel()).toEqual(allAt({ available: 10, reserved: 0 }));
});

test('cancelling such an order returns its units', async () => {
  expect((await shop.order(codBody('GLMH003', lines(3)))).status).toBe(200);
  expect((await shop.cancel('GLMH003')).status).toBe(200);
  expect(await eachLevel()).toEqual(allAt({ available: 10, reserved: 0 }));
});

test('the limit of unpaid units counts each such SKU separately', async () => {
  expect((await shop.pay(paymentBody('GLMH004', [cartLine(plain, 10)]))).status).toBe(200);
  const cart = { couponCode: '', paymentMethod: 'Pay Online' };
  const own = { ...cart, cartItems: [cartLine(plain, 10), cartLine(all[0]!, 10)] };
  expect(await shop.validate(own, 'alice')).toMatchObject({ status: 200, body: { subTotal: 6000 } });
  const more = { ...cart, cartItems: [cartLine(all[0]!, 11)] };
  expect(await shop.validate(more, 'alice')).toMatchObject({
    status: 409,
    body: { changes: [{ kind: 'stock', wanted: 11, available: 10 }] },
  });
});

test('a stored SKU that is no valid Firestore id is sold out and causes no error', async () => {
  await shop.db.doc('products/odd').set(named('__proto__'));
  const protoNamed = { ...named('__proto__'), id: 'odd' };
  const body = { code: 'sold_out', changes: [{ kind: 'stock', id: 'odd', available: 0 }] };
  expect(await shop.order(codBody('GLMH005', [cartLine(protoNamed)]))).toMatchObject({ status: 409, body });
  expect(await shop.pay(paymentBody('GLMH006', [cartLine(protoNamed)]))).toMatchObject({ status: 409, body });
});

test.each([...NAMES, '__proto__'])('%s is refused as a SKU by the form and the import', async (sku) => {
  await shop.seed({ products: [plain] });
  shop.advance(11 * 60_000);
  const own = draftOfProduct(product('new', { status: 'draft' }));
  const draft = { ...own, variants: own.variants.map((one) => ({ ...one, sku })) };
  const saved = await shop.admin('products', { key: 'key-0001', draft });
  expect(saved).toMatchObject({ status: 400, body: { problems: [{ field: 'variants.0.sku' }] } });
  const { body } = await shop.admin('import/products', { rows: [{ key: 'key-0002', draft }] });
  expect(body).toMatchObject({ results: [{ outcome: 'refused', field: 'variants.0.sku' }] });
});
