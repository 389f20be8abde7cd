import { type PrintRequest, type PrintResponse } from '@/domain/contracts/adminOrders/print';
import { choosePrintable, markAll } from '../../../functions/src/admin/print/printable';
import { readPdf } from '../../../functions/src/invoices/pdf/testing';
import { bobsAddress, cartLine, codBody, combo, product } from '../testing/documents/fixtures';
import { STRANGERS } from '../testing/people/strangers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { units: 1000 });
const serum = product('serum', { units: 1000, name: 'The serum of many', mainImage: '/pictures/s-800.webp' });
const duo = combo('duo', [{ productId: 'serum', variantId: 'v1', quantity: 2 }], 500);

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  const team = { 'staff-packer': 'packer', 'staff-support': 'support' } as const;
  await shop.seed({ products: [toner, serum], combos: [duo], team });
  await shop.order(codBody('GLM-S1', [cartLine(toner, 3), cartLine(serum)]));
  const { address: _, ...order } = await shop.storedOrder('GLM-S1');
  const other = { orderId: 'GLM-S2', address: bobsAddress, paymentMethod: 'Pay Online' };
  await shop.db.doc('orders/GLM-S2').set({ ...order, ...other });
});
afterAll(() => shop.close());

const change = (id: string, fields: object) => shop.db.doc(`orders/${id}`).update({ ...fields });
const print = (body: object, as: string | null = 'ada') => shop.call('/api/admin/print', { body, as });
const printed = async (body: PrintRequest, as = 'ada') => {
  const reply = await print(body, as);
  expect(reply.status).toBe(200);
  const answer = reply.body as unknown as PrintResponse;
  const file = Buffer.from(answer.file, 'base64');
  return { ...answer, bytes: file, pages: answer.file ? readPdf(file) : [] };
};
const sizes = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
const plain = (page = '') => page.replaceAll('|', '');
const A4 = '595 × 842';
const INCHES = '288 × 432';

