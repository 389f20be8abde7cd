import type { Offer } from '@/domain/offers/offer';
import { findInvalidTransition } from '@/domain/orders/lifecycle/findInvalidTransition';
import type { OrderNotes } from '@/domain/admin/privateNotes';
import type { Order } from '@/domain/orders/order/order';
import { DAY_MS } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { ASK_WINDOW_DAYS } from '@/domain/reviews/ask';
import { timeLeft } from '@/domain/orders/undelivered/timeLeft';
import type { Invoice } from '@/domain/invoices/invoice';
import { findMissingTaxDocument, hasTaxDocument } from '@/domain/invoices/taxDocuments';
import type { SearchEntry } from '@/domain/admin/search/searchEntry';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { wrongSums, type Books } from '../../local/books/sums';
import { paidAtRazorpay } from '../../local/seed/onlinePayments';
import { demoDocuments } from '..';
import { customers } from './customers';
import { withHistory } from '.';

const NOW = new Date('2026-06-01T06:00:00Z');
const [mine] = customers;
const documents = withHistory(demoDocuments(NOW), NOW, { ...mine!, uid: 'demo-shopper' });
const all = <T>(collection: string): T[] =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ data }) => data as T);
const orders = all<Order>('orders');

test('the same moment has the same history, each document once', () => {
  expect(withHistory(demoDocuments(NOW), NOW, { ...mine!, uid: 'demo-shopper' })).toEqual(documents);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  expect(JSON.parse(JSON.stringify(documents))).toEqual(documents);
});

test('every order took steps that the table has, and what is under way waits for its courier', () => {
  expect(orders.length).toBeGreaterThan(60);
  for (const order of orders) {
    expect([order.orderId, findInvalidTransition(null, order)]).toEqual([order.orderId, null]);
    expect(order.history.every(({ at }) => at <= NOW.toISOString())).toBe(true);
    const isHere = order.status === 'placed' || order.status === 'packed';
    expect([order.orderId, order.shipment.status === 'booking']).toEqual([order.orderId, isHere]);
  }
  const ends = new Set(orders.map(({ status }) => status));
  expect([...ends].sort()).toEqual([
    'cancelled',
    'delivered',
    'out_for_delivery',
    'packed',
    'placed',
    'return_requested',
    'returned',
    'rto',
  ]);
  expect(orders.some(({ userId }) => userId === 'demo-shopper')).toBe(true);
});

test('one cash order was paid online too late, and its money went back', () => {
  const late = orders.filter(({ prepay }) => prepay?.refused);
  expect(late).toMatchObject([{ paymentMethod: 'Cash on Delivery', payment: { status: 'cod' } }]);
});

test('one order became dearer when its customer called, and has the units of what was added', () => {
  const added = orders.filter(({ edits }) => edits?.some(({ what }) => what.includes('added')));
  expect(added).toHaveLength(1);
  const [{ edits, lines, amounts, reserved }] = added as [Order];
  const [, total, before] = / 1 added\. The total is ₹([\d,.]+), not ₹([\d,.]+)\.$/.exec(edits![0]!.what)!;
  const rupees = (text: string | undefined) => Number(text!.replaceAll(',', ''));
  expect(rupees(total)).toBe(amounts.finalTotal);
  expect(rupees(before)).toBeLessThan(amounts.finalTotal);
  expect(Object.keys(reserved)).toEqual(lines.map(({ sku }) => sku));
});

test('an order of one’s own is old enough to be asked about, and nobody else’s is asked', () => {
  const asked = orders.filter(({ reviewAsk }) => reviewAsk);
  expect(asked.every(({ userId }) => userId === 'demo-shopper')).toBe(true);
  const since = NOW.getTime() - ASK_WINDOW_DAYS * DAY_MS;
  const due = asked.map(({ reviewAsk }) => Date.parse(reviewAsk?.dueAt ?? ''));
  expect(due.some((at) => at > since && at <= NOW.getTime())).toBe(true);
});

test('whatever left has its invoice, what came back its credit note, and no number is missing', () => {
  const papers = all<Invoice>('invoices');
  const sent = orders.filter((order) => hasTaxDocument(order, 'invoice'));
  expect(papers.filter(({ kind }) => kind === 'invoice')).toHaveLength(sent.length);
  for (const order of orders)
    expect([order.orderId, findMissingTaxDocument(order)]).toEqual([order.orderId, null]);
  // Goods that are exchanged need no credit note.
  const back = orders.filter(({ status }) => status === 'rto');
  expect(back.length).toBeGreaterThan(0);
  expect(back.every((order) => order.papers?.creditNote)).toBe(true);
  const counters = documents.filter(({ path }) => path.startsWith('counters/'));
  for (const { path, data } of counters) {
    const series = path.slice('counters/'.length).replace('_', '/');
    const numbers = papers.map(({ number }) => number).filter((number) => number.startsWith(series));
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(numbers.map((_, index) => index + 1));
    expect(data['last']).toBe(numbers.length);
  }
  expect(counters.length).toBeGreaterThan(0);
  expect(papers.every(({ date }) => date <= NOW.toISOString())).toBe(true);
});

