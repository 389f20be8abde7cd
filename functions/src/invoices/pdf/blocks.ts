import { amountInWords } from '@/domain/invoices/amountInWords';
import type { GstState } from '@/domain/invoices/gstStates';
import type { Invoice } from '@/domain/invoices/invoice';
import { indianDay } from '@/domain/invoices/serial';
import { toPaise } from '@/domain/money/money';
import { store } from '@/domain/store';
import { amount, taxesOf } from './columns';
import { messages } from './messages';
import { FAINT, LEFT, PAGE, ROOM, type Pen } from './pen';

/** Left edge of the right half, and the width of each half, in points. */
const MIDDLE = LEFT + ROOM / 2 + 20;
const HALF = ROOM / 2 - 20;
const LEADING = 13;

export const titleOf = ({ kind }: Invoice) => (kind === 'invoice' ? messages.invoice : messages.creditNote);

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
  pen.write(messages.original, MIDDLE, 62, HALF, { size: 8, colour: FAINT });
  const top = 92;
  pen.write(supplier.name, LEFT, top, HALF, { face: 'strong' });
  let left = pen.paragraph(supplier.address, LEFT, top + LEADING, HALF);
  left = pen.paragraph(messages.gstin(supplier.gstin), LEFT, left, HALF);
  left = pen.paragraph(messages.state(stateText(supplier.state)), LEFT, left, HALF);
  const corrected: [string, string][] = against
    ? [[messages.against, messages.numberOfDay(against.number, indianDay(against.date))]]
    : [];
  const right = facts(
    pen,
    [
      [invoice.kind === 'invoice' ? messages.invoiceNumber : messages.creditNoteNumber, invoice.number],
      [messages.date, indianDay(invoice.date)],
      ...corrected,
      [messages.order, invoice.orderId],
      [messages.orderedOn, indianDay(invoice.orderedAt)],
      [messages.reverseCharge, invoice.reverseCharge],
    ],
    ...([MIDDLE, top, HALF] as const),
  );
  return Math.max(left, right) + 12;
}

/** The recipient, and the state that the goods go to. */
export function drawRecipient(pen: Pen, { recipient, placeOfSupply }: Invoice, y: number): number {
  pen.rule(y);
  const top = y + 12;
  pen.write(messages.recipient, LEFT, top, HALF, { colour: FAINT });
  let left = top + LEADING;
  if (recipient.name) left = pen.paragraph(recipient.name, LEFT, left, HALF, { face: 'strong' });
  const address = [...recipient.lines, `${placeOfSupply.name} ${recipient.pincode}`].join(', ');
  left = pen.paragraph(address, LEFT, left, HALF);
  pen.write(messages.placeOfSupply, MIDDLE, top, HALF, { colour: FAINT });
  const right = pen.paragraph(stateText(placeOfSupply), MIDDLE, top + LEADING, HALF);
  return Math.max(left, right) + 18;
}

/** How tall `drawEnd` is. */
export const END_HEIGHT = 190;

/** The remarks below the sums, a sentence each. */
function remarksOf({ kind, adjustment, creditedBefore, lines, storeCredit }: Invoice): string[] {
  const remarks = [messages.inRupees];
  if (kind === 'invoice' && storeCredit) remarks.push(messages.paidWithCredit(amount(storeCredit)));
  if (creditedBefore) remarks.push(messages.creditedBefore(amount(creditedBefore)));
  const extras = lines.filter(({ unit }) => unit === 'NA').map(({ name }) => name);
  if (adjustment) remarks.push(messages.noGoodsBack);
  else if (extras.length > 0) remarks.push(messages.taxedLikeGoods(extras));
  return remarks;
}

/** The sums, the total in words, and the signature. */
export function drawEnd(pen: Pen, invoice: Invoice, start: number): void {
  const { totals, supplier } = invoice;
  const sums: [string, string][] = [
    [messages.taxable, amount(totals.taxable)],
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
  const total = invoice.kind === 'invoice' ? messages.total : messages.totalTakenBack;
  pen.write(total, MIDDLE, y + 10, HALF, strong);
  pen.write(`₹${amount(totals.total)}`, MIDDLE, y + 10, HALF, { ...strong, align: 'right' });
  pen.write(messages.inWords, LEFT, start, HALF, { colour: FAINT });
  const wordsBottom = pen.paragraph(amountInWords(toPaise(totals.total)), LEFT, start + LEADING, HALF);
  pen.paragraph(remarksOf(invoice).join(' '), LEFT, wordsBottom + 6, HALF, { size: 8, colour: FAINT });
  y += 56;
  pen.write(messages.signedFor(supplier.name), MIDDLE, y, HALF);
  pen.rule(y + 46, { from: MIDDLE });
  pen.write(messages.signatory, MIDDLE, y + 52, HALF, { size: 8, colour: FAINT });
  pen.paragraph(messages.electronic, LEFT, y + 40, HALF, { size: 8, colour: FAINT });
}

/** The footer of every page: support contact and page number. */
export function drawFoot(pen: Pen, invoice: Invoice, page: number, pages: number): void {
  const y = PAGE.height - 46;
  pen.rule(y);
  const style = { size: 8, colour: FAINT };
  pen.write(messages.questions(store.supportEmail, store.supportPhone), LEFT, y + 8, HALF, style);
  const where = pages > 1 ? messages.pageOf(invoice.number, page, pages) : invoice.number;
  pen.write(where, MIDDLE, y + 8, HALF, { ...style, align: 'right' });
}
