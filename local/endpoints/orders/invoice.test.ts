import { type Invoice } from '@/domain/invoices/invoice';
import { type Order, type OrderStatus } from '@/domain/orders/order/order';
import { readPdf } from '../../../functions/src/invoices/pdf/testing';
import { cartLine, codBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { units: 1000 });

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.seed({ products: [toner] });
  shop.events.length = 0;
});
afterAll(() => shop.close());

/** Places an order of one toner and takes it to a status, as if by courier or admin. */
async function order(id: string, status: OrderStatus, change: object = {}): Promise<Order> {
  expect(await shop.order(codBody(id, [cartLine(toner)]))).toMatchObject({ status: 200 });
  await shop.db.doc(`orders/${id}`).update({ status, ...change });
  return shop.storedOrder(id);
}
const papers = async () =>
  (await shop.db.collection('invoices').get()).docs.map((doc) => doc.data() as Invoice);
const readInvoice = (id: string, as: string | null = 'alice', query = '') =>
  shop.call(`/api/orders/${id}/invoice${query}`, { as });
const numbers = (count: number, prefix = 'GL') =>
  Array.from({ length: count }, (_, at) =>
    expect.stringMatching(`^${prefix}/\\d\\d-\\d\\d/${String(at + 1).padStart(6, '0')}$`),
  );

