import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { type OrderCounts } from '@/domain/contracts/adminOrders/list';
import { type Order } from '@/domain/orders/order/order';
import { type OrderRow } from '@/domain/admin/orderList/row';
import { askedCase } from '@/domain/orders/returnDesk/testing';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { type Reply } from '../testing/calls/shopClient';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { STRANGERS } from '../testing/people/strangers';

let shop: TestShop;
const toner = product('toner', { units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner] }));
afterAll(() => shop.close());

const list = (query = '', as: string | null = 'ada') => shop.call(`/api/admin/orders?${query}`, { as });
const rowsOf = ({ status, body }: Reply) => {
  expect(status).toBe(200);
  return body['rows'] as OrderRow[];
};
const ids = async (query: string) => rowsOf(await list(query)).map(({ id }) => id);
const takeOut = (body: object, as: string | null = 'ada') =>
  shop.call('/api/admin/exports/orders', { body, as });
const captured = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p' } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();

/** An order as a shopper places it. */
async function placed(): Promise<Order> {
  expect(await shop.order(codBody('GLM0000000000000000001', [cartLine(toner, 2)]))).toMatchObject({
    status: 200,
  });
  return (await shop.db.doc('orders/GLM0000000000000000001').get()).data() as Order;
}

/** Many like it, a minute apart from 1 November on; each may differ. */
async function many(count: number, change: (at: number) => Partial<Order>): Promise<string[]> {
  const one = await placed();
  await shop.db.doc(`orders/${one.orderId}`).delete();
  const batch = shop.db.batch();
  const made = Array.from({ length: count }, (_, minute) => {
    const orderId = `GLM${String(1000 + minute)}`;
    const moment = { createdAt: at(minute), updatedAt: at(minute) };
    const order = withTeamWaits({ ...one, orderId, ...moment, ...change(minute) });
    batch.set(shop.db.doc(`orders/${orderId}`), order);
    return orderId;
  });
  await batch.commit();
  return made.reverse();
}

test('only the admin can read orders, counts and exports', async () => {
  await placed();
  const before = await shop.snapshot();
  const file = { query: 'from=2026-11-01&to=2026-11-30', rows: 'orders', after: '' };
  for (const [status, as] of STRANGERS) {
    for (const path of ['', '/counts', '/changes']) {
      expect((await shop.call(`/api/admin/orders${path}`, { as })).status).toBe(status);
    }
    expect((await takeOut(file, as)).status).toBe(status);
  }
  expect(await shop.snapshot()).toEqual(before);
});

test('an order is found by id, part of the id, phone, email, AWB or name', async () => {
  const { orderId, shipment } = await placed();
  const { awb } = shipment;
  expect(awb).not.toBe('');
  const searches = [
    orderId,
    orderId.toLowerCase(),
    '000001',
    'GLM00000',
    '9876543210',
    '+91 98765 43210',
    'Alice Rao',
  ];
  for (const q of [...searches, 'Alice@Example.com', awb]) {
    expect([q, await ids(new URLSearchParams({ q }).toString())]).toEqual([q, [orderId]]);
  }
  for (const q of ['9876543211', 'bob@example.com', 'Bob Rao', '777777', 'GLM9', '%00', '../users']) {
    expect([q, await ids(new URLSearchParams({ q }).toString())]).toEqual([q, []]);
  }
  // A search within a status.
  expect(await ids(`q=${orderId}&status=placed`)).toEqual([orderId]);
  expect(await ids(`q=${orderId}&status=cancelled`)).toEqual([]);
});

test('a row has the list’s fields and no other data of the buyer', async () => {
  const order = await placed();
  expect(rowsOf(await list())).toEqual([
    {
      id: order.orderId,
      createdAt: order.createdAt,
      updatedAt: order.updatedAt,
      customer: 'Alice Rao',
      city: 'Bengaluru',
      units: 2,
      item: 'The toner',
      more: 0,
      method: 'Cash on Delivery',
      status: 'placed',
      cancelling: false,
      cash: true,
      total: 600,
      toPay: 0,
      awb: order.shipment.awb,
      courier: 'Delhivery Surface',
      deliverBy: '',
      shipment: 'booked',
      waits: ['pack'],
      printed: [],
      pickup: false,
    },
  ]);
  await shop.db.doc(`orders/${order.orderId}`).update({ erasedAt: at(0), 'address.name': '' });
  expect(rowsOf(await list())[0]).toMatchObject({ customer: '' });
});

