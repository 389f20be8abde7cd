import { MAX_LINES, REMITTANCES_PAGE } from '@/domain/contracts/admin/remittances';
import { eraseOrder } from '@/domain/customers/accountErasure';
import { deliveredOrder } from '@/domain/invoices/testing';
import { aShipment, inCash } from '@/domain/orders/order/testing';
import { type Order } from '@/domain/orders/order/order';
import { ROLES } from '@/domain/staff/roles';
import { STRANGERS } from '../testing/people/strangers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const team = Object.fromEntries(ROLES.map((role) => [`staff-${role}`, role]));

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ team }));
afterAll(() => shop.close());

const at = '2026-11-20T10:00:00.000Z';
/** A cash order of ₹513 that was delivered on 22 November. */
function cashOrder(n: number, change: Partial<Order> = {}): Order {
  const order = deliveredOrder({ ...inCash, orderId: `GLM10${n}`, createdAt: at });
  const delivered = {
    at: '2026-11-22T10:00:00.000Z',
    from: 'shipped',
    to: 'delivered',
    by: '',
    note: '',
  } as const;
  const shipment = aShipment({ status: 'booked', awb: `AWB10${n}`, courier: 'Delhivery' });
  return { ...order, shipment, history: [...order.history, delivered], ...change };
}
async function store(...orders: Order[]) {
  const batch = shop.db.batch();
  for (const order of orders) batch.set(shop.db.doc(`orders/${order.orderId}`), order);
  await batch.commit();
}
const line = (n: number, change: object = {}) => ({
  awb: `AWB10${n}`,
  reference: 'UTR/1',
  day: '2026-11-21',
  amount: 51_300,
  orderId: '',
  ...change,
});
const send = (lines: object[], save = true, as: string | null = 'ada') =>
  shop.call('/api/admin/remittances', { as, body: { lines, save } });
const get = async (path: string, as: string | null = 'ada') => {
  const { status, body } = await shop.call(`/api/admin/${path}`, { as });
  expect(status).toBe(200);
  return body as unknown as Record<string, unknown> & {
    orders: { orderId: string; payments: object[] }[];
    lines: object[];
    next: string | null;
  };
};
const MONTH = 'from=2026-11&to=2026-11';
const audit = async () => (await shop.db.collection('auditLog').get()).docs.map((doc) => doc.data());

test('a preview writes nothing, and recording twice writes once', async () => {
  await store(cashOrder(1));
  const before = await shop.snapshot();
  const preview = await send([line(1)], false);
  expect(preview.body['results']).toEqual([{ outcome: 'new', orderId: 'GLM101', doubt: null }]);
  expect(await shop.snapshot()).toEqual(before);
  expect((await send([line(1)])).body['results']).toMatchObject([{ outcome: 'new' }]);
  const recorded = await shop.snapshot();
  expect(await audit()).toMatchObject([
    { action: 'remittance.recorded', by: { uid: expect.any(String) }, target: 'remittances' },
  ]);
  expect((await send([line(1)])).body['results']).toMatchObject([{ outcome: 'same' }]);
  expect(await shop.snapshot()).toEqual(recorded);
});

test('two tabs that record the same list at once record each line once', async () => {
  await store(cashOrder(1), cashOrder(2));
  const both = await Promise.all([send([line(1), line(2)]), send([line(2), line(1)])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await shop.db.collection('remittances').get()).size).toBe(2);
  expect(await audit()).toHaveLength(1);
});

test('a newer list corrects a line, and the log has both amounts', async () => {
  await store(cashOrder(1));
  await send([line(1)]);
  const { body } = await send([line(1, { amount: 44_300 })]);
  expect(body['results']).toMatchObject([{ outcome: 'changed', before: 51_300 }]);
  expect((await audit()).flatMap(({ changes }) => changes as object[])).toContainEqual({
    field: 'AWB101 UTR/1',
    before: '₹513',
    after: '₹443, 2026-11-21',
  });
  const { cash } = await get('orders/GLM101/remittances');
  expect(cash).toMatchObject({ owed: 51_300, payments: [{ amount: 44_300, reference: 'UTR/1' }] });
});

