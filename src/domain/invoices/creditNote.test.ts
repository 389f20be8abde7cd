import fc from 'fast-check';
import { sum, toPaise } from '../money/money';
import { creditNoteOf } from './creditNote';
import { invoiceOf, type InvoiceAmounts } from './invoice';
import { arbitraryOrder, deliveredOrder } from './testing';

const numbering = { number: 'GL/26-27/000001', date: '2026-11-21T10:00:00.000Z' };
const own = { number: 'GC/26-27/000001', date: '2026-12-01T10:00:00.000Z' };
const FIGURES = ['gross', 'discount', 'taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

test('a full credit note reverses the whole invoice and names it', () => {
  const invoice = invoiceOf(deliveredOrder(), numbering);
  const whole = { ...invoice, ...own, kind: 'credit-note', against: numbering };
  expect(creditNoteOf(invoice, own, null)).toEqual(whole);
  expect(creditNoteOf(invoice, own, [{ line: 0, quantity: 2 }])).toEqual(whole);
});

test('a partial credit note reverses its lines without delivery', () => {
  const [toner] = deliveredOrder().lines;
  if (!toner) throw new Error('The order has a line');
  const lines = [toner, { ...toner, name: 'Serum', price: 99, quantity: 3 }];
  const amounts = {
    subTotal: 897,
    discountAmount: 597,
    prepaidDiscount: 0,
    deliveryFee: 70,
    finalTotal: 370,
  };
  const invoice = invoiceOf(deliveredOrder({ lines, amounts }), numbering);
  const note = creditNoteOf(invoice, own, [{ line: 1, quantity: 2 }]);
  expect(note.lines).toMatchObject([{ name: 'Serum', quantity: 2, unit: 'NOS', gross: 198, total: 66.22 }]);
  expect(note.totals).toEqual({
    gross: 198,
    discount: 131.78,
    taxable: 56.12,
    cgst: 5.05,
    sgst: 5.05,
    igst: 0,
    total: 66.22,
  });
});

test('a partial credit note adds up and no figure exceeds the invoice’s', () => {
  fc.assert(
    fc.property(arbitraryOrder, fc.infiniteStream(fc.nat(50)), (order, requested) => {
      const invoice = invoiceOf(order, numbering);
      const returned = order.lines.flatMap(({ quantity }, line) => {
        const some = Number(requested.next().value) % (quantity + 1);
        return some > 0 ? [{ line, quantity: some }] : [];
      });
      const note = creditNoteOf(invoice, own, returned);
      for (const figure of FIGURES) {
        const total = toPaise(note.totals[figure]);
        expect(sum(note.lines.map((line) => toPaise(line[figure])))).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        // Rounded line by line.
        expect(total).toBeLessThanOrEqual(toPaise(invoice.totals[figure]) + note.lines.length);
      }
      for (const line of [...note.lines, note.totals]) {
        const paise = (figure: keyof InvoiceAmounts) => toPaise(line[figure]);
        expect(paise('taxable') + paise('cgst') + paise('sgst') + paise('igst')).toBe(paise('total'));
        expect(paise('gross') - paise('discount')).toBe(paise('total'));
      }
    }),
  );
});
