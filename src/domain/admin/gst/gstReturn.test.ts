import fc from 'fast-check';
import { sum, toPaise, ZERO, type Paise } from '../../money/money';
import { adjustmentOf, creditNoteOf } from '../../invoices/creditNote';
import { invoiceOf, type Invoice } from '../../invoices/invoice';
import { arbitraryOrder, deliveredOrder } from '../../invoices/testing';
import type { Order } from '../../orders/order/order';
import { gstReturn as returnOf, type GstReturn } from './gstReturn';
import { addSums, taxRecordOf, type TaxRecord } from './taxRecord';

const DATE = '2026-11-21T10:00:00.000Z';
const gstReturn = (records: readonly TaxRecord[]) => returnOf(records, { to: '2026-11' });
const numbered = (series: string, count: number, date = DATE) => ({
  number: `${series}/26-27/${String(count).padStart(6, '0')}`,
  date,
});

const toState = (state: string, change: Partial<Order> = {}): Order => {
  const order = deliveredOrder(change);
  return { ...order, address: { ...order.address, state } };
};
const recordOf = (document: Invoice, origin = document): TaxRecord =>
  taxRecordOf(document, origin.totals.total);

/** Twenty units at ₹9,000, in all ₹1,80,000. */
const largeOrder = (state: string): Order => {
  const [line] = deliveredOrder().lines;
  if (!line) throw new Error('An order has lines');
  return toState(state, {
    lines: [{ ...line, price: 9000, quantity: 20 }],
    amounts: {
      subTotal: 180_000,
      discountAmount: 0,
      prepaidDiscount: 0,
      deliveryFee: 0,
      finalTotal: 180_000,
    },
  });
};

test('sales are added by state and rate, and a credit note is taken off its state', () => {
  const first = invoiceOf(toState('Karnataka'), numbered('GL', 1));
  const second = invoiceOf(toState('Karnataka'), numbered('GL', 2));
  const third = invoiceOf(toState('Kerala'), numbered('GL', 3));
  const note = creditNoteOf(second, numbered('GC', 1), null);
  const { consumers, sums, documents } = gstReturn([
    ...[first, second, third].map((one) => recordOf(one)),
    recordOf(note, second),
  ]);
  expect(consumers).toMatchObject([
    { place: { code: '29' }, rate: 18, taxable: 43474, cgst: 3913, sgst: 3913, igst: 0, total: 51300 },
    { place: { code: '32' }, rate: 18, taxable: 43475, cgst: 0, sgst: 0, igst: 7825, total: 51300 },
  ]);
  expect(sums).toMatchObject({ taxable: 86949, total: 102600 });
  expect(documents).toEqual([
    { kind: 'invoice', from: 'GL/26-27/000001', to: 'GL/26-27/000003', count: 3 },
    { kind: 'credit-note', from: 'GC/26-27/000001', to: 'GC/26-27/000001', count: 1 },
  ]);
});

test('a large invoice to another state stands alone, and so does a small credit note for it', () => {
  const away = invoiceOf(largeOrder('Kerala'), numbered('GL', 1));
  const athome = invoiceOf(largeOrder('Karnataka'), numbered('GL', 2));
  const note = adjustmentOf(away, numbered('GC', 1), toPaise(500));
  const { large, largeNotes, consumers } = gstReturn([
    recordOf(away),
    recordOf(athome),
    recordOf(note, away),
  ]);
  expect(large).toMatchObject([{ number: 'GL/26-27/000001', value: 18_000_000, rate: 18, igst: 2_745_763 }]);
  expect(largeNotes).toMatchObject([{ number: 'GC/26-27/000001', value: 50_000, taxable: 42_373 }]);
  expect(consumers).toMatchObject([{ place: { code: '29' }, total: 18_000_000 }]);
});

test('an invoice of exactly one lakh is not a large one', () => {
  const order = largeOrder('Kerala');
  const [line] = order.lines;
  if (!line) throw new Error('An order has lines');
  const lines = [{ ...line, price: 5000 }];
  const amounts = { ...order.amounts, subTotal: 100_000, finalTotal: 100_000 };
  const { large, consumers } = gstReturn([
    recordOf(invoiceOf({ ...order, lines, amounts }, numbered('GL', 1))),
  ]);
  expect(large).toEqual([]);
  expect(consumers).toHaveLength(1);
});

