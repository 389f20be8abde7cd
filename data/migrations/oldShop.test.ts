import { anOffer } from '@/domain/offers/testing';
import type { Order } from '@/domain/orders/order/order';
import type { DaySales } from '@/domain/admin/sales/daySales';
import { cartLine, codBody, product } from '../../local/endpoints/testing/documents/fixtures';
import { startTestShop, type TestShop } from '../../local/endpoints/testing/shops/testShop';
import { addDays } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { MIGRATIONS } from '.';
import { customers } from './customers';
import { orderSearch } from './orderSearch';
import { totalsOf } from '@/domain/customers/record/totals';
import { type Customer } from '@/domain/customers/record/customer';
import { applyMigrations } from '../migrate/migrate';

let shop: TestShop;
const toner = product('toner', { cost: 349, units: 50 });
const amounts = { discountAmount: 104.7, finalTotal: 942.3 };
const order = (id: string) => ({ ...codBody(id, [cartLine(toner, 3)], amounts), coupon_code: 'GLOW10' });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner], offers: [anOffer('glow10', { usageLimit: 8 }, 7)] }));
afterAll(() => shop.close());

let runs = 0;
const migrateAll = () =>
  applyMigrations({
    db: shop.db,
    migrations: MIGRATIONS,
    now: shop.now,
    printLine: () => undefined,
    holder: `run-${(runs += 1)}`,
  });
const offer = async () => (await shop.db.doc('offers/glow10').get()).data();
const uses = async () => (await shop.db.doc('offerUses/glow10').get()).data();

test('an offer’s use count continues, whether an order or the migration comes first', async () => {
  expect((await shop.order(order('GLM0001'))).status).toBe(200);
  expect([await offer(), await uses()]).toMatchObject([{ usedCount: 7 }, { usedCount: 8 }]);
  expect(await migrateAll()).toBe(true);
  expect(await offer()).not.toHaveProperty('usedCount');
  expect(await uses()).toMatchObject({ usedCount: 8 });
});

test('concurrent orders lose no use during the migration, and the limit holds', async () => {
  const [placed] = await Promise.all([shop.order(order('GLM0002')), migrateAll()]);
  expect(placed.status).toBe(200);
  expect(await offer()).not.toHaveProperty('usedCount');
  expect(await uses()).toMatchObject({ usedCount: 8 });
  expect((await shop.order(order('GLM0003'))).status).toBe(409);
});

test('orders older than the daily sums are counted once after the migration', async () => {
  for (const id of ['GLM0001', 'GLM0002']) {
    expect((await shop.order(codBody(id, [cartLine(toner)]))).status).toBe(200);
    const { tally: _, ...old } = (await shop.db.doc(`orders/${id}`).get()).data() as Order;
    await shop.db.doc(`orders/${id}`).set(old);
  }
  expect(await shop.reconcile()).toMatchObject({ counted: 0 });
  expect(await migrateAll()).toBe(true);
  expect(await shop.reconcile()).toMatchObject({ counted: 2 });
  expect(await migrateAll()).toBe(true);
  expect(await shop.reconcile()).toMatchObject({ counted: 0 });
  const days = (await shop.db.collection('sales').get()).docs.map((doc) => doc.data() as DaySales);
  expect(days.map(({ placed }) => placed)).toEqual([2]);
});

test('orders older than the search are found by id before the migration, and by name after it', async () => {
  const search = async (q: string) => {
    const { body } = await shop.call(`/api/admin/orders?q=${encodeURIComponent(q)}`, { as: 'ada' });
    return (body['rows'] as { id: string }[]).map(({ id }) => id);
  };
  for (const id of ['GLM0001', 'GLM0002'])
    expect((await shop.order(codBody(id, [cartLine(toner)]))).status).toBe(200);
  for (const { ref } of (await shop.db.collection('orderSearch').get()).docs) await ref.delete();
  expect([await search('GLM0001'), await search('9876543210'), await search('Alice')]).toEqual([
    ['GLM0001'],
    ['GLM0002', 'GLM0001'],
    [],
  ]);
  // An order that is placed while the migration runs.
  const [placed] = await Promise.all([shop.order(codBody('GLM0003', [cartLine(toner)])), migrateAll()]);
  expect(placed.status).toBe(200);
  expect(await search('Alice')).toEqual(['GLM0003', 'GLM0002', 'GLM0001']);
  expect(await orderSearch.detect(shop.db)).toMatchObject({ seen: 3, old: 0, failed: [] });
});