test('the buyer and the admin get the same invoice of a shipped order every time', async () => {
  await order('GLM-1', 'shipped');
  const first = await readInvoice('GLM-1');
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="glumist-invoice-GLM-1.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const [page] = readPdf(first.bytes);
  const { papers: named, amounts } = await shop.storedOrder('GLM-1');
  expect(named).toMatchObject({ invoice: expect.stringMatching(/^GL\//), dueAt: null });
  expect(page).toContain(named?.invoice);
  expect(page).toContain('Alice Rao');
  expect(page).toContain(`₹|${amounts.finalTotal}.00`);
  // An issued invoice does not change when the order changes later.
  await shop.db.doc('orders/GLM-1').update({ 'address.name': 'Somebody Else', status: 'delivered' });
  for (const as of ['alice', 'ada']) expect((await readInvoice('GLM-1', as)).bytes).toEqual(first.bytes);
  expect(await papers()).toHaveLength(1);
});

test.each<[string, string, string | null, string, number, string]>([
  ['nobody', 'GLM-2', null, '', 401, 'unauthenticated'],
  ['a person with an unverified email', 'GLM-2', 'uma', '', 403, 'email_not_verified'],
  ['another shopper', 'GLM-2', 'bob', '', 404, 'not_found'],
  ['a former admin with an old token', 'GLM-2', 'eve', '', 404, 'not_found'],
  ['an admin whose sessions were revoked', 'GLM-2', 'rita', '', 404, 'not_found'],
  ['an admin whose account was disabled', 'GLM-2', 'dora', '', 404, 'not_found'],
  ['an unknown order', 'GLM-404', 'alice', '', 404, 'not_found'],
  ['a path for an id', '..%2Finvoices', 'alice', '', 404, 'not_found'],
  ['two dots', '%2e%2e%2f%2e%2e', 'ada', '', 404, 'not_found'],
  ['a reserved id', '__name__', 'ada', '', 404, 'not_found'],
  ['an unknown kind', 'GLM-2', 'alice', '?kind=receipt', 400, 'bad_request'],
  ['a credit note without a return', 'GLM-2', 'alice', '?kind=credit-note', 409, 'no_paper'],
])('%s is refused, and nothing is written', async (_name, id, as, query, status, code) => {
  await order('GLM-2', 'delivered');
  const before = await shop.snapshot();
  expect(await readInvoice(id, as, query)).toMatchObject({ status, body: { success: false, code } });
  expect(await shop.snapshot()).toEqual(before);
  expect((await readInvoice('GLM-2')).status).toBe(200);
});

test('a call without the API key is refused', async () => {
  await order('GLM-3', 'delivered');
  const reply = await shop.call('/api/orders/GLM-3/invoice', { as: 'alice', key: null });
  expect(reply).toMatchObject({ status: 401, body: { code: 'no_api_key' } });
  expect(await papers()).toEqual([]);
});

test.each<[OrderStatus, string]>([
  ['pending_payment', 'not_shipped'],
  ['placed', 'not_shipped'],
  ['packed', 'not_shipped'],
  ['cancelled', 'no_paper'],
  ['expired', 'no_paper'],
  ['refunded', 'no_paper'],
])('%s: there is no invoice, and no number is used', async (status, code) => {
  await order('GLM-4', status);
  const before = await shop.snapshot();
  expect(await readInvoice('GLM-4')).toMatchObject({ status: 409, body: { code } });
  expect(await readInvoice('GLM-4', 'ada', '?kind=credit-note')).toMatchObject({
    status: 409,
    body: { code },
  });
  expect(await shop.snapshot()).toEqual(before);
});

test('a returned order has a credit note beside its invoice, each in its own series', async () => {
  await order('GLM-5', 'rto');
  const note = await readInvoice('GLM-5', 'alice', '?kind=credit-note');
  expect(note.headers.get('content-disposition')).toContain('"glumist-credit-note-GLM-5.pdf"');
  const { papers: named } = await shop.storedOrder('GLM-5');
  expect([named?.invoice, named?.creditNote]).toEqual([...numbers(1), ...numbers(1, 'GC')]);
  expect(readPdf(note.bytes)[0]).toContain(`Against invoice|${named?.invoice ?? '-'} of`);
  expect(readPdf((await readInvoice('GLM-5')).bytes)[0]).toContain(named?.invoice);
  expect(await papers()).toHaveLength(2);
});

test('an order gets one number from twenty requests at once on two processes', async () => {
  await order('GLM-6', 'delivered');
  const replies = await Promise.all(Array.from({ length: 20 }, () => readInvoice('GLM-6')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(1);
  expect((await papers()).map(({ number }) => number)).toEqual(numbers(1));
});

test('fifty orders at once get fifty invoice numbers without a gap', async () => {
  const one = await order('GLM-7', 'delivered');
  const ids = Array.from({ length: 50 }, (_, at) => `GLM-7-${at}`);
  const batch = shop.db.batch();
  const due = { invoice: '', creditNote: '', dueAt: one.updatedAt };
  for (const orderId of ids) batch.set(shop.db.doc(`orders/${orderId}`), { ...one, orderId, papers: due });
  await batch.commit();
  const [replies] = await Promise.all([
    Promise.all(ids.map((id) => readInvoice(id))),
    shop.reconcile(),
    shop.reconcile(),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const issued = (await papers()).sort((a, b) => a.number.localeCompare(b.number));
  expect(issued.map(({ number }) => number)).toEqual(numbers(50));
  expect(issued.map(({ orderId }) => orderId).sort()).toEqual([...ids].sort());
  // Their dates go up with their numbers.
  expect(issued.map(({ date }) => date)).toEqual(issued.map(({ date }) => date).sort());
});

test('the reconciler issues due invoices, and credit notes after returns', async () => {
  await shop.order(codBody('GLM-8', [cartLine(toner)]));
  const { awb } = (await shop.storedOrder('GLM-8')).shipment;
  expect(await shop.reconcile()).toMatchObject({ papers: 0 });
  await shop.parcelMoves(awb, 'in transit');
  expect(await shop.reconcile('hand')).toMatchObject({ followed: 1, papers: 1 });
  expect((await shop.storedOrder('GLM-8')).papers).toMatchObject({
    invoice: numbers(1)[0],
    creditNote: '',
    dueAt: null,
  });
  await shop.parcelMoves(awb, 'rto in transit');
  expect(await shop.reconcile('hand')).toMatchObject({ followed: 1, papers: 1 });
  expect((await shop.storedOrder('GLM-8')).papers).toMatchObject({
    creditNote: numbers(1, 'GC')[0],
    dueAt: null,
  });
  expect(await shop.reconcile('hand')).toMatchObject({ papers: 0 });
});

test('an order with inconsistent sums uses no number, is logged, and blocks no other', async () => {
  const due = { invoice: '', creditNote: '', dueAt: '2026-01-01T00:00:00.000Z' };
  const { amounts } = await order('GLM-9', 'delivered', { papers: due });
  await shop.db.doc('orders/GLM-9').update({ 'amounts.finalTotal': amounts.finalTotal + 500 });
  await order('GLM-10', 'delivered', { papers: { ...due, dueAt: '2026-01-02T00:00:00.000Z' } });
  expect(await shop.reconcile()).toMatchObject({ papers: 1 });
  expect((await papers()).map(({ number, orderId }) => [number, orderId])).toEqual([
    [numbers(1)[0], 'GLM-10'],
  ]);
  expect(shop.events).toContainEqual({
    event: 'invoice.crashed',
    fields: expect.objectContaining({ orderId: 'GLM-9' }),
  });
  expect(await readInvoice('GLM-9')).toMatchObject({ status: 500 });
});
