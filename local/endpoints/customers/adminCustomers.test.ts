import { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { type ActivityResponse } from '@/domain/contracts/admin/activity';
import { type CustomerDetail, type CustomersResponse } from '@/domain/contracts/admin/customers';
import { customerEntryId, customerEntryOf } from '@/domain/admin/search/customerEntry';
import { customerFrom, type Customer } from '@/domain/customers/record/customer';
import { totalsOf } from '@/domain/customers/record/totals';
import { type Order } from '@/domain/orders/order/order';
import { DAY_MS } from '@/domain/time/calendar';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { STRANGERS } from '../testing/people/strangers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

let shop: TestShop;
let last = 0;
const toner = product('toner', { cost: 600, units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner], team: { 'staff-support': 'support' } }));
afterAll(() => shop.close());

const list = (query: Record<string, string> = {}, as: string | null = 'ada') =>
  shop.call(`/api/admin/customers?${new URLSearchParams(query).toString()}`, { as });
async function listed(query: Record<string, string> = {}): Promise<CustomersResponse> {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return body as unknown as CustomersResponse;
}
const uids = async (query: Record<string, string>) => (await listed(query)).rows.map(({ uid }) => uid);
const page = (uid: string, as: string | null = 'ada') => shop.call(`/api/admin/customers/${uid}`, { as });
const detail = async (uid: string) => (await page(uid)).body['customer'] as CustomerDetail;
const change = (uid: string, what: string, body: object, as = 'ada') =>
  shop.admin(`customers/${uid}/${what}`, body, as);
const stored = async (uid: string) =>
  customerFrom(uid, (await shop.db.doc(`customers/${uid}`).get()).data() as Partial<Customer>);
const buy = async (units = 1) => {
  const id = `GLMC${String((last += 1)).padStart(4, '0')}`;
  return { id, reply: await shop.order(codBody(id, [cartLine(toner, units)])) };
};
const ordersOf = async (uid: string) =>
  (await shop.db.collection('orders').where('userId', '==', uid).get()).docs.map(
    (doc) => doc.data() as Order,
  );

test('an account that never ordered is listed and found by name, part of a phone, email and city', async () => {
  await shop.db.doc('users/carol').set({
    userId: 'carol',
    createdAt: new Date().toISOString(),
    email: 'carol.dsouza@example.com',
    displayName: 'Carol D’Souza',
    phone: '9123456780',
    address: [],
  });
  await shop.reconcile();
  expect(await uids({})).toEqual(expect.arrayContaining(['carol', 'alice', 'bob']));
  for (const q of [
    'carol',
    'dsouza',
    'CAR',
    '456780',
    '9123456780',
    'carol.dsouza@example.com',
    'carl',
    'karol',
  ])
    expect([q, await uids({ q })]).toEqual([q, ['carol']]);
  expect((await listed({ q: 'carl' })).isFuzzy).toBe(true);
  expect(await uids({ q: 'carol pune' })).toEqual([]);
  // A changed name replaces the earlier one at the next look.
  await shop.db.doc('users/carol').update({ displayName: 'Caroline Roy' });
  expect(await detail('carol')).toMatchObject({ name: 'Caroline Roy', totals: { placed: 0 }, orders: [] });
  expect([await uids({ q: 'roy' }), await uids({ q: 'dsouza' })]).toEqual([['carol'], ['carol']]);
  expect(await uids({ view: 'never' })).toContain('carol');
});

test('fifty orders at once, some cancelled, are in the sums exactly once, however often they are counted', async () => {
  const placed = await Promise.all(Array.from({ length: 50 }, () => buy()));
  expect(placed.filter(({ reply }) => reply.status === 200)).toHaveLength(50);
  const cancels = placed
    .slice(0, 7)
    .map(({ id }) => shop.call(`/api/orders/${id}/cancel`, { as: 'alice', body: {} }));
  await Promise.all([...cancels, shop.reconcile(), shop.reconcile(), listed(), detail('alice')]);
  await shop.reconcile();
  const { totals } = await detail('alice');
  expect(totals).toMatchObject({ placed: 50, orders: 43, kept: 43, cod: 43, rto: 0 });
  expect(totals).toEqual(totalsOf(await ordersOf('alice')));
  expect((await listed({ sort: 'spent' })).rows[0]).toMatchObject({ uid: 'alice', orders: 43 });
});

