import fc from 'fast-check';
import { sum, toPaise, type Paise } from '../money/money';
import { store } from '../store';
import { returnedLines } from './creditNote';
import { isGstin } from './gstin';
import { gstStateOf, stateTaxName } from './gstStates';
import { invoiceLines, invoiceOf, type Invoice, type InvoiceAmounts } from './invoice';
import { arbitraryOrder, deliveredOrder } from './testing';

const numbering = { number: 'GL/26-27/000001', date: '2026-11-21T10:00:00.000Z' };
const total = (invoice: Invoice, figure: keyof InvoiceAmounts): Paise =>
  sum(invoice.lines.map((line) => toPaise(line[figure])));
const addressIn = (state: string) => ({ ...deliveredOrder().address, state });

test('an invoice within the state has two equal halves of tax in the price paid', () => {
  const invoice = invoiceOf(deliveredOrder(), numbering);
  // 513 / 1.18 = 434.746; half the tax 39.127.
  expect(invoice.totals).toEqual({
    gross: 600,
    discount: 87,
    taxable: 434.74,
    cgst: 39.13,
    sgst: 39.13,
    igst: 0,
    total: 513,
  });
  expect(invoice).toMatchObject({
    ...numbering,
    kind: 'invoice',
    against: null,
    orderId: 'GLM1',
    userId: 'asha',
    reverseCharge: 'No',
    supplier: { gstin: store.gstin, state: { name: 'Karnataka', code: '29' } },
    placeOfSupply: { name: 'Karnataka', code: '29' },
    recipient: { name: 'Asha Rao', lines: ['22, 4th Cross', 'Koramangala', 'Bengaluru'], pincode: '560034' },
    lines: [{ name: 'Rice Water Toner', hsn: '3304', quantity: 2, unit: 'NOS', rate: 18 }],
  });
});

test('an invoice to another or an unknown state has integrated tax', () => {
  for (const [state, code] of [
    ['Tamilnadu', '33'],
    ['Atlantis', ''],
  ] as const) {
    const invoice = invoiceOf(deliveredOrder({ address: addressIn(state) }), numbering);
    expect(invoice.totals).toMatchObject({ taxable: 434.75, cgst: 0, sgst: 0, igst: 78.25, total: 513 });
    expect(invoice.placeOfSupply.code).toBe(code);
  }
});

test('delivery is taxed at the highest rate in the order', () => {
  const [toner] = deliveredOrder().lines;
  if (!toner) throw new Error('The order has a line');
  const invoice = invoiceOf(
    deliveredOrder({
      lines: [
        { ...toner, price: 200, quantity: 1, hsn: '4901', gstRate: 5 },
        { ...toner, price: 100, quantity: 1 },
      ],
      amounts: { subTotal: 300, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 70, finalTotal: 370 },
    }),
    numbering,
  );
  expect(invoice.lines.at(-1)).toEqual({
    name: 'Delivery',
    variant: '',
    sku: '',
    hsn: '3304',
    quantity: 1,
    unit: 'NA',
    rate: 18,
    gross: 70,
    discount: 0,
    taxable: 59.32,
    cgst: 5.34,
    sgst: 5.34,
    igst: 0,
    total: 70,
  });
});

test('gift wrap is taxed as delivery is, and stays with the shop when all goods come back', () => {
  const { amounts } = deliveredOrder();
  const wrapped = deliveredOrder({
    amounts: { ...amounts, giftWrap: 59, finalTotal: amounts.finalTotal + 59 },
  });
  const invoice = invoiceOf(wrapped, numbering);
  expect(invoice.lines.at(-1)).toMatchObject({
    name: 'Gift wrap',
    isWrap: true,
    hsn: '3304',
    rate: 18,
    quantity: 1,
    unit: 'NA',
    gross: 59,
    discount: 0,
    taxable: 50,
    cgst: 4.5,
    sgst: 4.5,
    total: 59,
  });
  const plain = invoiceOf(deliveredOrder(), numbering);
  const back = returnedLines(invoice, [{ line: 0, quantity: 2 }]);
  expect(back).toEqual({ lines: plain.lines, totals: plain.totals });
  // A parcel that was not delivered costs nothing.
  expect(returnedLines(invoice, null).totals).toEqual(invoice.totals);
  const free = deliveredOrder({ amounts: { ...amounts, giftWrap: 0 } });
  expect(invoiceOf(free, numbering).lines).toEqual(plain.lines);
});

