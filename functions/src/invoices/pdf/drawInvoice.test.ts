import { adjustmentOf, creditNoteOf, withAmountLeft } from '@/domain/invoices/creditNote';
import { invoiceOf } from '@/domain/invoices/invoice';
import { deliveredOrder } from '@/domain/invoices/testing';
import { paise, toPaise, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { drawInvoice } from './drawInvoice';
import { readPdf } from './testing';

const numbering = { number: 'GL/26-27/000123', date: '2026-11-21T10:00:00.000Z' };
const drawn = async (change: Partial<Order> = {}) =>
  readPdf(await drawInvoice(invoiceOf(deliveredOrder(change), numbering)));
const address = (change: Partial<Order['address']>) => ({
  address: { ...deliveredOrder().address, ...change },
});

test('an invoice has all that Rule 46 requires, as selectable text', async () => {
  const [page, ...more] = await drawn();
  expect(more).toEqual([]);
  for (const text of [
    ...['Tax invoice', 'Glumist Beauty Private Limited', '14 Residency Road', 'GSTIN 29DEMCO0000D1ZN'],
    ...['GL/26-27/000123', '21-11-2026', 'GLM1', 'Reverse charge|No', 'Asha Rao', 'Karnataka 560034'],
    ...['Place of supply|Karnataka (29)', 'Rice Water Toner', '3304', '2 NOS', '600.00', '87.00', '434.74'],
    ...['CGST', 'SGST', '39.13|9%', '₹|513.00', 'Five hundred thirteen rupees only', 'Authorised signatory'],
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/IGST|�/);
});

test('an invoice to another state has one tax', async () => {
  const [page] = await drawn(address({ state: 'Tamil Nadu', pincode: '600001' }));
  expect(page).toContain('Tamil Nadu (33)');
  expect(page).toContain('78.25|18%');
  expect(page).not.toMatch(/[CS]GST\|/);
});

test('an HSN code of eight digits stands in one line', async () => {
  const lines = deliveredOrder().lines.map((line) => ({ ...line, hsn: '33049910' }));
  const [page, ...more] = await drawn({ lines });
  expect(page).toContain('33049910');
  expect(more).toEqual([]);
});

test.each([
  [{ deliveryFee: 70 }, 'Delivery is taxed like the goods it comes with.'],
  [{ giftWrap: 49 }, 'Gift wrap is taxed like the goods it comes with.'],
  [{ deliveryFee: 70, giftWrap: 49 }, 'Delivery and gift wrap are taxed like the goods they come with.'],
])('the tax of %j is explained', async (fees, words) => {
  const { amounts } = deliveredOrder();
  const finalTotal = Object.values(fees).reduce((sum, fee) => sum + fee, 570);
  const [page] = await drawn({ amounts: { ...amounts, subTotal: 600, deliveryFee: 0, ...fees, finalTotal } });
  const text = page?.replaceAll(/[| ]+/g, ' ');
  expect(text).toContain(words);
  expect(text?.match(/taxed like/g)).toHaveLength(1);
});

test('a credit note names the invoice that it reverses', async () => {
  const own = { number: 'GC/26-27/000007', date: '2026-12-01T10:00:00.000Z' };
  const note = creditNoteOf(invoiceOf(deliveredOrder(), numbering), own, null);
  const [page] = readPdf(await drawInvoice(note));
  expect(page).toContain('Against invoice|GL/26-27/000123 of 21-11-2026');
  expect(page).toContain('GC/26-27/000007');
  expect(page).toContain('Total taken back');
});

test('a credit note for money only states the reduction with its tax, and that no goods were returned', async () => {
  const own = { number: 'GC/26-27/000008', date: '2026-12-01T10:00:00.000Z' };
  const note = adjustmentOf(invoiceOf(deliveredOrder(), numbering), own, toPaise(118));
  const [page, ...more] = readPdf(await drawInvoice(note));
  expect(more).toEqual([]);
  for (const text of [
    'Price reduction: Rice Water',
    'Against invoice|GL/26-27/000123',
    '100.00',
    '9.00|9%',
    '118.00',
  ]) {
    expect(page).toContain(text);
  }
  expect(page?.replaceAll('|', ' ')).toContain('No goods came back');
  expect(page).not.toContain('Delivery is taxed');
});

test('a credit note for goods whose value was credited in part says how much', async () => {
  const own = { number: 'GC/26-27/000009', date: '2026-12-01T10:00:00.000Z' };
  const whole = creditNoteOf(invoiceOf(deliveredOrder(), numbering), own, null);
  const [page] = readPdf(await drawInvoice(withAmountLeft(whole, toPaise(400))));
  expect(page).toContain('Rice Water Toner');
  expect(page).toContain('400.00');
  expect(page?.replaceAll(/[| ]+/g, ' ')).toContain('Earlier credit notes of this order took back ₹ 113.00');
  expect(page).not.toContain('No goods came back');
});

test('store credit is named on the invoice that it paid, and on no credit note', async () => {
  const credit = { paise: paise(41_300), backPaise: ZERO, lots: [] };
  const invoice = invoiceOf(deliveredOrder({ credit }), numbering);
  const own = { number: 'GC/26-27/000010', date: '2026-12-01T10:00:00.000Z' };
  expect(readPdf(await drawInvoice(invoice)).join()).toContain('store credit');
  for (const note of [adjustmentOf(invoice, own, toPaise(100)), creditNoteOf(invoice, own, null)])
    expect(readPdf(await drawInvoice(note)).join()).not.toContain('store credit');
});

test('names keep their accents, and characters missing in the fonts are marked', async () => {
  expect((await drawn(address({ name: 'Łucja Zoë' })))[0]?.replaceAll('|', '')).toContain('Łucja Zoë');
  expect((await drawn(address({ name: 'नमन Rao' })))[0]).toContain('??? Rao');
});

test('a name is drawn as text and cannot inject PDF code', async () => {
  const name = '<script>alert(1)</script>) /JS (app.alert(1)) /URI (https://evil.example';
  const file = await drawInvoice(invoiceOf(deliveredOrder(address({ name })), numbering));
  expect(readPdf(file)[0]?.replaceAll(/[| ]/g, '')).toContain('<script>alert(1)</script>)/JS(app.alert(1))');
  expect(file.toString('latin1')).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|URI|Launch|EmbeddedFile)\b/);
});

