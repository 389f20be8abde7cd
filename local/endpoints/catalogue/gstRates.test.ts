import { DAY_MS } from '../../../src/domain/time/calendar';
import { type Product } from '@/domain/catalogue/catalogue';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { dayInIndia } from '@/domain/time/india';
import { type Invoice } from '@/domain/invoices/invoice';
import { cartLine, codBody, combo, picture, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

let shop: TestShop;
const soap = product('soap', { cost: 100, gstRate: 5, images: [picture] });
const toner = product('toner', { cost: 300, gstRate: 18, images: [picture] });
const part = (productId: string) => ({ productId, variantId: 'v1', quantity: 1 });
/** Regardless of the printed rate. */
const duo = { ...combo('duo', [part('soap'), part('toner')], 350), gstRate: 0, images: [picture] };
const soaps = { ...combo('soaps', [{ ...part('soap'), quantity: 2 }], 150), gstRate: 28, images: [picture] };
const { updatedAt: version } = toner;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.seed({ products: [soap, toner], combos: [duo, soaps] });
  shop.advance(11 * 60_000);
});
afterAll(() => shop.close());

const ratesOf = async (id: string) =>
  (await shop.storedOrder(id)).lines.map(({ id: what, gstRate }) => [what, gstRate]);
const inDays = (days: number) => dayInIndia(new Date(shop.now().getTime() + days * DAY_MS));
const change = (one: Product, gstRates: { from: string; rate: number }[]) =>
  shop.admin(`products/${one.id}`, { version, draft: { ...draftOfProduct(one), gstRates }, seen: {} });

test('a combo is taxed at the highest rate of its parts, regardless of its own rate', async () => {
  const items = [cartLine(duo), cartLine(soaps), cartLine(soap)];
  expect((await shop.order(codBody('GLMG01', items))).status).toBe(200);
  expect(Object.fromEntries(await ratesOf('GLMG01'))).toEqual({ duo: 18, soaps: 5, soap: 5 });
});

test('a combo’s rate cannot be entered by the admin, and a save stores that of its parts', async () => {
  const draft = { ...draftOfCombo(duo), price: 340, gstRate: 3 };
  const saved = await shop.admin('combos/duo', { version, draft });
  expect(saved).toMatchObject({ status: 200, body: { combo: { price: 340, gstRate: 18 } } });
});

test('an order uses the rate of its day, and its invoice the rate of the invoice date', async () => {
  expect(await change(soap, [{ from: inDays(2), rate: 12 }])).toMatchObject({ status: 200 });
  expect((await shop.order(codBody('GLMG02', [cartLine(soap), cartLine(soaps)]))).status).toBe(200);
  expect((await shop.order(codBody('GLMG03', [cartLine(soap)]))).status).toBe(200);
  expect(Object.fromEntries(await ratesOf('GLMG02'))).toEqual({ soap: 5, soaps: 5 });
  const ship = async (id: string) =>
    sendTracking(shop, (await shop.storedOrder(id)).shipment.awb, 'in transit');
  const invoiceOf = async (id: string) => {
    expect((await shop.call(`/api/orders/${id}/invoice`, { as: 'alice' })).status).toBe(200);
    const { papers } = await shop.storedOrder(id);
    const [found] = (await shop.db.collection('invoices').where('number', '==', papers?.invoice).get()).docs;
    return found?.data() as Invoice;
  };
  await ship('GLMG03');
  expect((await invoiceOf('GLMG03')).lines.map(({ rate }) => rate)).toEqual([5, 5]);
  shop.advance(2 * DAY_MS);
  await ship('GLMG02');
  const invoice = await invoiceOf('GLMG02');
  expect(invoice.lines.map(({ name, rate }) => [name, rate])).toEqual([
    ['The soap', 12],
    ['The soaps', 12],
    ['Delivery', 12],
  ]);
  expect(invoice.totals.total).toBe((await shop.storedOrder('GLMG02')).amounts.finalTotal);
  expect(Object.fromEntries(await ratesOf('GLMG02'))).toEqual({ soap: 12, soaps: 12 });
  expect(await ratesOf('GLMG03')).toEqual([['soap', 5]]);
});

test.each<[string, { from: string; rate: number }[], string]>([
  ['no day', [{ from: 'soon', rate: 5 }], 'gstRates.0.from'],
  ['a day that no calendar has', [{ from: '2027-02-30', rate: 5 }], 'gstRates.0.from'],
  [
    'a day twice',
    [
      { from: '2027-04-01', rate: 5 },
      { from: '2027-04-01', rate: 12 },
    ],
    'gstRates.1.from',
  ],
  ['a rate above the highest', [{ from: '2027-04-01', rate: 29 }], 'gstRates.0.rate'],
])('a rate change with %s is refused', async (_name, gstRates, field) => {
  expect(await change(toner, gstRates)).toMatchObject({ status: 400, body: { problems: [{ field }] } });
});

test('rate changes are stored in date order and can be removed', async () => {
  const later = { from: '2028-04-01', rate: 12 };
  const sooner = { from: '2027-04-01', rate: 5 };
  const saved = await change(toner, [later, sooner]);
  expect(saved).toMatchObject({ status: 200, body: { product: { gstRates: [sooner, later] } } });
  const { updatedAt } = saved.body['product'] as Product;
  const draft = { ...draftOfProduct(toner), gstRates: [] };
  const again = await shop.admin('products/toner', { version: updatedAt, draft, seen: {} });
  expect(again.body['product']).not.toHaveProperty('gstRates');
});

test('products that were stored with a rate outside the tariff are named above the list until corrected', async () => {
  await shop.seed({ products: [{ ...soap, gstRate: 15 }, toner], combos: [] });
  shop.advance(11 * 60_000);
  const named = async () => (await shop.call('/api/admin/products?q=toner', { as: 'ada' })).body['wrongGst'];
  expect(await named()).toEqual([{ id: 'soap', name: soap.name }]);
  const draft = { ...draftOfProduct(soap), gstRate: 18 };
  expect(await shop.admin('products/soap', { version, draft, seen: {} })).toMatchObject({ status: 200 });
  expect(await named()).toEqual([]);
});
