import { adjustmentOf } from '@/domain/invoices/creditNote';
import { invoiceOf, type Invoice } from '@/domain/invoices/invoice';
import { serialId } from '@/domain/invoices/serial';
import { deliveredOrder } from '@/domain/invoices/testing';
import { toPaise } from '@/domain/money/money';
import { TAX_DOCUMENTS_PAGE, type TaxDocumentsResponse } from '@/domain/contracts/admin/taxDocuments';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({}));
afterAll(() => shop.close());

const numbered = (count: number, date: string, series = 'GL') => ({
  number: `${series}/26-27/${String(count).padStart(6, '0')}`,
  date,
});
const invoice = (count: number, date: string) => invoiceOf(deliveredOrder(), numbered(count, date));

async function store(...documents: Invoice[]) {
  const batch = shop.db.batch();
  for (const one of documents) batch.set(shop.db.doc(`invoices/${serialId(one.number)}`), one);
  await batch.commit();
}
const ask = (query: string, as: string | null) => shop.call(`/api/admin/tax-documents?${query}`, { as });
async function read(query: string) {
  const { status, body } = await ask(query, 'ada');
  expect(status).toBe(200);
  return body as unknown as TaxDocumentsResponse;
}

test('the months begin and end at midnight in India, and the oldest document is first', async () => {
  await store(
    invoice(1, '2026-10-31T18:29:59.999Z'),
    invoice(3, '2026-11-30T18:29:59.999Z'),
    invoice(2, '2026-10-31T18:30:00.000Z'),
    invoice(4, '2026-11-30T18:30:00.000Z'),
  );
  const { documents, next } = await read('from=2026-11&to=2026-11');
  expect(documents.map(({ number }) => number)).toEqual(['GL/26-27/000002', 'GL/26-27/000003']);
  expect(next).toBeNull();
  expect((await read('from=2026-10&to=2026-12')).documents).toHaveLength(4);
});

test('the answer has no buyer', async () => {
  await store(invoice(1, '2026-11-20T10:00:00.000Z'));
  const body = await read('from=2026-11&to=2026-11');
  expect(JSON.stringify(body)).not.toMatch(/Asha|Cross|560034|asha/);
  expect(body.documents).toMatchObject([
    { orderId: 'GLM1', place: { code: '29' }, isWithinState: true, total: 51_300, against: null },
  ]);
});

test('a credit note comes with the total of its invoice, which may be of an earlier month', async () => {
  const sold = invoice(1, '2026-09-20T10:00:00.000Z');
  const note = adjustmentOf(sold, numbered(1, '2026-11-20T10:00:00.000Z', 'GC'), toPaise(100));
  await store(sold, note);
  const { documents } = await read('from=2026-11&to=2026-11');
  expect(documents).toMatchObject([
    { kind: 'credit-note', total: 10_000, against: { number: sold.number, total: 51_300 } },
  ]);
});

test('a long month comes in pages, each document once', async () => {
  const all = Array.from({ length: TAX_DOCUMENTS_PAGE + 3 }, (_, index) =>
    // All in one moment, as a busy second might have them.
    invoice(index + 1, '2026-11-20T10:00:00.000Z'),
  );
  for (let start = 0; start < all.length; start += 250) await store(...all.slice(start, start + 250));
  const first = await read('from=2026-11&to=2026-11');
  expect(first.documents).toHaveLength(TAX_DOCUMENTS_PAGE);
  const rest = await read(`from=2026-11&to=2026-11&after=${encodeURIComponent(first.next ?? '')}`);
  expect(rest.next).toBeNull();
  const numbers = [...first.documents, ...rest.documents].map(({ number }) => number);
  expect(numbers).toEqual(all.map(({ number }) => number));
});

test.each([
  ['from=2026-11', 'to', 'to is required'],
  ['from=2026-13&to=2026-13', 'from', 'from must be a month, as in 2026-11'],
  ['from=2026-11&to=2026-10', 'to', 'to must not be before from'],
  ['from=2026-08&to=2026-11', 'to', 'to must be at most 2 months after from'],
  ['from=2026-11&to=2026-11&after=' + 'x'.repeat(17), 'after', 'after is not valid'],
  // Read from the beginning, such an answer would send the screen in a circle.
  ['from=2026-11&to=2026-11&after=GL/26-27/999999', 'after', 'after is not valid'],
  ['from=2026-11&to=2026-11&after=..', 'after', 'after is not valid'],
  ['from=2026-11&to=2026-11&after=__name__', 'after', 'after is not valid'],
])('the query %j is refused by its field', async (query, field, message) => {
  const { status, body } = await ask(query, 'ada');
  expect([status, body]).toMatchObject([400, { code: 'bad_request', field, message }]);
});

test.each([[null], ['alice']])('%s may not read it', async (as) => {
  expect((await ask('from=2026-11&to=2026-11', as)).status).toBe(as ? 403 : 401);
});
