import { add, part, subtract, toPaise, ZERO, type Paise } from '../money/money';
import type { ReturnLine } from '../orders/order/order';
import {
  figuresOf,
  totalsOf,
  type Invoice,
  type InvoiceAmounts,
  type InvoiceLine,
  type Numbering,
} from './invoice';
import { shareOut } from './shareOut';
import { withTax } from './taxLines';

/**
 * Lowers what an invoice says was paid by what went back without goods (section 34: the value charged was more than it is now):
 * an amount in paise, shared over its lines by their value, each with the tax of its rate in it.
 */
export function adjustmentOf(invoice: Invoice, { number, date }: Numbering, amount: Paise): Invoice {
  const shares = shareOut(
    amount,
    invoice.lines.map(({ total }) => toPaise(total)),
  );
  const withinState = invoice.placeOfSupply.code === invoice.supplier.state.code;
  const lowered = invoice.lines.flatMap((line, at) => {
    const gross = shares[at] ?? ZERO;
    const { hsn, rate } = line;
    if (gross === ZERO) return [];
    const untaxed = { of: null, hsn, rate, quantity: 1, gross, discount: ZERO };
    return [{ line, figures: withTax(untaxed, withinState) }];
  });
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    date,
    adjustment: true,
    against: { number: invoice.number, date: invoice.date },
    lines: lowered.map(({ line: { name, variant, sku, hsn, rate }, figures }) => ({
      name: `Price reduction: ${name}`,
      variant,
      sku,
      hsn,
      rate,
      quantity: 1,
      unit: 'NA',
      ...figuresOf(figures),
    })),
    totals: totalsOf(lowered.map(({ figures }) => figures)),
  };
}

type Figures = Record<keyof InvoiceAmounts, Paise>;

/** What some of a line's units come to: of tax and total their share, and the taxable value is what remains. */
function someOf(line: InvoiceLine, quantity: number): Figures {
  const share = (rupees: number) => part(toPaise(rupees), quantity, line.quantity);
  const [gross, total, igst, half] = [
    share(line.gross),
    share(line.total),
    share(line.igst),
    share(line.cgst),
  ];
  const taxable = subtract(total, add(add(half, half), igst));
  return { gross, discount: subtract(gross, total), taxable, cgst: half, sgst: half, igst, total };
}

/** Whether the goods of every line came back, all of them; delivery is no goods. */
function isWhole(lines: readonly InvoiceLine[], returned: readonly ReturnLine[]): boolean {
  return lines.every(
    ({ unit, quantity }, at) =>
      unit === 'NA' || returned.some((one) => one.line === at && one.quantity === quantity),
  );
}

/**
 * The lines of an invoice as a return takes them back, with their totals. Without any named, or with all of them, that is the
 * whole invoice; a part of the goods leaves the delivery fee out.
 */
export function returnedLines(
  { lines, totals }: Pick<Invoice, 'lines' | 'totals'>,
  returned: readonly ReturnLine[] | null,
): Pick<Invoice, 'lines' | 'totals'> {
  if (!returned || isWhole(lines, returned)) return { lines, totals };
  const parts = [...returned]
    .sort((a, b) => a.line - b.line)
    .flatMap(({ line, quantity }) => {
      const of = lines[line];
      return of ? [{ of, quantity, figures: someOf(of, quantity) }] : [];
    });
  return {
    lines: parts.map(({ of, quantity, figures }) => ({ ...of, quantity, ...figuresOf(figures) })),
    totals: totalsOf(parts.map(({ figures }) => figures)),
  };
}

/**
 * Takes back an invoice whose goods came back, or whose money did (section 34): the lines that were returned, or, without
 * any named, all of it. With a part of the goods the delivery is not taken back.
 */
export function creditNoteOf(
  invoice: Invoice,
  { number, date }: Numbering,
  returned: readonly ReturnLine[] | null,
): Invoice {
  const against = { number: invoice.number, date: invoice.date };
  return { ...invoice, kind: 'credit-note', number, date, against, ...returnedLines(invoice, returned) };
}