test('an invoice of a deleted account still states the state of delivery', async () => {
  const invoice = invoiceOf(deliveredOrder(), numbering);
  const [page] = readPdf(
    await drawInvoice({ ...invoice, recipient: { name: '', lines: [], pincode: '560034' } }),
  );
  expect(page).toContain('Billed and delivered to|Karnataka 560034');
});

test('a long invoice continues over pages with a header each, and loses no line', async () => {
  const [toner] = deliveredOrder().lines;
  if (!toner) throw new Error('The order has a line');
  const lines = Array.from({ length: 50 }, (_, at) => ({
    ...toner,
    name: `Line ${at} ${at % 9 === 0 ? 'of a name that is long enough to be broken into several lines' : ''}`,
    price: 90_000,
    quantity: 1,
  }));
  const amounts = {
    subTotal: 0,
    discountAmount: 0,
    prepaidDiscount: 0,
    deliveryFee: 0,
    finalTotal: 4_500_000,
  };
  const pages = await drawn({ lines, amounts });
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`page ${at + 1} of ${pages.length}`);
    // The last may have no more than the sums.
    if (page.includes('Line ')) expect(page).toContain('HSN');
  }
  const all = pages.join('|');
  for (const { name } of lines) expect(all).toContain(name.split(' ', 2).join(' '));
  expect(all).toContain('45,00,000.00');
});

test('the same invoice gives the same bytes', async () => {
  const invoice = invoiceOf(deliveredOrder(), numbering);
  expect(await drawInvoice(invoice)).toEqual(await drawInvoice(invoice));
});
