import { type Order } from '@/domain/orders/order/order';
import { readPdf } from '../../functions/src/invoices/pdf/testing';
import { bobsAddress, cartLine, codBody, product } from './testing/fixtures';
import { startTestShop, type TestShop } from './testing/testShop';
import { STRANGERS } from './testing/strangers';

let shop: TestShop;
const toner = product('toner', { units: 1000 });
const serum = product('serum', { units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.seed({ products: [toner, serum] });
  await shop.order(codBody('GLM-S1', [cartLine(toner, 3), cartLine(serum)]));
  const { address: _, ...order } = (await shop.db.doc('orders/GLM-S1').get()).data() as Order;
  await shop.db
    .doc('orders/GLM-S2')
    .set({ ...order, orderId: 'GLM-S2', address: bobsAddress, paymentMethod: 'Pay Online' });
});
afterAll(() => shop.close());

const slip = (id: string, as: string | null = 'ada') => shop.call(`/api/admin/orders/${id}/slip`, { as });
const slips = (orders: unknown, as: string | null = 'ada') =>
  shop.call('/api/admin/slips', { body: { orders }, as });

test('a packing slip has the order’s lines, address and cash to collect, and no price', async () => {
  const reply = await slip('GLM-S1');
  expect(reply.status).toBe(200);
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="glumist-slip-GLM-S1.pdf"',
    'cache-control': 'private, no-store',
  });
  const pages = readPdf(reply.bytes);
  expect(pages).toHaveLength(1);
  const { shipment } = (await shop.db.doc('orders/GLM-S1').get()).data() as Order;
  for (const text of [
    'GLM-S1',
    'Alice Rao',
    'The toner',
    'toner-1',
    'Phone 9876543210',
    '4 pieces in all',
    shipment.awb,
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(pages[0]?.replaceAll('|', '')).toContain('Cash on delivery: collect ₹1,200');
  expect(pages[0]).not.toMatch(/GLM-S2|Bob Sen|300/);
  const paid = readPdf((await slip('GLM-S2')).bytes)[0];
  expect(paid).toContain('Paid: nothing to collect');
  expect(paid).not.toContain('₹');
});

test('several slips have one page each, in the order asked for', async () => {
  const reply = await slips(['GLM-S2', 'GLM-S1']);
  const pages = readPdf(reply.bytes);
  expect(pages.map((page) => /GLM-S\d/.exec(page)?.[0])).toEqual(['GLM-S2', 'GLM-S1']);
  expect(pages[0]).not.toContain('Alice Rao');
});

test('a long order continues over numbered pages', async () => {
  const { lines } = (await shop.db.doc('orders/GLM-S1').get()).data() as Order;
  const [line] = lines;
  await shop.db.doc('orders/GLM-S1').update({ lines: Array.from({ length: 30 }, () => line) });
  const pages = readPdf((await slips(['GLM-S1', 'GLM-S2'])).bytes);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toContain(`GLM-S1, page 1 of ${pages.length - 1}`);
  expect(pages.at(-1)).not.toContain('GLM-S1');
});

test('only the admin gets packing slips, and only of packed orders', async () => {
  for (const [status, as] of STRANGERS) {
    expect((await slip('GLM-S1', as)).status).toBe(status);
    expect((await slips(['GLM-S1'], as)).status).toBe(status);
  }
  for (const id of ['GLM-404', '__all__', '..%2Fusers']) expect((await slip(id)).status).toBe(404);
  for (const orders of [
    [],
    ['GLM-S1', 'GLM-S1'],
    ['a/b'],
    'GLM-S1',
    Array.from({ length: 51 }, (_, at) => `GLM-${at}`),
  ]) {
    expect((await slips(orders)).status).toBe(400);
  }
  expect((await slips(['GLM-S1', 'GLM-404'])).status).toBe(404);
  for (const change of [{ status: 'cancelled' }, { status: 'pending_payment' }, { erasedAt: '2026-01-01' }]) {
    await shop.db.doc('orders/GLM-S1').update(change);
    expect(await slip('GLM-S1')).toMatchObject({ status: 409, body: { code: 'no_slip' } });
    expect((await slips(['GLM-S2', 'GLM-S1'])).status).toBe(409);
  }
});