test.each<[string, { prepaid: number; total: number }, [number, number], number]>([
  // 10% of the toner's ₹600; paying online takes 5% of the rest of each line.
  ['cash on delivery', { prepaid: 0, total: 840 }, [60, 0], 270],
  ['paid online', { prepaid: 42, total: 798 }, [87, 15], 256.5],
])(
  '%s: the discount is shared by the lines in the coupon’s scope only',
  (_how, { prepaid, total: finalTotal }, shares, half) => {
    const [toner] = deliveredOrder().lines;
    if (!toner) throw new Error('The order has a line');
    const order = deliveredOrder({
      lines: [toner, { ...toner, id: 'serum', sku: 'S-1', quantity: 1, isOutsideOffer: true }],
      amounts: { subTotal: 900, discountAmount: 60, prepaidDiscount: prepaid, deliveryFee: 0, finalTotal },
    });
    const { lines, totals } = invoiceLines(order);
    expect(lines.map(({ discount }) => discount)).toEqual(shares);
    expect(totals.total).toBe(finalTotal);
    // One of two returned toners is worth half of its line; the serum is worth its whole price less the
    // prepaid discount.
    expect(returnedLines({ lines, totals }, [{ line: 0, quantity: 1 }]).totals.total).toBe(half);
    const serum = returnedLines({ lines, totals }, [{ line: 1, quantity: 1 }]).totals;
    expect(serum.total).toBe(300 - shares[1]);
  },
);

test('an order with inconsistent sums gets no invoice', () => {
  const { amounts } = deliveredOrder();
  const inconsistent = deliveredOrder({ amounts: { ...amounts, finalTotal: 600.01 } });
  expect(() => invoiceOf(inconsistent, numbering)).toThrow('do not add up');
});

test('every invoice adds up to the paisa, with equal halves and no negative figure', () => {
  fc.assert(
    fc.property(arbitraryOrder, (order) => {
      const invoice = invoiceOf(order, numbering);
      expect(invoice.totals.total).toBe(order.amounts.finalTotal);
      for (const figure of Object.keys(invoice.totals) as (keyof InvoiceAmounts)[]) {
        expect(total(invoice, figure)).toBe(toPaise(invoice.totals[figure]));
      }
      const within = invoice.placeOfSupply.code === '29';
      for (const line of [...invoice.lines, invoice.totals]) {
        const paise = (figure: keyof InvoiceAmounts) => toPaise(line[figure]);
        expect(paise('gross') - paise('discount')).toBe(paise('total'));
        expect(paise('taxable') + paise('cgst') + paise('sgst') + paise('igst')).toBe(paise('total'));
        expect(line.cgst).toBe(line.sgst);
        expect(within ? line.igst : line.cgst).toBe(0);
        expect(
          Math.min(...invoice.lines.flatMap(({ taxable, discount }) => [taxable, discount])),
        ).toBeGreaterThanOrEqual(0);
      }
      // The tax of each line is its rate of its taxable value, but for the rounding of a paisa a part.
      for (const { taxable, rate, cgst, sgst, igst } of invoice.lines) {
        const tax = toPaise(cgst) + toPaise(sgst) + toPaise(igst);
        expect(Math.abs(tax - (toPaise(taxable) * rate) / 100)).toBeLessThan(2);
      }
    }),
  );
});

test('the shop’s own GSTIN is valid, and its state matches its first digits', () => {
  expect(isGstin(store.gstin)).toBe(true);
  expect(gstStateOf(store.gstState).code).toBe(store.gstin.slice(0, 2));
  expect(store.invoicePrefix).not.toBe(store.creditNotePrefix);
});

test.each<[string, boolean]>([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['72AAPFU0939F1ZV', false],
  ['27aapfu0939f1zv', false],
  ['27AAPFU0939F1', false],
])('the GSTIN %s is valid: %s', (text, valid) => expect(isGstin(text)).toBe(valid));

test('the state tax has another name in a union territory without a legislature', () => {
  expect(stateTaxName(gstStateOf('Ladakh').code)).toBe('UTGST');
  expect(stateTaxName(gstStateOf('Delhi').code)).toBe('SGST');
});