test('accounts and counted orders from before the list of customers are in it after the migration, each once', async () => {
  const found = async (query: string) => {
    const { body } = await shop.call(`/api/admin/customers?${query}`, { as: 'ada' });
    return (body['rows'] as { uid: string; orders: number }[]).map(({ uid, orders }) => [uid, orders]);
  };
  for (const id of ['GLM0001', 'GLM0002'])
    expect((await shop.order(codBody(id, [cartLine(toner)]))).status).toBe(200);
  await shop.reconcile();
  for (const name of ['customers', 'customerSearch'])
    for (const { ref } of (await shop.db.collection(name).get()).docs) await ref.delete();
  expect([await found(''), await found('q=Alice')]).toEqual([[], []]);
  // An order that is placed and one that is cancelled while the migration runs.
  await Promise.all([
    shop.order(codBody('GLM0003', [cartLine(toner)])),
    shop.call('/api/orders/GLM0001/cancel', { as: 'alice', body: {} }),
    migrateAll(),
    shop.reconcile(),
  ]);
  await shop.reconcile();
  expect(await found('q=Alice')).toEqual([['alice', 2]]);
  expect((await found('')).map(([uid]) => uid).sort()).toEqual(['alice', 'bob']);
  const orders = (await shop.db.collection('orders').get()).docs.map((doc) => doc.data() as Order);
  const alice = (await shop.db.doc('customers/alice').get()).data() as Customer;
  expect(alice.totals).toEqual(totalsOf(orders));
  expect(await customers.detect(shop.db)).toMatchObject({ seen: 2, old: 0, failed: [] });
  await shop.db.doc('customers/alice').update({ 'totals.orders': 99 });
  expect(await customers.verify(shop.db)).toEqual([
    '1 accounts are not among the customers, such as users/alice.',
  ]);
});

test('an exchanged order that was counted before is a return of its customer once after the migration', async () => {
  expect((await shop.order(codBody('GLM0001', [cartLine(toner)]))).status).toBe(200);
  await shop.reconcile();
  const placed = (await shop.db.doc('orders/GLM0001').get()).data() as Order;
  const at = shop.now().toISOString();
  const history = (['delivered', 'return_requested', 'returned'] as const).map((to) => ({
    at,
    from: null,
    to,
    by: 'shop',
    note: '',
  }));
  const returning = { at, reason: 'Damaged', lines: [] };
  const exchanged = { ...placed, status: 'returned', returning, history: [...placed.history, ...history] };
  await shop.db.doc('orders/GLM0001').set(exchanged);
  const totals = async () => {
    expect(await shop.reconcile()).toMatchObject({ failed: 0 });
    return ((await shop.db.doc('customers/alice').get()).data() as Customer).totals;
  };
  expect(await totals()).toMatchObject({ orders: 1, returned: 0 });
  for (let run = 0; run < 2; run += 1) {
    expect(await migrateAll()).toBe(true);
    expect(await totals()).toMatchObject({ placed: 1, orders: 1, kept: 1, returned: 1 });
  }
});

test('a rating that no review gives is not shown, and the migration makes it the mean of the published reviews', async () => {
  const review = (rating: number, status: string) => ({ productId: 'toner', userId: 'x', rating, status });
  await shop.db.doc('reviews/toner_a').set(review(5, 'published'));
  await shop.db.doc('reviews/toner_b').set(review(2, 'published'));
  await shop.db.doc('reviews/toner_c').set(review(1, 'pending'));
  const { starCounts: _, ...old } = toner;
  await shop.db.doc('products/toner').set({ ...old, rating: 4.6, ratingCount: 388 });
  const shown = async () => {
    shop.advance(5000);
    await shop.call('/api/catalogue');
    const { body } = await shop.call('/api/catalogue/products/toner');
    return body['product'];
  };
  expect(await shown()).toMatchObject({ rating: 0, ratingCount: 0 });
  expect(await migrateAll()).toBe(true);
  expect(await shown()).toMatchObject({ rating: 3.5, ratingCount: 2, starCounts: [0, 1, 0, 0, 1] });
  expect((await shop.db.doc('products/toner').get()).data()).toMatchObject({ rating: 3.5, ratingCount: 2 });
  expect((await shop.db.doc('reviews/toner_a').get()).get('publicId')).toMatch(/^[\w-]{16}$/);
  // Its reviews are in the lists by votes and photos, and counted beside the filters.
  const { docs } = await shop.db.collection('reviews').where('productId', '==', 'toner').get();
  expect(docs.map((doc) => [doc.get('withPhotos'), doc.get('helpful')])).toEqual(Array(3).fill([false, 0]));
  expect(await shown()).toMatchObject({ reviewCells: { '5  ': 1, '2  ': 1 } });
});

test('credit from before the reminders is reminded of once after the migration', async () => {
  const lots = [{ lastDay: addDays(dayInIndia(shop.now()), 9), paise: 10_000 }];
  await shop.db.doc('credit/una').set({ userId: 'una', paise: 10_000, lots, updatedAt: '' });
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 0 });
  expect(await migrateAll()).toBe(true);
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 1, failed: 0 });
  expect(await migrateAll()).toBe(true);
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 0, failed: 0 });
});

test('entries of exports say what was searched until the migration, which keeps all else of them', async () => {
  expect((await shop.order(order('GLM0001'))).status).toBe(200);
  const body = { query: 'q=Alice&from=2026-11-01&to=2026-11-30', rows: 'orders', after: '' };
  expect((await shop.call('/api/admin/exports/orders', { as: 'ada', body })).status).toBe(200);
  const entries = async () => (await shop.db.collection('auditLog').get()).docs;
  const [now] = await entries();
  const changes = now!.data()['changes'] as { field: string; after: unknown }[];
  const old = changes
    .filter(({ field }) => field !== 'searched')
    .map((one) => (one.field === 'query' ? { ...one, after: body.query } : one));
  await now!.ref.update({ changes: old });
  expect(await migrateAll()).toBe(true);
  expect((await entries()).map((doc) => doc.data())).toEqual([now!.data()]);
});
