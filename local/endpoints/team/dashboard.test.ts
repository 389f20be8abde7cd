import { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { type DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { dayInIndia } from '@/domain/time/india';
import { type Order } from '@/domain/orders/order/order';
import { tallyOf, salesOf } from '@/domain/admin/sales/countOrder';
import { addSales, emptyDay, type DaySales } from '@/domain/admin/sales/daySales';
import { addDays, DAY_MS } from '../../../src/domain/time/calendar';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { duo, serum, toner } from '../testing/shops/payingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, placeCod, pay, book } = cancellingShop('D');
const HOUR = 3_600_000;
const INDIA = 5.5 * HOUR;

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const later = (ms: number) => {
  ahead += ms;
  shop().advance(ms);
};
const today = () => dayInIndia(now());
const readDashboard = (query: string, as: string | null = 'ada') =>
  shop().call(`/api/admin/dashboard${query}`, { as });

async function look(from = today(), to = today()): Promise<DashboardResponse> {
  const { status, body } = await readDashboard(`?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body as unknown as DashboardResponse;
}
const days = async () =>
  Object.fromEntries(
    (await shop().db.collection('sales').get()).docs.map((doc) => [doc.id, doc.data() as DaySales]),
  );

/** The expected figures of the days: a sum over all orders. */
async function naive(): Promise<Record<string, DaySales>> {
  const sums = new Map<string, DaySales>();
  for (const doc of (await shop().db.collection('orders').get()).docs) {
    const one = doc.data() as Order;
    const counted = tallyOf(one);
    if (counted)
      sums.set(counted.day, addSales(sums.get(counted.day) ?? emptyDay(counted.day), salesOf(one, counted)));
  }
  return Object.fromEntries(sums);
}

const cod = (lines = [cartLine(toner)]) => placeCod((id) => codBody(id, lines));

test('each day in India has its own figures, and a later change updates the day of its order', async () => {
  // A minute before midnight in India.
  const sinceMidnight = (now().getTime() + INDIA) % DAY_MS;
  later(2 * DAY_MS - sinceMidnight - 60_000);
  const first = await cod([cartLine(toner, 2)]);
  const yesterday = today();
  later(5 * 60_000);
  expect(today()).toBe(addDays(yesterday, 1));
  const second = await pay();
  await cod([cartLine(duo)]);

  const both = await look(yesterday);
  expect(both.period.days).toEqual([
    { day: yesterday, orders: 1, revenue: 60_000 },
    { day: today(), orders: 2, revenue: 28_500 + 120_000 },
  ]);
  expect(both).toMatchObject({
    today: { day: today(), orders: 2, cod: 1, revenue: 148_500 },
    yesterday: { orders: 1, cod: 1, revenue: 60_000 },
    before: { to: addDays(yesterday, -1), sums: { placed: 0 } },
    uncounted: 0,
    hasOrders: true,
    waiting: { pack: 3, courier: 0, return: 0, back: 0, refund: 0 },
  });
  expect(both.bestSellers.map(({ id, units, revenue }) => [id, units, revenue])).toEqual([
    ['duo', 1, 120_000],
    ['toner', 3, 90_000],
  ]);
  const alone = await look();
  expect(alone).toMatchObject({ period: { sums: { orders: 2 } }, before: { sums: { orders: 1 } } });

  await shop().cancel(first);
  await book(second);
  await sendTracking(shop(), (await order(second)).shipment.awb, 'rto');
  expect((await order(second)).status).toBe('rto');
  expect(await look(yesterday)).toMatchObject({
    yesterday: { placed: 1, orders: 0, revenue: 0 },
    today: { placed: 2, orders: 2, kept: 1, rto: 1, revenue: 120_000 },
    waiting: { pack: 1, back: 1 },
  });
  expect(await days()).toEqual(await naive());
  await shop().admin(`orders/${second}/receive`, { restock: true });
  expect((await look()).waiting.back).toBe(0);
});

test('each order is counted once, even with several counters at once', async () => {
  for (let n = 0; n < 4; n += 1) await cod();
  const id = await pay();
  await Promise.all([
    ...[0, 1, 2].map(() => shop().reconcile()),
    ...[0, 1, 2].map(() => look()),
    shop().cancel(id),
    cod(),
  ]);
  await shop().reconcile();
  expect((await look()).uncounted).toBe(0);
  expect(await days()).toEqual(await naive());
  const settled = await shop().snapshot();
  expect(await shop().reconcile()).toMatchObject({ counted: 0 });
  await look();
  expect(await shop().snapshot()).toEqual(settled);
});

test('partial refunds and coupons are included in the figures of the day', async () => {
  const id = await placeCod((one) => ({
    ...codBody(one, [cartLine(serum)], { discountAmount: 90, finalTotal: 810 }),
    coupon_code: 'TEN',
  }));
  expect((await look()).coupons).toEqual([{ code: 'TEN', uses: 1, discount: 9000 }]);
  await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
  const request = { refundId: 'part-0001', amount: 110.5, note: 'Sorry', reference: 'UTR1' };
  expect((await shop().admin(`orders/${id}/refund`, request)).status).toBe(200);
  expect(await look()).toMatchObject({ today: { orders: 1, kept: 1, revenue: 69_950 } });
});

test('an order that cannot be counted does not block the others', async () => {
  const [broken] = [await cod(), await cod()];
  await shop().db.doc(`orders/${broken}`).update({ 'amounts.finalTotal': Number.NaN });
  expect(await look()).toMatchObject({ today: { orders: 1 }, uncounted: 1 });
  expect(shop().events).toContainEqual({
    event: 'sales.crashed',
    fields: expect.objectContaining({ orderId: broken }),
  });
  await shop().db.doc(`orders/${broken}`).update({ 'amounts.finalTotal': 370 });
  expect(await look()).toMatchObject({ today: { orders: 2 }, uncounted: 0 });
});

describe('opened checkouts', () => {
  const open = (as: string | null = 'buyer-1') => shop().call('/api/checkouts', { body: {}, as });

  test('are counted once each, by the reconciler and the dashboard', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => open(`buyer-${n}`)));
    await cod();
    await Promise.all([look(), look(), shop().reconcile()]);
    expect(await look()).toMatchObject({ today: { placed: 1, checkouts: 12 } });
    await open('buyer-13');
    expect(await look()).toMatchObject({ today: { placed: 1, checkouts: 13 } });
    expect((await shop().db.collection('checkouts').get()).empty).toBe(true);
  });

  test('are counted for verified people only, at a limited rate, and anonymously', async () => {
    const before = await shop().snapshot();
    expect((await open(null)).status).toBe(401);
    expect((await open('uma')).status).toBe(403);
    expect(await shop().snapshot()).toEqual(before);
    const replies = await Promise.all(Array.from({ length: 60 }, () => open('buyer-77')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(JSON.stringify(await shop().snapshot())).not.toContain('buyer-77');
    const { checkouts } = (await look()).today;
    expect(checkouts).toBeGreaterThan(0);
    // Each of the two processes knows of its own alone.
    expect(checkouts).toBeLessThanOrEqual(30);
  });
});

test('low stock lists active products that nearly ran out, the scarcest first', async () => {
  const change = (id: string, fields: object) => shop().db.doc(`products/${id}`).update(fields);
  await shop()
    .db.doc('products/draft')
    .set({ ...toner, id: 'draft', status: 'draft', stock: 0 });
  await change('toner', { stock: 5 });
  const { lowStock, moreLow } = await look();
  expect(lowStock.map(({ id, stock }) => [id, stock])).toEqual([
    ['serum', 3],
    ['toner', 5],
  ]);
  expect(moreLow).toBe(false);
});

test('the dashboard says that a shop has no orders yet, and refuses a bad period by its field', async () => {
  expect(await look()).toMatchObject({
    hasOrders: false,
    today: { orders: 0 },
    bestSellers: [],
    coupons: [],
  });
  const wrong: [string, string][] = [
    ['', 'from'],
    ['?from=2026-02-30&to=2026-03-01', 'from'],
    [`?from=${today()}`, 'to'],
    [`?from=${today()}&to=${addDays(today(), 2)}`, 'to'],
    [`?from=${today()}&to=${addDays(today(), -1)}`, 'from'],
    [`?from=${addDays(today(), -366)}&to=${today()}`, 'from'],
  ];
  for (const [query, field] of wrong) {
    const { status, body } = await readDashboard(query);
    expect([query, status, body]).toEqual([
      query,
      400,
      expect.objectContaining({ field, message: expect.stringMatching(new RegExp(`^${field} `)) }),
    ]);
  }
});

test('a browser whose clock is ahead by up to a day sees the days up to today', async () => {
  const tomorrow = addDays(today(), 1);
  expect((await look(addDays(today(), -5), tomorrow)).period).toMatchObject({
    from: addDays(today(), -5),
    to: today(),
  });
  expect((await look(tomorrow, tomorrow)).period).toMatchObject({ from: today(), to: today() });
});

/** Documents that are read while `work` runs; an aggregation counts as one, as it is paid for up to 1,000 documents. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const undo = [
    [Query.prototype, 'get'],
    [DocumentReference.prototype, 'get'],
    [Object.getPrototypeOf(shop().db.collection('orders').count()), 'get'],
    [Transaction.prototype, 'get'],
    [Transaction.prototype, 'getAll'],
  ].map(([prototype, name]) => {
    const of = prototype as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    const method = of[name as string]!;
    of[name as string] = async function (this: unknown, ...args: unknown[]) {
      const found = await method.apply(this, args);
      const size = Array.isArray(found) ? found.length : (found as { size?: unknown }).size;
      reads += typeof size === 'number' ? Math.max(1, size) : 1;
      return found;
    };
    return () => Object.assign(of, { [name as string]: method });
  });
  try {
    await work();
  } finally {
    for (const put of undo) put();
  }
  return reads;
}

test('a dashboard request reads no counted order again, and one document per day', async () => {
  for (let n = 0; n < 5; n += 1) await cod();
  await look();
  const settled = await readsOf(() => look());
  expect(settled).toBeLessThanOrEqual(38);
  for (let n = 0; n < 4; n += 1) await cod();
  // Four new orders: each found and then read, and their day.
  const more = await readsOf(() => look());
  expect(more - settled).toBeLessThanOrEqual(12);
  const batch = shop().db.batch();
  for (const n of Array.from({ length: 800 }).keys()) {
    const day = addDays(today(), -1 - n);
    batch.set(shop().db.doc(`sales/${day}`), { ...emptyDay(day), orders: 1 });
  }
  await batch.commit();
  const year = addDays(today(), -365);
  expect(await readsOf(() => look(year))).toBeLessThanOrEqual(36 + 2 * 366);
  expect((await look(year)).before.sums.orders).toBe(366);
});

test('a dashboard request counts a limited number of new orders', async () => {
  const one = await order(await cod());
  const copies = Array.from({ length: 120 }, (_, n) => shop().db.doc(`orders/GLMDASH${1000 + n}`));
  const batch = shop().db.batch();
  for (const ref of copies) batch.set(ref, { ...one, orderId: ref.id });
  await batch.commit();
  shop().slowCalls(20_000);
  const left = [(await look()).uncounted, (await look()).uncounted];
  shop().slowCalls(0);
  expect(left).toEqual([71, 21]);
  expect((await look()).uncounted).toBe(0);
  // They stand for no parcel and no units.
  await Promise.all(copies.map((ref) => ref.delete()));
});
