import { amountInWords } from '@/domain/invoices/amountInWords';
import type { GstState } from '@/domain/invoices/gstStates';
import type { Invoice } from '@/domain/invoices/invoice';
import { indianDay } from '@/domain/invoices/serial';
import { toPaise } from '@/domain/money/money';
import { store } from '@/domain/store';
import { amount, taxesOf } from './columns';
import { FAINT, LEFT, PAGE, ROOM, type Pen } from './pen';

/** Left edge of the right half, and the width of each half, in points. */
const MIDDLE = LEFT + ROOM / 2 + 20;
const HALF = ROOM / 2 - 20;
const LEADING = 13;

export const titleOf = ({ kind }: Invoice) => (kind === 'invoice' ? 'Tax invoice' : 'Credit note');

const stateText = ({ name, code }: GstState) => (code ? `${name} (${code})` : name);

/** Rows of a label and a value beneath each other. Returns the y below. */
function facts(pen: Pen, rows: readonly [string, string][], x: number, y: number, room: number): number {
  const labels = 92;
  for (const [label, value] of rows) {
    pen.write(label, x, y, labels, { colour: FAINT });
    const below = pen.paragraph(value, x + labels, y, room - labels);
    y = Math.max(y + LEADING, below);
  }
  return y;
}

/** The shop's name, the kind of document, the issuer, the number and the dates. */
export function drawHead(pen: Pen, invoice: Invoice): number {
  const { supplier, against } = invoice;
  pen.write(store.name, LEFT, 40, HALF, { face: 'title', size: 26 });
  pen.write(titleOf(invoice), MIDDLE, 42, HALF, { face: 'strong', size: 15 });
  pen.write('Original for recipient', MIDDLE, 62, HALF, { size: 8, colour: FAINT });
  const top = 92;
  pen.write(supplier.name, LEFT, top, HALF, { face: 'strong' });
  let left = pen.paragraph(supplier.address, LEFT, top + LEADING, HALF);
  left = pen.paragraph(`GSTIN ${supplier.gstin}`, LEFT, left, HALF);
  left = pen.paragraph(`State: ${stateText(supplier.state)}`, LEFT, left, HALF);
  const right = facts(
    pen,
    [
      [invoice.kind === 'invoice' ? 'Invoice number' : 'Credit note', invoice.number],
      ['Date', indianDay(invoice.date)],
      ...(against
        ? ([['Against invoice', `${against.number} of ${indianDay(against.date)}`]] as [string, string][])
        : []),
      ['Order', invoice.orderId],
      ['Ordered on', indianDay(invoice.orderedAt)],
      ['Reverse charge', invoice.reverseCharge],
    ],
    ...([MIDDLE, top, HALF] as const),
  );
  return Math.max(left, right) + 12;
}

/** The recipient, and the state that the goods go to. */
export function drawRecipient(pen: Pen, { recipient, placeOfSupply }: Invoice, y: number): number {
  pen.rule(y);
  const top = y + 12;
  pen.write('Billed and delivered to', LEFT, top, HALF, { colour: FAINT });
  let left = top + LEADING;
  if (recipient.name) left = pen.paragraph(recipient.name, LEFT, left, HALF, { face: 'strong' });
  const address = [...recipient.lines, `${placeOfSupply.name} ${recipient.pincode}`].join(', ');
  left = pen.paragraph(address, LEFT, left, HALF);
  pen.write('Place of supply', MIDDLE, top, HALF, { colour: FAINT });
  const right = pen.paragraph(stateText(placeOfSupply), MIDDLE, top + LEADING, HALF);
  return Math.max(left, right) + 18;
}

/** How tall `drawEnd` is. */
export const END_HEIGHT = 190;

function remark({ kind, adjustment, creditedBefore, lines, storeCredit }: Invoice): string {
  const isPaidByCredit = kind === 'invoice' && storeCredit;
  const paid = isPaidByCredit ? ` Of the total, ₹${amount(storeCredit)} is paid with store credit.` : '';
  const before = creditedBefore
    ? ` Earlier credit notes of this order took back ₹${amount(creditedBefore)}, which is part of the discount.`
    : '';
  return paid + before + taxRemark({ adjustment, lines });
}

function taxRemark({ adjustment, lines }: Pick<Invoice, 'adjustment' | 'lines'>): string {
  if (adjustment) return ' No goods came back: what was paid for them is lowered, and the tax in it with it.';
  const extras = lines.filter(({ unit }) => unit === 'NA').map(({ name }) => name.toLowerCase());
  if (extras.length === 0) return '';
  const names = extras.join(' and ');
  const rule =
    extras.length > 1 ? 'are taxed like the goods they come with' : 'is taxed like the goods it comes with';
  return ` ${names[0]?.toUpperCase()}${names.slice(1)} ${rule}.`;
}

/** The sums, the total in words, and the signature. */
export function drawEnd(pen: Pen, invoice: Invoice, start: number): void {
  const { totals, supplier } = invoice;
  const sums: [string, string][] = [
    ['Taxable value', amount(totals.taxable)],
    ...taxesOf(invoice).map(({ name, total }): [string, string] => [name, amount(total)]),
  ];
  let y = start;
  for (const [label, value] of sums) {
    pen.write(label, MIDDLE, y, HALF, { colour: FAINT });
    pen.write(value, MIDDLE, y, HALF, { align: 'right' });
    y += LEADING + 2;
  }
  pen.rule(y + 2, { from: MIDDLE });
  const strong = { face: 'strong', size: 12 } as const;
  pen.write(invoice.kind === 'invoice' ? 'Total' : 'Total taken back', MIDDLE, y + 10, HALF, strong);
  pen.write(`₹${amount(totals.total)}`, MIDDLE, y + 10, HALF, { ...strong, align: 'right' });
  pen.write('In words', LEFT, start, HALF, { colour: FAINT });
  const wordsBottom = pen.paragraph(amountInWords(toPaise(totals.total)), LEFT, start + LEADING, HALF);
  const note = `All amounts are in rupees.${remark(invoice)}`;
  pen.paragraph(note, LEFT, wordsBottom + 6, HALF, { size: 8, colour: FAINT });
  y += 56;
  pen.write(`For ${supplier.name}`, MIDDLE, y, HALF);
  pen.rule(y + 46, { from: MIDDLE });
  pen.write('Authorised signatory', MIDDLE, y + 52, HALF, { size: 8, colour: FAINT });
  const electronic =
    'Issued electronically under the Information Technology Act, 2000, and valid without a signature (Rule 46 of the CGST Rules).';
  pen.paragraph(electronic, LEFT, y + 40, HALF, { size: 8, colour: FAINT });
}

/** The footer of every page: support contact and page number. */
export function drawFoot(pen: Pen, invoice: Invoice, page: number, pages: number): void {
  const y = PAGE.height - 46;
  pen.rule(y);
  const style = { size: 8, colour: FAINT };
  pen.write(`Questions: ${store.supportEmail}, ${store.supportPhone}`, LEFT, y + 8, HALF, style);
  const where = pages > 1 ? `${invoice.number}, page ${page} of ${pages}` : invoice.number;
  pen.write(where, MIDDLE, y + 8, HALF, { ...style, align: 'right' });
}
