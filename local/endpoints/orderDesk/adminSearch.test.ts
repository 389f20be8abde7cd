import { MAX_SEARCH_READS } from '../../../functions/src/admin/search/searchIndexed';
import { type SearchResponse } from '@/domain/contracts/adminOrders/search';
import { customerEntryId, customerEntryOf } from '@/domain/admin/search/customerEntry';
import { customerFrom } from '@/domain/customers/record/customer';
import { idEndOf } from '@/domain/admin/orderList/search';
import { type OrderRow } from '@/domain/admin/orderList/row';
import { searchEntryId, searchEntryOf } from '@/domain/admin/search/searchEntry';
import { type Order } from '@/domain/orders/order/order';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { sendTracking } from '../testing/sandboxes/webhooks';
import { STRANGERS } from '../testing/people/strangers';

let shop: TestShop;
const toner = product('toner', { units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner] }));
afterAll(() => shop.close());

const search = (q: string, as: string | null = 'ada') =>
  shop.call(`/api/admin/search?${new URLSearchParams({ q }).toString()}`, { as });
async function found(q: string): Promise<SearchResponse> {
  const { status, body } = await search(q);
  expect([q, status]).toEqual([q, 200]);
  return body as unknown as SearchResponse;
}
const ids = async (q: string) => (await found(q)).orders.map(({ id }) => id);

async function placed(id: string): Promise<Order> {
  expect((await shop.order(codBody(id, [cartLine(toner)]))).status).toBe(200);
  return shop.storedOrder(id);
}

/** Writes orders with their entries, as a migrated shop has them. */
async function plant(orders: readonly Order[]): Promise<void> {
  const batch = shop.db.batch();
  for (const order of orders) {
    batch.set(shop.db.doc(`orders/${order.orderId}`), order);
    batch.set(shop.db.doc(`orderSearch/${searchEntryId(order)}`), searchEntryOf(order));
  }
  await batch.commit();
}

test('only the admin can search, and nothing is written', async () => {
  await placed('GLM0001');
  const before = await shop.snapshot();
  for (const [status, as] of STRANGERS) expect((await search('alice', as)).status).toBe(status);
  expect((await search('alice')).status).toBe(200);
  expect(await shop.snapshot()).toEqual(before);
});

test.each(['', '   ', 'x'.repeat(101)])('the search %j is refused', async (q) => {
  expect(await search(q)).toMatchObject({ status: 400, body: { code: 'bad_request', field: 'q' } });
});

test.each(['x', '..', '`', 't.x', '__proto__', '%00', '/', '😀', '*[]'])(
  'the search %j finds nothing and breaks nothing',
  async (q) => {
    await placed('GLM0001');
    expect(await found(q)).toEqual({ orders: [], customers: [], isFuzzy: false });
  },
);

test('an order and its buyer are found by everything that names them', async () => {
  const { orderId, shipment } = await placed('GLM1793000000000123456');
  await shop.db.doc('users/alice').update({ email: 'alice@example.com' });
  await shop.reconcile();
  const searches = [
    ...[orderId, '123456', '456', '0000123', 'Alice Rao', 'rao alice', 'ALI', 'alice bengaluru', '43210'],
    ...['+91 98765 43210', 'alice@example.com', shipment.awb, 'toner-1', 'the toner', 'alice 43210 toner'],
  ];
  for (const q of searches) {
    const { orders, customers, isFuzzy } = await found(q);
    expect([q, orders.map(({ id }) => id), isFuzzy]).toEqual([q, [orderId], false]);
    // The digits of the phone number are Bob's too.
    const isPerson = /ali|rao|43210/i.test(q) && !q.includes('toner');
    expect([q, customers.some(({ uid }) => uid === 'alice')]).toEqual([q, isPerson]);
  }
  for (const q of ['Bob', '43211', 'alice pune', 'toner-2', '999999'])
    expect([q, await ids(q)]).toEqual([q, []]);
});

test('a word with one mistake finds what it nearly is, also in the list', async () => {
  await placed('GLM0001');
  for (const q of ['alcie', 'alise', 'alicee', 'bangalore', 'alcie bengaluru', 'aluce 43210']) {
    expect(await found(q)).toMatchObject({ isFuzzy: true, orders: [{ id: 'GLM0001' }] });
    const { body } = await shop.call(`/api/admin/orders?${new URLSearchParams({ q }).toString()}`, {
      as: 'ada',
    });
    expect(body).toMatchObject({ isFuzzy: true, next: null, rows: [{ id: 'GLM0001' }] });
  }
  expect(await found('alice')).toMatchObject({ isFuzzy: false });
  expect(await found('malice aforethought')).toMatchObject({ isFuzzy: false, orders: [] });
});