test('a packing slip has the order’s lines, address and cash to collect, and no price', async () => {
  const { pages, name, done, refused, bytes } = await printed({ what: 'slips', orders: ['GLM-S1'] });
  expect({ name, done, refused }).toEqual({
    name: 'glumist-slips-GLM-S1.pdf',
    done: ['GLM-S1'],
    refused: [],
  });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pages).toHaveLength(1);
  const { awb } = (await shop.storedOrder('GLM-S1')).shipment;
  for (const text of [
    'GLM-S1',
    'Alice Rao',
    'The toner',
    'toner-1',
    'Phone 9876543210',
    '4 pieces in all',
    awb,
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(plain(pages[0])).toContain('Cash on delivery: collect ₹1,200');
  expect(pages[0]).not.toMatch(/GLM-S2|Bob Sen|300/);
  const paid = (await printed({ what: 'slips', orders: ['GLM-S2'] })).pages[0];
  expect(paid).toContain('Paid: nothing to collect');
  expect(paid).not.toContain('₹');
});

test('several slips have one page each, in the order asked for, and a long one continues', async () => {
  const both = await printed({ what: 'slips', orders: ['GLM-S2', 'GLM-S1'] });
  expect(both.pages.map((page) => /GLM-S\d/.exec(page)?.[0])).toEqual(['GLM-S2', 'GLM-S1']);
  const [line] = (await shop.storedOrder('GLM-S1')).lines;
  await change('GLM-S1', { lines: Array.from({ length: 30 }, () => line) });
  const { pages } = await printed({ what: 'slips', orders: ['GLM-S1', 'GLM-S2'] });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toContain(`GLM-S1, page 1 of ${pages.length - 1}`);
  expect(pages.at(-1)).not.toContain('GLM-S1');
});

test('labels have one page of 4 × 6 inches each: courier, AWB, address, what to collect and the order', async () => {
  const { pages, bytes } = await printed({ what: 'labels', orders: ['GLM-S1', 'GLM-S2'] });
  expect(sizes(bytes)).toEqual([INCHES, INCHES]);
  const { awb, courier } = (await shop.storedOrder('GLM-S1')).shipment;
  for (const text of [
    courier,
    `AWB ${awb}`,
    'Alice Rao',
    '560001',
    'Phone 9876543210',
    'GLM-S1',
    '4 pieces, 1 kg',
  ]) {
    expect(plain(pages[0])).toContain(text);
  }
  expect(plain(pages[0])).toContain('COD ₹1,200');
  expect(plain(pages[1])).toContain('PREPAID');
  expect(plain(pages[1])).not.toMatch(/₹|Alice/);
});

test('four labels share an A4 sheet, and slips follow on the paper of their labels', async () => {
  const order = await shop.storedOrder('GLM-S1');
  const ids = [1, 2, 3, 4, 5].map((at) => `GLM-L${at}`);
  for (const orderId of ids) await shop.db.doc(`orders/${orderId}`).set({ ...order, orderId });
  const sheets = await printed({ what: 'labels', layout: 'a4', orders: ids });
  expect(sizes(sheets.bytes)).toEqual([A4, A4]);
  expect([1, 2, 3, 4, 5].map((at) => sheets.pages.findIndex((page) => page.includes(`GLM-L${at}`)))).toEqual([
    ...[0, 0, 0, 0, 1],
  ]);
  const onSheets = await printed({ what: 'labels-with-slips', layout: 'a4', orders: ids });
  expect(sizes(onSheets.bytes)).toEqual(Array(2 + ids.length).fill(A4));
  const onRoll = await printed({ what: 'labels-with-slips', orders: ids.slice(0, 2) });
  expect(sizes(onRoll.bytes)).toEqual(Array(4).fill(INCHES));
  expect(onRoll.pages.map((page) => page.includes('Packing slip'))).toEqual([false, true, false, true]);
  expect(plain(onRoll.pages[1])).toContain('3 ×The toner, 100 mltoner-1');
});

test('the slip of a present has its note and no price, on either paper', async () => {
  const order = await shop.storedOrder('GLM-S1');
  const gift = { note: 'Happy birthday,\nAmma' };
  const amounts = { ...order['amounts'], giftWrap: 30 };
  await shop.db.doc('orders/GLM-G1').set({ ...order, orderId: 'GLM-G1', gift, amounts });
  for (const what of ['slips', 'labels-with-slips'] as const) {
    const { pages } = await printed({ what, orders: ['GLM-G1'] });
    const slip = plain(pages.at(-1));
    expect(slip).toMatch(/Gift, wrap it: no invoice in the box.*Happy birthday,.*Amma/);
  }
});

test('the pick list adds up what all orders need, by place and SKU, with the products of combos', async () => {
  await shop.order(codBody('GLM-S3', [cartLine(duo), cartLine(toner, 2)]));
  await shop.db.doc('settings/places').set({ places: { 'serum-1': 'A2-04', 'toner-1': 'A10-01' } });
  const { pages, done } = await printed({ what: 'pick-list', orders: ['GLM-S1', 'GLM-S3'] });
  expect(done).toEqual(['GLM-S1', 'GLM-S3']);
  expect(pages).toHaveLength(1);
  expect(plain(pages[0])).toContain('2 orders, 8 pieces');
  // Place, SKU, item, orders, pieces: one serum and two in the duo, three toners and two.
  expect(plain(pages[0])).toMatch(
    /A2-04serum-1The serum of many, 100 ml23.*A10-01toner-1The toner, 100 ml25/,
  );
  await shop.db.doc('settings/places').delete();
  expect(plain((await printed({ what: 'pick-list', orders: ['GLM-S1'] })).pages[0])).toContain('No place');
});

test('what cannot be printed is named with its reason, and the rest is printed and marked once', async () => {
  const order = await shop.storedOrder('GLM-S1');
  const as = async (orderId: string, fields: object) =>
    shop.db.doc(`orders/${orderId}`).set({ ...order, orderId, ...fields });
  await as('GLM-CANCELLED', { status: 'cancelled' });
  await as('GLM-UNPAID', { status: 'pending_payment' });
  await as('GLM-ERASED', { erasedAt: '2026-01-01T00:00:00.000Z' });
  await as('GLM-UNBOOKED', { shipment: { ...order.shipment, status: 'failed', awb: '' } });
  await as('GLM-LEFT', { status: 'shipped' });
  const ids = ['GLM-CANCELLED', 'GLM-S1', 'GLM-UNPAID', 'GLM-404', 'GLM-ERASED', 'GLM-UNBOOKED', 'GLM-LEFT'];
  const { done, refused, pages } = await printed({ what: 'labels', orders: ids });
  expect([done, pages.length]).toEqual([['GLM-S1'], 1]);
  expect(refused.map(({ id, code, message }) => [id, code, message])).toEqual([
    ['GLM-CANCELLED', 'no_slip', 'GLM-CANCELLED has no packing slip: it is cancelled.'],
    ['GLM-UNPAID', 'no_slip', 'GLM-UNPAID has no packing slip: it is payment pending.'],
    ['GLM-404', 'not_found', 'There is no order GLM-404.'],
    ['GLM-ERASED', 'no_slip', 'GLM-ERASED has no packing slip: its buyer’s account is deleted.'],
    ['GLM-UNBOOKED', 'no_label', 'GLM-UNBOOKED has no label: no courier is booked yet.'],
    ['GLM-LEFT', 'has_left', 'GLM-LEFT needs no label: its parcel has left.'],
  ]);
  const { printed: marks, updatedAt } = await shop.storedOrder('GLM-S1');
  expect(marks).toEqual({ label: updatedAt });
  for (const id of ids.filter((one) => !['GLM-S1', 'GLM-404'].includes(one))) {
    expect((await shop.storedOrder(id)).printed).toBeUndefined();
  }
  const entries = await shop.audit();
  expect(entries).toMatchObject([
    { action: 'orders.printed', target: 'orders', changes: [{ field: 'labels', after: ['GLM-S1'] }] },
  ]);
  // Orders that cannot be printed make no file, no mark and no audit entry.
  const before = await shop.snapshot();
  const nothing = await printed({ what: 'labels', orders: ['GLM-LEFT', 'GLM-404'] });
  expect(nothing).toMatchObject({ file: '', name: '', done: [] });
  expect(await shop.snapshot()).toEqual(before);
});

test('a mark of another paper stays, and the list shows all of them', async () => {
  await printed({ what: 'pick-list', orders: ['GLM-S1'] });
  await printed({ what: 'labels-with-slips', orders: ['GLM-S1'] });
  const { body } = await shop.call('/api/admin/orders', { as: 'staff-packer' });
  const rows = body['rows'] as { id: string; printed: string[] }[];
  expect(rows.map(({ id, printed: marks }) => [id, marks])).toEqual(
    expect.arrayContaining([
      ['GLM-S1', ['label', 'pick', 'slip']],
      ['GLM-S2', []],
    ]),
  );
});

test('a mark has the time at which it is written, however long the drawing took', async () => {
  const who = { uid: 'ada', email: 'ada@example.com', name: '' };
  const job = { what: 'slips', context: { who, requestId: 'r', now: shop.now() } } as const;
  const { printable } = await choosePrintable(shop.db, { ...job, ids: ['GLM-S1'] });
  const later = new Date(job.context.now.getTime() + 60_000);
  expect(await markAll(shop.db, job, printable, later)).toBe(true);
  expect(await shop.storedOrder('GLM-S1')).toMatchObject({ updatedAt: later.toISOString() });
});

test('of a print and a cancellation at once, no cancelled order is marked as printed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = `GLM-R${round}`;
    await shop.order(codBody(id, [cartLine(toner)]));
    const [reply, cancelled] = await Promise.all([
      printed({ what: 'labels', orders: [id, 'GLM-S1'] }),
      shop.cancel(id),
    ]);
    expect([200, 503]).toContain(cancelled.status);
    expect(reply.done).toContain('GLM-S1');
    const { printed: marks } = await shop.storedOrder(id);
    expect(marks !== undefined).toBe(reply.done.includes(id));
    expect(reply.pages.some((page) => page.includes(id))).toBe(reply.done.includes(id));
  }
});