test('units of goods are counted by HSN, and a refund without goods lowers only the value', () => {
  const invoice = invoiceOf(
    toState('Karnataka', {
      amounts: { subTotal: 600, discountAmount: 60, prepaidDiscount: 27, deliveryFee: 49, finalTotal: 562 },
    }),
    numbered('GL', 1),
  );
  const note = adjustmentOf(invoice, numbered('GC', 1), toPaise(100));
  const { hsn } = gstReturn([recordOf(invoice), recordOf(note, invoice)]);
  expect(hsn).toMatchObject([{ hsn: '3304', rate: 18, units: 2, total: 46_200 }]);
});

test('sales at a rate of 0 are nil-rated, and in no table by state', () => {
  const order = toState('Kerala');
  const lines = order.lines.map((line) => ({ ...line, gstRate: 0 }));
  const { nil, consumers } = gstReturn([recordOf(invoiceOf({ ...order, lines }, numbered('GL', 1)))]);
  expect(nil).toEqual({ otherStates: 51_300, withinState: 0 });
  expect(consumers).toEqual([]);
});

test('a document of an unknown state is named, and is in no table by state', () => {
  const record = recordOf(invoiceOf(toState('Somewhere'), numbered('GL', 1)));
  const { unplaced, consumers, hsn } = gstReturn([record]);
  expect(unplaced).toEqual([record]);
  expect(consumers).toEqual([]);
  expect(hsn).toHaveLength(1);
});

test.each([
  ['2025-10', []],
  ['2025-11', ['GC/26-27/000001']],
])('a credit note of the year to March 2025 in the return of %s: late are %j', (to, late) => {
  const invoice = invoiceOf(toState('Karnataka'), numbered('GL', 1, '2025-03-01T10:00:00.000Z'));
  const note = creditNoteOf(invoice, numbered('GC', 1, `${to}-05T10:00:00.000Z`), null);
  const found = returnOf([recordOf(note, invoice)], { to });
  expect(found.late.map(({ number }) => number)).toEqual(late);
  // A late one is issued, and lowers nothing.
  expect(found.sums.total).toBe(late.length > 0 ? 0 : -51_300);
  expect(found.documents).toHaveLength(1);
});

test('the numbers of invoices stand before those of credit notes, each series by itself', () => {
  const invoice = invoiceOf(toState('Karnataka'), numbered('GL', 1));
  const next = invoiceOf(toState('Karnataka'), {
    number: 'GL/27-28/000001',
    date: '2027-04-01T10:00:00.000Z',
  });
  const note = creditNoteOf(invoice, numbered('GC', 1), null);
  const records = [recordOf(note, invoice), recordOf(invoice), recordOf(next)];
  expect(gstReturn(records).documents.map(({ from }) => from)).toEqual([
    'GL/26-27/000001',
    'GL/27-28/000001',
    'GC/26-27/000001',
  ]);
});

test('months without documents have an empty return', () => {
  const { sums, consumers, hsn, documents } = gstReturn([]);
  expect([sums.total, consumers, hsn, documents]).toEqual([0, [], [], []]);
});

/** An order's invoice, with a credit note for part of its total where it has any. */
const arbitraryRecords = fc
  .array(fc.tuple(arbitraryOrder, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 12 })
  .map((drawn) =>
    drawn.flatMap(([order, returned], index) => {
      const invoice = invoiceOf(order, numbered('GL', index + 1));
      const amount = Math.floor(toPaise(invoice.totals.total) * returned) as Paise;
      const note = amount > 0 ? [adjustmentOf(invoice, numbered('GC', index + 1), amount)] : [];
      return [recordOf(invoice), ...note.map((one) => recordOf(one, invoice))];
    }),
  );

const totalOf = (all: readonly { total: Paise }[]) => sum(all.map(({ total }) => total));

test('the tables by state together say what the table by HSN says, and what the documents say', () => {
  fc.assert(
    fc.property(arbitraryRecords, (records) => {
      const found: GstReturn = gstReturn(records);
      const { sums, consumers, large, largeNotes, nil, hsn, unplaced } = found;
      const signed = records.map(({ kind, total }) => (kind === 'invoice' ? total : -total));
      expect(sums.total).toBe(signed.reduce((all, one) => all + one, 0));
      expect(totalOf(hsn)).toBe(sums.total);
      const unlisted = gstReturn(unplaced).sums.total;
      const listed = totalOf(consumers) + totalOf(large) - totalOf(largeNotes);
      expect(listed + nil.otherStates + nil.withinState + unlisted).toBe(sums.total);
      for (const one of [...consumers, ...hsn]) {
        expect(one.taxable + one.igst + one.cgst + one.sgst).toBe(one.total);
      }
    }),
    { numRuns: 60 },
  );
});

test('amounts are added figure by figure', () => {
  expect(addSums([])).toEqual({ taxable: ZERO, igst: ZERO, cgst: ZERO, sgst: ZERO, total: ZERO });
});