test('an order is found by its AWB and its invoice once it has them', async () => {
  const before = await placed('GLM0001');
  const { awb } = before.shipment;
  expect(await ids(awb.slice(-5))).toEqual(['GLM0001']);
  await sendTracking(shop, awb, 'in transit');
  await shop.reconcile();
  const { papers } = (await shop.db.doc('orders/GLM0001').get()).data() as Order;
  expect(papers?.invoice).toMatch(/\d{3}/);
  expect(await ids(papers?.invoice ?? '')).toEqual(['GLM0001']);
  expect(await shop.wrongSums()).toEqual([]);
});

test('the best match comes first, and the newest of equals', async () => {
  const one = await placed('GLM0001');
  const named = (orderId: string, name: string, minute: number): Order => ({
    ...one,
    orderId,
    email: 'x@example.com',
    address: { ...one.address, name },
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  });
  await plant([
    named('GLM2', 'Asha Rao', 1),
    named('GLM3', 'Ashalata Rao', 3),
    named('GLM4', 'Asha Nair', 2),
  ]);
  expect(await ids('asha')).toEqual(['GLM4', 'GLM2', 'GLM3']);
});

/** The ids of a search in the list of orders, page by page. */
async function listedPages(q: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null = ''; after !== null && pages.length < 5;) {
    const query = new URLSearchParams({ q, after }).toString();
    const { body } = await shop.call(`/api/admin/orders?${query}`, { as: 'ada' });
    pages.push((body['rows'] as OrderRow[]).map(({ id }) => id));
    after = body['next'] as string | null;
  }
  return pages;
}

test('the list by a beginning of many numbers has pages, the newest first', async () => {
  const one = await placed('GLM0001');
  const ids = Array.from({ length: 70 }, (_, at) => `GLM17930${String(at).padStart(3, '0')}`);
  const orders = ids.map((orderId, at) => ({
    ...one,
    orderId,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, at)).toISOString(),
  }));
  await plant(orders);
  const pages = await listedPages('GLM1793');
  expect(pages.map(({ length }) => length)).toEqual([50, 20]);
  expect(pages.flat()).toEqual(ids.reverse());
});

test('an order that a search names stands in its list once, and first of all pages', async () => {
  const one = await placed('GLM0001');
  const made = (orderId: string, phone: string, minute: number): Order => ({
    ...one,
    orderId,
    idEnd: idEndOf(orderId),
    address: { ...one.address, phone },
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  });
  const others = Array.from({ length: 60 }, (_, at) => made(`GLM5${200_000 + at}`, '9100001234', at + 1));
  await plant([made('GLM9100001', '9876543211', 0), ...others]);
  const [first = [], ...later] = await listedPages('100001');
  expect(first).toContain('GLM9100001');
  expect(first).toHaveLength(51);
  expect(later.flat()).not.toContain('GLM9100001');
  expect(new Set([first, ...later].flat()).size).toBe(61);
});

test('reads have a limit that does not grow with the orders', async () => {
  const one = await placed('GLM0001');
  const many = Array.from({ length: 150 }, (_, at): Order => ({
    ...one,
    orderId: `GLM${5000 + at}`,
    userId: `buyer-${at}`,
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, at)).toISOString(),
  }));
  await plant(many);
  const batch = shop.db.batch();
  for (let at = 0; at < 60; at += 1) {
    const customer = customerFrom(`buyer-${at}`, { names: ['Alice Rao'], since: one.createdAt });
    batch.set(shop.db.doc(`customers/buyer-${at}`), customer);
    batch.set(shop.db.doc(`customerSearch/${customerEntryId(customer)}`), customerEntryOf(customer));
  }
  await batch.commit();
  const { orders, customers } = await found('alice');
  expect([orders.length, customers.length]).toEqual([20, 10]);
  expect(MAX_SEARCH_READS).toBeLessThanOrEqual(240);
  const pages: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ q: 'alice', after }).toString();
    const { body } = await shop.call(`/api/admin/orders?${query}`, { as: 'ada' });
    pages.push(...(body['rows'] as { id: string }[]).map(({ id }) => id));
    after = body['next'] as string | null;
  }
  expect(pages).toEqual(['GLM0001', ...many.map(({ orderId }) => orderId).reverse()]);
});

test('an order that changes while it is searched for is shown as it is, or not at all', async () => {
  const one = await placed('GLM0001');
  await shop.db.doc('orders/GLM0001').update({ 'address.name': 'Bela Sen', email: 'bela@example.com' });
  expect(await ids('alice')).toEqual([]);
  await shop.db.doc('orders/GLM0001').delete();
  expect(await ids(one.orderId)).toEqual([]);
});

test.each([
  ['support', ['alice']],
  ['packer', []],
  ['accountant', []],
])('%s finds orders, and customers only with the right to see them', async (role, expected) => {
  await shop.seed({ products: [toner], team: { [`staff-${role}`]: role as 'support' } });
  await placed('GLM0001');
  await shop.reconcile();
  const { body } = await search('alice', `staff-${role}`);
  const { orders, customers } = body as unknown as SearchResponse;
  expect([orders.length, customers.map(({ uid }) => uid)]).toEqual([1, expected]);
});