test('pages of fifty show each order once, also while new orders arrive', async () => {
  const all = await many(120, () => ({}));
  const first = await list();
  expect(rowsOf(first).map(({ id }) => id)).toEqual(all.slice(0, 50));
  await shop.db
    .doc('orders/GLM9')
    .set({ ...(await shop.db.doc('orders/GLM1000').get()).data(), orderId: 'GLM9', createdAt: at(900) });
  const second = await list(`after=${String(first.body['next'])}`);
  expect(rowsOf(second).map(({ id }) => id)).toEqual(all.slice(50, 100));
  const third = await list(`after=${String(second.body['next'])}`);
  expect(rowsOf(third).map(({ id }) => id)).toEqual(all.slice(100));
  expect(third.body['next']).toBeNull();
  expect((await ids('after=nonsense')).slice(0, 2)).toEqual(['GLM9', all[0]]);
});

test('orders are filtered by status, payment, days in India and pending work, alone or combined', async () => {
  const online = { paymentMethod: 'Pay Online' } as const;
  await many(
    6,
    (minute) =>
      [
        {},
        { status: 'packed' as const },
        online,
        // 23:59 and 00:01 in India.
        { createdAt: '2026-10-14T18:29:00.000Z' },
        { createdAt: '2026-10-14T18:31:00.000Z' },
        { ...online, status: 'returned' as const, payment: captured },
      ][minute] ?? {},
  );
  expect(await ids('status=packed')).toEqual(['GLM1001']);
  expect(await ids('method=online')).toEqual(['GLM1005', 'GLM1002']);
  expect(await ids('method=online&status=placed')).toEqual(['GLM1002']);
  expect(await ids('from=2026-10-14&to=2026-10-14')).toEqual(['GLM1003']);
  expect(await ids('from=2026-10-15&to=2026-10-31&status=placed&method=cod')).toEqual(['GLM1004']);
  expect(await ids('waits=refund')).toEqual(['GLM1005']);
  expect(await ids('waits=pack&method=online&from=2026-11-01')).toEqual(['GLM1002']);
  expect(await ids('status=nonsense&waits=x&from=2026-99-99')).toHaveLength(6);
});

test('pending work is counted and listed until it is done', async () => {
  const { shipment, amounts } = await placed();
  const back = { at: at(1), restocked: {} };
  const refund = { status: 'due' as const, amount: 5, note: '', at: '' };
  const kinds: Partial<Order>[] = [
    {},
    { shipment: { ...shipment, status: 'failed', awb: '', problem: 'No such PIN code' } },
    { status: 'return_requested', returnCase: askedCase },
    { status: 'rto' },
    { status: 'rto', cameBack: back },
    { status: 'returned', paymentMethod: 'Pay Online', payment: captured },
    { status: 'cancelled', paymentMethod: 'Pay Online', payment: { ...captured, refund } },
    { status: 'rto', cameBack: back, paymentMethod: 'Pay Online', payment: captured },
    // Nothing was paid for these, so nothing goes back.
    { status: 'returned', amounts: { ...amounts, finalTotal: 0 }, payment: captured },
    { status: 'rto', cameBack: back, paymentMethod: 'Pay Online', amounts: { ...amounts, finalTotal: 0 } },
    // A part of its money that Razorpay has not taken yet.
    {
      status: 'delivered',
      paymentMethod: 'Pay Online',
      payment: { ...captured, parts: [{ ...refund, id: 'a' }] },
    },
    // The courier cancelled its parcel by itself.
    { status: 'packed', shipment: { ...shipment, takenOutAt: at(1) } },
  ];
  await many(kinds.length, (minute) => kinds[minute] ?? {});
  const { body } = await shop.call('/api/admin/orders/counts', { as: 'ada' });
  const { statuses, waits } = body as unknown as OrderCounts;
  expect(waits).toEqual({ pack: 2, courier: 2, parcel: 0, return: 1, back: 1, refund: 4 });
  expect(statuses).toMatchObject({ placed: 2, rto: 4, cancelled: 1, delivered: 1 });
  expect(await ids('waits=courier')).toEqual(['GLM1011', 'GLM1001']);
  expect(await ids('waits=return')).toEqual(['GLM1002']);
  expect(await ids('waits=back')).toEqual(['GLM1003']);
  expect(await ids('waits=refund')).toEqual(['GLM1010', 'GLM1007', 'GLM1006', 'GLM1005']);
  const within = await shop.call('/api/admin/orders/counts?method=online&from=2026-11-01', { as: 'ada' });
  expect(within.body['statuses']).toMatchObject({ placed: 0, rto: 2, cancelled: 1 });
});