test('each list of the returns desk has a return', () => {
  const waits = new Set(orders.flatMap(({ returnCase }) => (returnCase ? [returnCase.waits] : [])));
  expect([...waits].filter(Boolean).sort()).toEqual(['back', 'decide', 'judge', 'refund', 'way']);
  expect(orders.filter(({ returnCase }) => returnCase?.state === 'refused')).toHaveLength(2);
  const parcel = orders.find(({ replaces }) => replaces);
  const first = orders.find(({ orderId }) => orderId === parcel?.replaces);
  expect(first?.returnCase).toMatchObject({ outcome: 'replace', replacement: { orderId: parcel?.orderId } });
});

test('the team noted something about orders that are there, and nowhere in them', () => {
  const notes = all<OrderNotes>('orderNotes');
  expect(notes.length).toBeGreaterThan(1);
  for (const { orderId, userId, notes: written } of notes) {
    const order = orders.find((one) => one.orderId === orderId);
    expect(order?.userId).toBe(userId);
    expect(JSON.stringify(order)).not.toContain(written[0]?.text);
  }
});

test('some orders were paid online, of both kinds of customers, and cash is still due at more doors', () => {
  const online = orders.filter(({ paymentMethod }) => paymentMethod === 'Pay Online');
  expect(online.length).toBeGreaterThan(20);
  expect(online.length).toBeLessThan(orders.length / 2);
  expect(online.some(({ userId }) => userId === 'demo-shopper')).toBe(true);
  expect(online.every(({ amounts }) => amounts.prepaidDiscount > 0)).toBe(true);
  expect(online.every(({ history }) => history[0]?.note === 'Paid online')).toBe(true);
});

test('more checkouts were opened on each day than orders placed', () => {
  const [shard] = all<{ days: Record<string, number> }>('checkouts');
  for (const { createdAt } of orders) {
    const day = dayInIndia(new Date(createdAt));
    const placed = orders.filter((order) => dayInIndia(new Date(order.createdAt)) === day);
    expect(shard!.days[day]).toBeGreaterThan(placed.length);
  }
});

test('units, payments, coupons and what the products show agree', () => {
  const levels = all<Books['levels'][number]>('stock');
  const uses = documents.filter(({ path }) => path.includes('/uses/'));
  const usedOf = (id: string) =>
    Number(documents.find(({ path }) => path === `offerUses/${id}`)?.data['usedCount'] ?? 0);
  const offers = all<Offer>('offers').filter(({ code }) => code);
  const entries = documents.filter(({ path }) => path.startsWith('orderSearch/'));
  const wrong = wrongSums({
    searchEntries: new Map(
      entries.map(({ path, data }) => [path.slice('orderSearch/'.length), data as unknown as SearchEntry]),
    ),
    orders: orders.map((order) => ({ ...order, shipment: { ...order.shipment, status: 'cancelled' } })),
    records: all<PaymentRecord>('payments'),
    payments: paidAtRazorpay(documents).map(({ payment }) => payment),
    refunds: [],
    parcels: [],
    levels,
    shown: new Map(levels.map(({ sku, available }) => [sku, available])),
    units: new Map(levels.map(({ sku, available, reserved, sold }) => [sku, available + reserved + sold])),
    offers: offers.map(({ id }) => ({
      id,
      used: usedOf(id),
      byShoppers: uses
        .filter(({ path }) => path.startsWith(`offers/${id}/`))
        .reduce((sum, { data }) => sum + Number(data['count']), 0),
    })),
  });
  expect(wrong).toEqual([]);
  expect(levels.some(({ sold }) => sold > 0)).toBe(true);
  expect(uses.length).toBeGreaterThan(0);
  expect(offers.some(({ id }) => usedOf(id) > 0)).toBe(true);
  expect(offers.filter((offer) => 'usedCount' in offer)).toEqual([]);
});

test('the team wrote about customers who bought, blocked one of them, and someone never ordered', () => {
  const buyers = new Set(orders.map(({ userId }) => userId));
  const known = all<{ uid: string; codBlocked?: object }>('customers');
  expect(known.map(({ uid }) => buyers.has(uid))).toEqual([true, true, true]);
  const blocked = known.filter(({ codBlocked }) => codBlocked);
  expect(blocked).toHaveLength(1);
  const records = documents.filter(({ path }) => path === `buyers/account_${blocked[0]?.uid}`);
  expect(records.map(({ data }) => data['codBlocked'])).toEqual([blocked[0]?.codBlocked]);
  expect(all<{ userId: string }>('users').map(({ userId }) => buyers.has(userId))).toEqual([false]);
});

test('some parcels could not be handed over: three wait for an answer, one is tried again, one is lost with a claim', () => {
  const open = orders.filter(({ undelivered }) => undelivered);
  const states = open.map(({ undelivered }) => undelivered?.state).sort();
  expect(states).toEqual(['closed', 'trying', 'waits', 'waits', 'waits']);
  const left = open
    .filter(({ undelivered }) => undelivered?.state === 'waits')
    .map(({ undelivered }) => timeLeft(undelivered!, NOW).tone);
  expect(left.sort()).toEqual(['calm', 'gold', 'red']);
  expect(all<{ awb: string }>('claims')).toMatchObject([{ orderId: open.at(-1)?.orderId, status: 'open' }]);
});