test('the same list with another reference is in question before it is recorded', async () => {
  await store(cashOrder(1));
  await send([line(1)]);
  const again = await send([line(1, { reference: 'UTR-1' })], false);
  expect(again.body['results']).toEqual([{ outcome: 'new', orderId: 'GLM101', doubt: 'paid' }]);
  expect((await send([line(1)], false)).body['results']).toMatchObject([{ outcome: 'same', doubt: null }]);
});

test('an AWB of another order and a day to come are refused alone', async () => {
  await store(cashOrder(1), cashOrder(2));
  const lines = [line(1, { orderId: 'GLM102' }), line(2, { day: '2099-01-01', reference: 'UTR2' }), line(2)];
  const { body } = await send(lines);
  expect(body['results']).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }, { outcome: 'new' }]);
  expect((await shop.db.collection('remittances').get()).size).toBe(1);
});

test('lists of a month: delivered cash orders with their payments, and lines with what is in question', async () => {
  await store(
    cashOrder(1),
    cashOrder(2, { shipment: aShipment({ awb: 'eb102in', status: 'by_hand' }) }),
    cashOrder(3, { history: [], status: 'shipped' }),
    deliveredOrder({ orderId: 'GLM104', createdAt: at, shipment: aShipment({ awb: 'AWB104' }) }),
    cashOrder(5, { createdAt: '2026-10-20T10:00:00.000Z' }),
  );
  await send([line(1), line(2, { awb: 'EB102IN' }), line(3), line(4), line(9, { day: '2026-10-31' })]);
  const { orders } = await get(`remittances?${MONTH}`);
  expect(orders.map(({ orderId, payments }) => [orderId, payments.length])).toEqual([
    ['GLM102', 1],
    ['GLM101', 1],
  ]);
  expect(JSON.stringify(orders)).not.toMatch(/Asha|Cross|560034|asha/);
  const { lines } = await get(`remittances/lines?${MONTH}`);
  expect(lines).toMatchObject([
    { orderId: 'GLM101', doubt: null },
    { orderId: 'GLM103', doubt: 'on_way' },
    { orderId: 'GLM104', doubt: 'not_cash' },
    { orderId: 'GLM102', doubt: null },
  ]);
  expect((await get('remittances/lines?from=2026-10&to=2026-10')).lines).toMatchObject([
    { orderId: '', doubt: 'unknown' },
  ]);
  expect((await get('orders/GLM104/remittances'))['cash']).toBeNull();
});

test('what was paid stays paid after the account is deleted, and a later line of the parcel is corrected', async () => {
  await store(cashOrder(1), cashOrder(2));
  await send([line(1)]);
  const now = new Date('2026-12-20T10:00:00.000Z');
  for (const n of [1, 2]) {
    const erased = eraseOrder(cashOrder(n), 'asha', now);
    await shop.db.doc(`orders/GLM10${n}`).set(erased ?? {});
  }
  expect((await get(`remittances?${MONTH}`)).orders).toMatchObject([
    { orderId: 'GLM102', awb: '', payments: [] },
    { orderId: 'GLM101', awb: '', payments: [{ amount: 51_300 }] },
  ]);
  expect((await get(`remittances/lines?${MONTH}`)).lines).toMatchObject([{ orderId: 'GLM101', doubt: null }]);
  expect((await get('orders/GLM101/remittances'))['cash']).toMatchObject({
    payments: [{ reference: 'UTR/1' }],
  });
  const { body } = await send([line(1, { amount: 50_000 })]);
  expect(body['results']).toMatchObject([{ outcome: 'changed', orderId: 'GLM101', doubt: null }]);
  expect((await get('orders/GLM101/remittances'))['cash']).toMatchObject({ payments: [{ amount: 50_000 }] });
});