test('a sparse list reads on until it has a page, and ends', async () => {
  const back = { at: at(1), restocked: {} };
  await many(130, (minute) => ({ status: 'rto', ...(minute < 3 ? {} : { cameBack: back }) }));
  const { body } = await list('waits=back');
  expect((body['rows'] as OrderRow[]).map(({ id }) => id)).toEqual(['GLM1002', 'GLM1001', 'GLM1000']);
  expect(body['next']).toBeNull();
});

test('changes since the last load are reported, or that there are too many', async () => {
  const order = await placed();
  const changes = (since: string) =>
    shop.call(`/api/admin/orders/changes?since=${encodeURIComponent(since)}`, { as: 'ada' });
  const later = new Date(Date.parse(order.updatedAt) + 60_000).toISOString();
  expect((await changes(later)).body).toMatchObject({ rows: [], many: false });
  expect((await changes(order.updatedAt)).body).toMatchObject({ rows: [{ id: order.orderId }], many: false });
  expect((await changes('yesterday')).status).toBe(400);
  await many(51, () => ({ updatedAt: later }));
  const all = await changes(later);
  expect(all.body['many']).toBe(true);
  expect(all.body['rows']).toHaveLength(50);
});

test('an export of orders or lines has pages, and each page has an audit entry', async () => {
  await many(505, (minute) => (minute === 504 ? { address: { ...(aliceCity as Order['address']) } } : {}));
  const query = 'from=2026-11-01&to=2026-11-30';
  const first = await takeOut({ query, rows: 'orders', after: '' });
  const { head, rows, next, orders } = first.body as {
    head: string[];
    rows: unknown[][];
    next: string;
    orders: number;
  };
  expect([rows.length, orders]).toEqual([500, 500]);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const named = Object.fromEntries(head.map((name, column) => [name, rows[1]?.[column]]));
  expect(named).toMatchObject({
    Order: 'GLM1503',
    Status: 'Placed',
    Phone: '9876543210',
    Units: 2,
    Subtotal: 600,
    Total: 600,
    Placed: '2026-11-01 13:53',
    Items: '2 × The toner, 100 ml (toner-1)',
  });
  const second = await takeOut({ query, rows: 'orders', after: next });
  expect(second.body).toMatchObject({ orders: 5, next: null });
  const lines = await takeOut({ query: `${query}&status=packed`, rows: 'lines', after: '' });
  expect(lines.body).toMatchObject({ rows: [], next: null, head: expect.arrayContaining(['SKU', 'HSN']) });
  const log = await shop.audit();
  expect(log.map(({ action, by }) => [action, by.uid])).toEqual(Array(3).fill(['orders.exported', 'ada']));
  expect(log.flatMap(({ changes }) => changes)).toContainEqual({ field: 'orders', before: null, after: 500 });
});

test('the audit log names an export’s filters, and not what was searched', async () => {
  await many(2, () => ({}));
  const days = 'from=2026-11-01&to=2026-11-30';
  for (const q of ['9876543210', 'alice@example.com', 'Alice'])
    await takeOut({ query: `q=${q}&${days}`, rows: 'orders', after: '' });
  const named = (await shop.audit()).map(({ changes }) => changes.map(({ field, after }) => [field, after]));
  const fields = { orders: expect.any(Number), query: days, rows: 'orders', searched: true };
  expect(named).toEqual(Array(3).fill(Object.entries(fields)));
});

test('a slow export with few matches continues in the next call', async () => {
  await many(160, (n) => ({ status: n < 10 ? ('packed' as const) : ('placed' as const) }));
  const query = 'q=9876543210&status=packed';
  const whole = await ids(query);
  expect(whole).toHaveLength(10);
  shop.slowCalls(20_000);
  const found: string[] = [];
  let calls = 0;
  for (let after: string | null = ''; after !== null; calls += 1) {
    const reply = await list(`${query}&after=${encodeURIComponent(after)}`);
    found.push(...rowsOf(reply).map(({ id }) => id));
    after = reply.body['next'] as string | null;
  }
  shop.slowCalls(0);
  expect(calls).toBeGreaterThan(2);
  expect(found).toEqual(whole);
});

const aliceCity = {
  name: '=cmd()',
  phone: '9876543210',
  addressLine1: 'x',
  city: 'y',
  state: 'z',
  pincode: '560001',
};

test.each(['', 'from=2026-01-01', 'from=2025-01-01&to=2026-11-01', 'from=2026-11-02&to=2026-11-01'])(
  'an export of %j is refused, and nothing is logged',
  async (query) => {
    const before = await shop.snapshot();
    expect((await takeOut({ query, rows: 'orders', after: '' })).status).toBe(400);
    expect(await shop.snapshot()).toEqual(before);
  },
);
