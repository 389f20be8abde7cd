import { type QueueResponse, type ScanResponse } from '@/domain/contracts/adminOrders/scan';
import { store } from '@/domain/store';
import { PACKING_LEASE_MS } from '@/domain/orders/packing/scan';
import { cartLine, codBody, combo, product } from '../testing/documents/fixtures';
import { STRANGERS } from '../testing/people/strangers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { units: 1000 });
const serum = product('serum', { units: 1000 });
const duo = combo('duo', [{ productId: 'serum', variantId: 'v1', quantity: 2 }], 500);
const ID = 'GLM-S1';
const ALL = { 'toner-1': 3, 'serum-1': 2 };
const PACKER = 'staff-packer';
const OTHER = 'staff-manager';

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  const team = { [PACKER]: 'packer', [OTHER]: 'manager', 'staff-support': 'support' } as const;
  await shop.seed({ products: [toner, serum], combos: [duo], team });
  expect((await shop.order(codBody(ID, [cartLine(toner, 3), cartLine(duo)]))).status).toBe(200);
});
afterAll(() => shop.close());

const stored = (id = ID) => shop.storedOrder(id);
const scan = (code: unknown, as: string | null = PACKER) =>
  shop.call('/api/admin/scan', { body: { code }, as });
const done = (counted: unknown, as: string | null = PACKER, id = ID) =>
  shop.call(`/api/admin/orders/${id}/packing/done`, { body: { counted }, as });
const leave = (as = PACKER, id = ID) => shop.call(`/api/admin/orders/${id}/packing/leave`, { body: {}, as });
const place = (body: object, as: string | null = PACKER) => shop.call('/api/admin/places', { body, as });

test('a scanned order number or AWB opens the order with what goes into the box and where it lies', async () => {
  await place({ sku: 'serum-1', place: ' a2-04 ' });
  const byNumber = await scan(ID);
  expect(byNumber.status).toBe(200);
  const { order } = byNumber.body as unknown as ScanResponse;
  expect(order).toMatchObject({
    orderId: ID,
    customer: 'Alice Rao',
    city: 'Bengaluru',
    isCod: true,
  });
  expect(order.units.map(({ sku, name, quantity, place: at }) => [sku, name, quantity, at])).toEqual(
    expect.arrayContaining([
      ['toner-1', 'The toner', 3, ''],
      ['serum-1', 'The serum', 2, 'A2-04'],
    ]),
  );
  const byParcel = await scan((await stored()).shipment.awb);
  expect(byParcel.body['order']).toEqual(order);
  // As a scanner types it while Caps Lock is on.
  expect((await scan(ID.toLowerCase())).body['order']).toEqual(order);
});