test('invoices are printed once parcels have left, by those who may read them', async () => {
  const invoices = (orders: string[], as: string | null = 'staff-support') =>
    shop.call('/api/admin/print/invoices', { body: { orders }, as });
  const sent = { status: 'shipped' };
  await change('GLM-S1', { ...sent, 'shipment.awb': '' });
  const reply = (await invoices(['GLM-S1', 'GLM-S2'])).body as unknown as PrintResponse;
  expect(reply.done).toEqual(['GLM-S1']);
  expect(reply.refused.map(({ message }) => message)).toEqual([
    'GLM-S2 has no invoice yet: it gets its number when the parcel leaves.',
  ]);
  const { papers, printed: marks } = await shop.storedOrder('GLM-S1');
  expect(Object.keys(marks ?? {})).toEqual(['invoice']);
  expect(readPdf(Buffer.from(reply.file, 'base64'))[0]).toContain(papers?.invoice);
  await change('GLM-S2', sent);
  const both = (await invoices(['GLM-S2', 'GLM-S1'])).body as unknown as PrintResponse;
  const pages = readPdf(Buffer.from(both.file, 'base64'));
  expect(pages.map((page) => /GLM-S\d/.exec(page)?.[0])).toEqual(['GLM-S2', 'GLM-S1']);
  expect(await invoices(['GLM-S1'], 'staff-packer')).toMatchObject({
    status: 403,
    body: { code: 'no_right' },
  });
  expect((await invoices(['GLM-404'])).body).toMatchObject({ done: [], refused: [{ id: 'GLM-404' }] });
});

test('only the team gets papers, packers among it, and a wrong list is refused as a whole', async () => {
  for (const [status, as] of STRANGERS) {
    expect((await print({ what: 'slips', orders: ['GLM-S1'] }, as)).status).toBe(status);
  }
  expect((await print({ what: 'slips', orders: ['GLM-S1'] }, 'staff-support')).status).toBe(403);
  expect((await printed({ what: 'slips', orders: ['GLM-S1'] }, 'staff-packer')).done).toEqual(['GLM-S1']);
  const before = await shop.snapshot();
  const many = Array.from({ length: 61 }, (_, at) => `GLM-${at}`);
  for (const orders of [[], ['GLM-S1', 'GLM-S1'], ['a/b'], ['__all__'], 'GLM-S1', many]) {
    expect((await print({ what: 'slips', orders })).status).toBe(400);
  }
  for (const what of ['invoices', 'everything', '']) {
    expect((await print({ what, orders: ['GLM-S1'] })).status).toBe(400);
  }
  expect((await print({ what: 'labels', layout: 'a5', orders: ['GLM-S1'] })).status).toBe(400);
  expect(await shop.snapshot()).toEqual(before);
});