test('a line with an order number is of that order where its AWB finds none, if the order has no other AWB', async () => {
  const byHand = (awb: string) => ({ shipment: aShipment({ awb, status: 'by_hand' }) });
  await store(cashOrder(1, byHand('')), cashOrder(2, byHand('Eb102In')), cashOrder(3));
  const lines = [
    line(1, { awb: 'LOCAL1', orderId: 'glm101' }),
    line(2, { awb: 'EB102IN', orderId: 'GLM102' }),
    line(3, { awb: 'OTHER3', orderId: 'GLM103' }),
  ];
  expect((await send(lines)).body['results']).toMatchObject([
    { orderId: 'GLM101', doubt: null },
    { orderId: 'GLM102', doubt: null },
    { orderId: '', doubt: 'unknown' },
  ]);
  expect((await get(`remittances/lines?${MONTH}`)).lines).toMatchObject([
    { orderId: 'GLM102', doubt: null },
    { orderId: 'GLM101', doubt: null },
    { orderId: '', doubt: 'unknown' },
  ]);
  const { orders } = await get(`remittances?${MONTH}`);
  expect(orders.map(({ orderId, payments }) => [orderId, payments.length])).toEqual([
    ['GLM103', 0],
    ['GLM102', 1],
    ['GLM101', 1],
  ]);
});

test('a long month comes in pages, each order once', async () => {
  const count = REMITTANCES_PAGE + 2;
  const all = Array.from({ length: count }, (_, n) => cashOrder(1000 + n));
  await store(...all.slice(0, 250));
  await store(...all.slice(250));
  const first = await get(`remittances?${MONTH}`);
  expect(first.orders).toHaveLength(REMITTANCES_PAGE);
  const rest = await get(`remittances?${MONTH}&after=${first.next}`);
  expect(rest).toMatchObject({ next: null });
  const ids = [...first.orders, ...rest.orders].map(({ orderId }) => orderId);
  expect(new Set(ids).size).toBe(count);
});

test.each([
  ['no lines', []],
  ['a negative amount', [line(1, { amount: -1 })]],
  ['half a paisa', [line(1, { amount: 0.5 })]],
  ['a formula', [line(1, { awb: '=1+1' })]],
  ['a path', [line(1, { awb: '../../orders' })]],
  ['no such day', [line(1, { day: '2026-02-30' })]],
  ['the same line twice', [line(1), line(1, { amount: 1 })]],
  ['too many lines', Array.from({ length: MAX_LINES + 1 }, (_, n) => line(n))],
])('%s is refused, and nothing is written', async (_name, lines) => {
  const before = await shop.snapshot();
  expect(await send(lines)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(await shop.snapshot()).toEqual(before);
});

test('strangers and roles without the right neither read nor record', async () => {
  await store(cashOrder(1));
  const before = await shop.snapshot();
  const others = ['staff-packer', 'staff-support'].map((as) => [403, as] as const);
  for (const [status, as] of [...STRANGERS, ...others]) {
    expect([as, (await send([line(1)], true, as)).status]).toEqual([as, status]);
    for (const path of [`remittances?${MONTH}`, `remittances/lines?${MONTH}`, 'orders/GLM101/remittances']) {
      expect([as, (await shop.call(`/api/admin/${path}`, { as })).status]).toEqual([as, status]);
    }
  }
  expect(await shop.snapshot()).toEqual(before);
  expect((await send([line(1)], true, 'staff-accountant')).status).toBe(200);
});

test('an unknown order and an unknown cursor are refused', async () => {
  expect(await shop.call('/api/admin/orders/GLM9999/remittances', { as: 'ada' })).toMatchObject({
    status: 404,
  });
  for (const path of ['', '/lines']) {
    const reply = await shop.call(`/api/admin/remittances${path}?${MONTH}&after=none`, { as: 'ada' });
    expect(reply).toMatchObject({ status: 400, body: { field: 'after' } });
  }
});