test('a refused parcel moves an order from what was spent to what was refused', async () => {
  const { id } = await buy(2);
  const before = await detail('alice');
  expect(before).toMatchObject({ totals: { kept: 1, rto: 0 }, lastOrderAt: before.orders[0]?.createdAt });
  expect(before.totals.revenue).toBeGreaterThan(0);
  const { shipment } = await shop.storedOrder(id);
  for (const step of ['in transit', 'rto']) await sendTracking(shop, shipment.awb, step);
  expect((await detail('alice')).totals).toMatchObject({ orders: 1, kept: 0, rto: 1, codRto: 1, revenue: 0 });
});

test('a buyer without a document of their own is a customer since the first order', async () => {
  const { id } = await buy();
  shop.advance(DAY_MS);
  await buy();
  await shop.db.doc('users/alice').delete();
  await shop.db.doc('customers/alice').set({ uid: 'alice', since: '' });
  await shop.reconcile();
  expect((await stored('alice')).since).toBe((await shop.storedOrder(id)).createdAt);
});

test('an answer shows addresses, messages, reviews and the newest orders, and reads no more for more of them', async () => {
  const message = {
    name: 'Alice',
    email: 'alice@example.com',
    phone: '',
    message: 'Is it fragrance free?',
    website: '',
  };
  await shop.call('/api/messages', { as: 'alice', body: message });
  await shop.db.doc('reviews/toner_alice').set({
    productId: 'toner',
    userId: 'alice',
    rating: 4,
    title: 'Good',
    body: 'Smells of rose',
    status: 'pending',
    createdAt: new Date().toISOString(),
  });
  for (let n = 0; n < 3; n += 1) await buy();
  await shop.reconcile();
  const seen = await detail('alice');
  expect(seen).toMatchObject({
    name: 'Alice Rao',
    phones: ['9876543210'],
    addresses: [{ city: 'Bengaluru' }],
    messages: [{ excerpt: 'Is it fragrance free?' }],
    reviews: [{ productId: 'toner', rating: 4 }],
    notes: [],
    codBlocked: null,
    limitsLifted: null,
    codUpTo: expect.any(Number),
  });
  expect(seen.orders.map(({ id }) => id)).toEqual(
    (await ordersOf('alice'))
      .map(({ orderId }) => orderId)
      .sort()
      .reverse(),
  );
  const few = await readsOf(() => page('alice'));
  for (let n = 0; n < 25; n += 1) await buy();
  await shop.reconcile();
  const many = await readsOf(() => page('alice'));
  expect([few, many].every((reads) => reads <= 40)).toBe(true);
  expect((await detail('alice')).orders).toHaveLength(20);
  // One of them, the team's record, is counted twice: reading one document calls `getAll`.
  expect(await readsOf(() => list())).toBeLessThanOrEqual(6);
});

/** Documents that a call reads of Firestore; an empty query counts as one. */
async function readsOf(call: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const spies = [
    jest.spyOn(Query.prototype, 'get'),
    jest.spyOn(DocumentReference.prototype, 'get'),
    jest.spyOn(Transaction.prototype, 'getAll'),
    jest.spyOn(shop.db.constructor.prototype as typeof shop.db, 'getAll'),
  ];
  await call();
  for (const spy of spies) {
    for (const { value } of spy.mock.results as { value: Promise<unknown> }[]) {
      const read = (await value) as { size?: number; length?: number };
      reads += Math.max(1, read.size ?? read.length ?? 1);
    }
    spy.mockRestore();
  }
  return reads;
}

