import { sum, toPaise } from '../money/money';
import type { Order } from '../orders/order/order';
import { ERASED } from '../records/erased';
import type { Invoice } from './invoice';
import { issueTaxDocuments } from './issueTaxDocuments';
import { deliveredOrder } from './testing';

const now = new Date('2026-11-21T10:00:00.000Z');
const none = { invoice: null, counters: { invoice: null, 'credit-note': null } };

test('a delivered order gets its invoice once', () => {
  const counters = { invoice: { last: 41, lastAt: '' }, 'credit-note': null };
  const { order, issued } = issueTaxDocuments(deliveredOrder(), { ...none, counters }, now);
  expect(issued).toMatchObject([
    {
      document: { kind: 'invoice', number: 'GL/26-27/000042', date: now.toISOString() },
      series: 'GL/26-27',
      counter: { last: 42 },
    },
  ]);
  expect(order.papers).toEqual({ invoice: 'GL/26-27/000042', creditNote: '', dueAt: null });
  expect(issueTaxDocuments(order, { ...none, invoice: issued[0]?.document ?? null }, now)).toEqual({
    order,
    issued: [],
  });
});

test('a returned order gets an invoice and a credit note, or the missing one of them', () => {
  const back = deliveredOrder({ status: 'rto' });
  const { order, issued } = issueTaxDocuments(back, none, now);
  expect(issued.map(({ document }) => [document.number, document.against?.number])).toEqual([
    ['GL/26-27/000001', undefined],
    ['GC/26-27/000001', 'GL/26-27/000001'],
  ]);
  expect(order.papers).toEqual({
    invoice: 'GL/26-27/000001',
    creditNote: 'GC/26-27/000001',
    credited: 513,
    dueAt: null,
  });
  const papers = { invoice: 'GL/26-27/000001', creditNote: '', dueAt: null };
  const second = issueTaxDocuments(
    { ...back, papers },
    { ...none, invoice: issued[0]?.document ?? null },
    now,
  );
  expect(second.issued).toEqual([issued[1]]);
  expect(() => issueTaxDocuments({ ...back, papers }, none, now)).toThrow('is missing');
});

test('a partially returned order gets a credit note for the returned part', () => {
  const returning = { at: now.toISOString(), reason: '', lines: [{ line: 0, quantity: 1 }] };
  const { issued } = issueTaxDocuments(deliveredOrder({ status: 'returned', returning }), none, now);
  expect(issued.map(({ document }) => document.totals.total)).toEqual([513, 256.5]);
});

test('goods that come back after a refund of money are credited with what is left, as goods', () => {
  const invoice = issueTaxDocuments(deliveredOrder(), none, now).issued[0]?.document ?? null;
  const papers = {
    invoice: 'GL/26-27/000001',
    creditNote: '',
    dueAt: null,
    credited: 113,
    adjustments: ['GC/26-27/000001'],
  };
  const { issued } = issueTaxDocuments(
    deliveredOrder({ status: 'returned', papers }),
    { ...none, invoice },
    now,
  );
  const [note] = issued.map(({ document }) => document);
  expect(note).not.toHaveProperty('adjustment');
  expect(note?.creditedBefore).toBe(113);
  expect(note?.lines).toMatchObject([{ name: 'Rice Water Toner', quantity: 2, unit: 'NOS', total: 400 }]);
  if (!note) throw new Error('There is a note');
  const { gross, discount, taxable, cgst, sgst, igst, total } = note.totals;
  expect([total, toPaise(gross) - toPaise(discount)]).toEqual([400, 40_000]);
  expect(sum([taxable, cgst, sgst, igst].map(toPaise))).toBe(40_000);
});

describe('money that goes back after an earlier credit note', () => {
  const [toner] = deliveredOrder().lines;
  const soap = { ...toner!, id: 'soap', name: 'Neem Soap', variant: '', sku: 'N-1', price: 700, quantity: 1 };
  const lines = [
    { ...toner!, price: 300, quantity: 1 },
    { ...soap, gstRate: 5 },
  ];
  const amounts = {
    subTotal: 1000,
    discountAmount: 0,
    prepaidDiscount: 0,
    deliveryFee: 0,
    finalTotal: 1000,
  };
  const part = (amount: number) => {
    const at = now.toISOString();
    return { id: `part-${amount}`, status: 'done', amount, note: '', at, sentAt: at } as const;
  };
  /** All documents of an order of which these sums went back one after the other. */
  function documentsOf(order: Order, sums: readonly number[]): Invoice[] {
    let current = order;
    const documents: Invoice[] = [];
    const issue = () => {
      const [invoice = null, ...notes] = documents;
      const { order: next, issued } = issueTaxDocuments(current, { ...none, invoice, notes }, now);
      current = next;
      documents.push(...issued.map(({ document }) => document));
    };
    issue();
    for (const [at] of sums.entries()) {
      current = { ...current, payment: { ...order.payment, parts: sums.slice(0, at + 1).map(part) } };
      issue();
    }
    return documents;
  }

  test('lowers only what is left of each line', () => {
    const returning = { at: now.toISOString(), reason: '', lines: [{ line: 0, quantity: 1 }] };
    const order = deliveredOrder({ status: 'returned', lines, amounts, returning });
    const [, goods, money] = documentsOf(order, [1000]);
    expect(goods?.lines).toMatchObject([{ name: 'Rice Water Toner', total: 300 }]);
    expect(money?.lines).toMatchObject([{ name: 'Price reduction: Neem Soap', rate: 5, total: 700 }]);
  });

  test('lowers no line by a paisa too much', () => {
    const [invoice, ...notes] = documentsOf(deliveredOrder({ lines, amounts }), [333.31, 333.31, 333.38]);
    const credited = lines.map(({ name }) =>
      sum(
        notes
          .flatMap((note) => note.lines.filter((line) => line.name.endsWith(name)))
          .map(({ total }) => toPaise(total)),
      ),
    );
    expect(credited).toEqual(invoice?.lines.map(({ total }) => toPaise(total)));
  });
});

test('no number is used before the goods leave', () => {
  const placed = deliveredOrder({ status: 'placed', history: [] });
  expect(issueTaxDocuments(placed, none, now)).toEqual({ order: placed, issued: [] });
});

test('tax documents issued after the account’s deletion do not name the buyer', () => {
  const { issued } = issueTaxDocuments(deliveredOrder({ status: 'returned' }), none, now);
  const papers = { invoice: 'GL/26-27/000001', creditNote: '', dueAt: null };
  const erased = deliveredOrder({ status: 'returned', erasedAt: now.toISOString(), papers });
  const late = issueTaxDocuments(erased, { ...none, invoice: issued[0]?.document ?? null }, now);
  expect(late.issued).toMatchObject([{ document: { userId: ERASED, recipient: { name: '', lines: [] } } }]);
});