test('an order whose items were all scanned is packed once, with its audit entry', async () => {
  await scan(ID);
  const replies = await Promise.all([done(ALL), done(ALL)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const order = await stored();
  expect([order.status, order.packing]).toEqual(['packed', undefined]);
  expect(order.history.filter(({ to }) => to === 'packed')).toHaveLength(1);
  expect((await shop.auditOf('order.packed')).map(({ target }) => target)).toEqual([`orders/${ID}`]);
  expect(await scan(ID)).toMatchObject({ status: 409, body: { code: 'packed' } });
  expect(String((await scan(ID)).body['message'])).toContain(ID);
});

test.each([
  ['one too few', { 'toner-1': 2, 'serum-1': 2 }],
  ['one too many', { 'toner-1': 4, 'serum-1': 2 }],
  ['none of one item', { 'toner-1': 3 }],
  ['an item of another order', { ...ALL, 'balm-1': 1 }],
  ['the combo in place of its products', { 'toner-1': 3, 'duo-1': 1 }],
])('%s packs nothing and names the order', async (_what, counted) => {
  await scan(ID);
  const before = await shop.snapshot();
  const reply = await done(counted);
  expect(reply).toMatchObject({ status: 409, body: { code: 'miscounted' } });
  expect(reply.body['message']).toContain(ID);
  expect(await shop.snapshot()).toEqual(before);
  expect((await done(ALL)).status).toBe(200);
});

test('two packers on one order: the second is told who has it, until it is left or ten minutes have passed', async () => {
  await scan(ID);
  const refused = await scan(ID, OTHER);
  expect(refused).toMatchObject({ status: 409, body: { code: 'being_packed' } });
  expect(refused.body['message']).toMatch(/^\S.* is packing GLM-S1\./);
  const { packing } = await stored();
  for (const [change, name] of [
    [{ isFixedOwner: true }, store.adminEmail],
    [{}, 'Somebody else'],
  ] as const) {
    await shop.db.doc(`orders/${ID}`).update({ packing: { ...packing, by: 'not-in-the-team', ...change } });
    expect((await scan(ID)).body['message']).toMatch(new RegExp(`^${name} is packing`));
  }
  await shop.db.doc(`orders/${ID}`).update({ packing });
  expect(await done(ALL, OTHER)).toMatchObject({ status: 409, body: { code: 'being_packed' } });
  expect(await shop.admin(`orders/${ID}/pack`, {}, OTHER)).toMatchObject({ body: { code: 'being_packed' } });
  expect((await leave(OTHER)).status).toBe(200);
  expect((await scan(ID, OTHER)).status).toBe(409);
  expect((await stored()).status).toBe('placed');
  await leave();
  expect((await scan(ID, OTHER)).status).toBe(200);
  expect((await scan(ID)).status).toBe(409);
  shop.advance(PACKING_LEASE_MS + 1000);
  expect((await scan(ID)).status).toBe(200);
  expect((await done(ALL)).status).toBe(200);
});

test('of two packers who scan at once, one has the order', async () => {
  const replies = await Promise.all([scan(ID), scan(ID, OTHER)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a code that is no order, and an order that is not to be packed, are refused by name', async () => {
  for (const code of ['8901234567890', 'GLM-404', 'toner-1', '__all__', 'a/b']) {
    const { status, body } = await scan(code);
    expect([status, body['code'], body['message']]).toEqual([
      404,
      'not_found',
      `No order or parcel has the code ${code}.`,
    ]);
  }
  await shop.cancel(ID);
  const { status, body } = await scan(ID);
  expect([status, body['code']]).toEqual([409, 'impossible_step']);
  expect(body['message']).toContain(ID);
  expect((await done(ALL, PACKER, 'GLM-404')).status).toBe(404);
  expect((await leave(PACKER, 'GLM-404')).status).toBe(404);
});

test.each(['', ' by a scanner that types small letters'])(
  'an order whose number is the AWB of another parcel: the scan of that label%s opens neither',
  async (small) => {
    await shop.db.doc(`orders/${ID}`).update({ 'shipment.awb': 'AWB0000125' });
    const other = codBody('AWB0000125', [cartLine(toner)]);
    expect((await shop.order(other)).status).toBe(200);
    const before = await shop.snapshot();
    const { status, body } = await scan(small ? 'awb0000125' : 'AWB0000125');
    expect([status, body['code']]).toEqual([409, 'two_orders']);
    expect(body['message']).toContain('belongs to two orders: AWB0000125 and GLM-S1. None was opened.');
    expect(await shop.snapshot()).toEqual(before);
    expect((await scan(ID)).status).toBe(200);
    expect((await scan((await stored('AWB0000125')).shipment.awb)).body['order']).toMatchObject({
      orderId: 'AWB0000125',
    });
  },
);

test('a parcel that two orders have opens neither', async () => {
  expect((await shop.order(codBody('GLM-S2', [cartLine(toner)]))).status).toBe(200);
  const { awb } = (await stored()).shipment;
  await shop.db.doc('orders/GLM-S2').update({ 'shipment.awb': awb });
  expect(await scan(awb)).toMatchObject({ status: 409, body: { code: 'two_orders' } });
});

test('a place is stored in capitals, taken away again, and refused where it is none', async () => {
  const places = async () => (await shop.db.doc('settings/places').get()).data();
  expect((await place({ sku: 'toner-1', place: 'b  1' })).body).toMatchObject({
    sku: 'toner-1',
    place: 'B 1',
  });
  await place({ sku: 'constructor', place: 'A1' });
  expect(await places()).toEqual({ places: { 'toner-1': 'B 1', constructor: 'A1' } });
  const before = await shop.snapshot();
  expect((await place({ sku: 'toner-1', place: 'B 1' })).status).toBe(200);
  for (const body of [{ sku: '', place: 'A1' }, { sku: 'toner-1', place: '<b>' }, { sku: 'toner-1' }, {}]) {
    expect((await place(body)).status).toBe(400);
  }
  expect(await shop.snapshot()).toEqual(before);
  await place({ sku: 'toner-1', place: '' });
  expect(await places()).toEqual({ places: { constructor: 'A1' } });
});

test('only those who pack may scan, pack or place', async () => {
  for (const [status, as] of [...STRANGERS, [403, 'staff-support'] as const]) {
    expect((await scan(ID, as)).status).toBe(status);
    expect((await done(ALL, as)).status).toBe(status);
    expect((await place({ sku: 'toner-1', place: 'A1' }, as)).status).toBe(status);
  }
  for (const code of ['', 'x'.repeat(81), 7, null]) expect((await scan(code)).status).toBe(400);
  for (const counted of [null, 'all', { 'toner-1': 0 }, { 'toner-1': 1.5 }, { 'toner-1': '3' }]) {
    expect((await done(counted)).status).toBe(400);
  }
  expect((await stored()).packing).toBeUndefined();
});

test('the next orders are those that wait longest, and only those that can be packed, a piece at a time', async () => {
  const order = await stored();
  const old = (at: number, fields: object = {}) => {
    const orderId = `GLM-Q${String(at).padStart(2, '0')}`;
    const createdAt = `2026-11-01T09:${String(at).padStart(2, '0')}:00.000Z`;
    return shop.db.doc(`orders/${orderId}`).set({ ...order, orderId, createdAt, ...fields });
  };
  await old(0, { status: 'packed' });
  await old(1, { cancelling: { at: '', by: '', reason: '', attempts: 0, nextAt: '', problem: '' } });
  for (let at = 2; at < 24; at += 1) await old(at);
  const next = (as: string | null = PACKER) => shop.call('/api/admin/scan/next', { as });
  const { rows, more } = (await next()).body as unknown as QueueResponse;
  const ids = rows.map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1), more]).toEqual([20, 'GLM-Q02', 'GLM-Q21', true]);
  for (const id of ids) await shop.db.doc(`orders/${id}`).update({ status: 'packed' });
  const rest = (await next()).body as unknown as QueueResponse;
  expect([rest.rows.map(({ id }) => id), rest.more]).toEqual([['GLM-Q22', 'GLM-Q23', ID], false]);
  for (const [status, as] of STRANGERS) expect((await next(as)).status).toBe(status);
  expect((await next('staff-support')).status).toBe(403);
});