test('notes and tags are written once, found, and removed; the audit log has no word of them', async () => {
  const note = { noteId: 'note-0000-1', text: 'Sensitive to fragrance' };
  const added = await Promise.all([change('alice', 'notes', note), change('alice', 'notes', note)]);
  expect(added.map(({ status }) => status)).toEqual([200, 200]);
  const tagged = await Promise.all([
    change('alice', 'tags', { add: ['VIP'], remove: [] }),
    change('alice', 'tags', { add: ['Salon  owner', 'vip'], remove: [] }, 'staff-support'),
  ]);
  expect(tagged.map(({ status }) => status)).toEqual([200, 200]);
  expect(await detail('alice')).toMatchObject({
    tags: ['salon owner', 'vip'],
    notes: [{ id: 'note-0000-1', text: 'Sensitive to fragrance', by: { uid: 'ada' } }],
  });
  expect([await uids({ q: 'salon' }), await uids({ tag: 'VIP' })]).toEqual([['alice'], ['alice']]);
  await change('alice', 'notes/remove', { noteId: 'note-0000-1' });
  await change('alice', 'tags', { add: [], remove: ['vip', 'never was'] });
  expect(await detail('alice')).toMatchObject({ tags: ['salon owner'], notes: [] });
  expect(await uids({ tag: 'vip' })).toEqual([]);
  const log = await shop.audit();
  expect(log.map(({ action }) => String(action)).sort()).toEqual([
    'customer.note_removed',
    'customer.noted',
    ...Array(3).fill('customer.tagged'),
  ]);
  expect(JSON.stringify(log)).not.toMatch(/fragrance|salon|vip/i);
  // The log names the customer by their current document.
  const { entries } = (await shop.call('/api/admin/activity', { as: 'ada' }))
    .body as unknown as ActivityResponse;
  const { name } = await detail('alice');
  expect(name).not.toBe('');
  expect(entries.map((entry) => [entry.name, entry.targetExists])).toEqual(entries.map(() => [name, true]));
  const one = await stored('alice');
  const entry = await shop.db.doc(`customerSearch/${customerEntryId(one)}`).get();
  expect(entry.data()).toEqual(customerEntryOf(one));
  expect((await shop.db.collection('customerSearch').get()).size).toBe(
    (await shop.db.collection('customers').get()).size,
  );
});

test('a customer has a limit of notes and tags', async () => {
  await detail('bob');
  const by = { uid: 'ada', email: 'ada@example.com' };
  const notes = Array.from({ length: 50 }, (_, n) => ({
    id: `note-number-${n}`,
    at: '2026-11-01',
    by,
    text: 'x',
  }));
  await shop.db.doc('customers/bob').update({ notes });
  const more = await change('bob', 'notes', { noteId: 'one-too-many', text: 'x' });
  expect(more).toMatchObject({ status: 409, body: { code: 'too_many_notes' } });
  await change('bob', 'tags', { add: Array.from({ length: 10 }, (_, n) => `tag ${n}`), remove: [] });
  expect(await change('bob', 'tags', { add: ['eleven'], remove: [] })).toMatchObject({
    status: 409,
    body: { code: 'too_many_tags' },
  });
});

test('the file has every customer of the list once, in pages, with an entry in the audit log for each page', async () => {
  await buy();
  await shop.reconcile();
  const take = (body: object, as = 'ada') => shop.call('/api/admin/exports/customers', { as, body });
  const { status, body } = await take({ query: 'sort=spent', after: '' });
  expect([status, body['next'], body['customers']]).toEqual([200, null, 2]);
  const rows = body['rows'] as (string | number)[][];
  expect(rows[0]).toEqual(expect.arrayContaining(['Alice Rao', '9876543210', 'Bengaluru', 1]));
  const log = await shop.audit();
  expect(log).toMatchObject([{ action: 'customers.exported', target: 'customers' }]);
  expect((await take({ query: '', after: '' }, 'staff-support')).body['code']).toBe('no_right');
});

test('pages follow each other without gaps', async () => {
  const batch = shop.db.batch();
  for (let n = 0; n < 120; n += 1) {
    const uid = `many-${String(n).padStart(3, '0')}`;
    const since = new Date(Date.UTC(2026, 0, 1, 0, n % 7)).toISOString();
    batch.set(shop.db.doc(`customers/${uid}`), { ...customerFrom(uid, { since, accountName: '' }) });
  }
  await batch.commit();
  for (const sort of ['newest', 'recent', 'spent']) {
    const seen: string[] = [];
    let after = '';
    do {
      const { rows, next } = await listed({ sort, after });
      seen.push(...rows.map(({ uid }) => uid));
      after = next ?? '';
    } while (after);
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 120, 120]);
  }
});

test('only who may sees customers, nothing is written by a refusal, and nobody finds one who is not there', async () => {
  await buy();
  await shop.reconcile();
  const before = await shop.snapshot();
  for (const [status, as] of STRANGERS) {
    expect([as, (await list({}, as)).status]).toEqual([as, status]);
    expect([as, (await page('alice', as)).status]).toEqual([as, status]);
  }
  for (const uid of ['nobody', '..', '__x__', '%2F'])
    expect([uid, (await page(uid)).status]).toEqual([uid, 404]);
  expect((await change('nobody', 'tags', { add: ['vip'], remove: [] })).status).toBe(404);
  expect(await shop.snapshot()).toEqual(before);
});
