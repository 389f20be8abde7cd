import { add, part, subtract, sum, toPaise, toRupees, ZERO, type Paise } from '../money/money';
import type { ReturnLine } from '../orders/order/order';
import {
  figuresOf,
  totalsOf,
  type Invoice,
  type InvoiceAmounts,
  type InvoiceLine,
  type Numbering,
} from './invoice';
import { messages } from './messages';
import { shareOut } from './shareOut';
import { withTax } from './taxLines';

/** Identifies a line of an invoice in its credit notes as well. */
const keyOf = ({ name, variant, sku }: InvoiceLine): string =>
  JSON.stringify([
    name.startsWith(messages.reduction) ? name.slice(messages.reduction.length) : name,
    variant,
    sku,
  ]);

/**
 * What earlier credit notes left of each line, so that no line and no tax rate is credited beyond what was sold. The whole
 * lines where less than `amount` is left of them.
 */
function leftOfLines({ lines }: Invoice, earlier: readonly Invoice[], amount: Paise): Paise[] {
  const credited = new Map<string, Paise>();
  for (const line of earlier.flatMap((note) => note.lines)) {
    const key = keyOf(line);
    credited.set(key, add(credited.get(key) ?? ZERO, toPaise(line.total)));
  }
  const left = lines.map((line) => subtract(toPaise(line.total), credited.get(keyOf(line)) ?? ZERO));
  return sum(left) >= amount ? left : lines.map(({ total }) => toPaise(total));
}

/**
 * A credit note for money refunded without goods (section 34: the value charged was higher than it is now).
 * The amount in paise is shared over what earlier credit notes left of the invoice's lines, by value, each with the tax of its
 * rate.
 */
export function adjustmentOf(
  invoice: Invoice,
  { number, date }: Numbering,
  amount: Paise,
  earlier: readonly Invoice[] = [],
): Invoice {
  const shares = shareOut(amount, leftOfLines(invoice, earlier, amount));
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
      name: `${messages.reduction}${name}`,
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

/** The figures for some of a line's units: a share of tax and total; the taxable value is the difference. */
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

/** Whether all units of every line came back; delivery is not counted. */
function isWhole(lines: readonly InvoiceLine[], returned: readonly ReturnLine[]): boolean {
  return lines.every(
    ({ unit, quantity }, at) =>
      unit === 'NA' || returned.some((one) => one.line === at && one.quantity === quantity),
  );
}

const inPaise = ({ gross, discount, taxable, cgst, sgst, igst, total }: InvoiceAmounts): Figures => ({
  gross: toPaise(gross),
  discount: toPaise(discount),
  taxable: toPaise(taxable),
  cgst: toPaise(cgst),
  sgst: toPaise(sgst),
  igst: toPaise(igst),
  total: toPaise(total),
});

/** All of an invoice but the gift wrap, which was used up with the delivery (ADR 0014). */
function withoutWrap({
  lines,
  totals,
}: Pick<Invoice, 'lines' | 'totals'>): Pick<Invoice, 'lines' | 'totals'> {
  const rest = lines.filter(({ isWrap }) => !isWrap);
  return rest.length === lines.length
    ? { lines, totals }
    : { lines: rest, totals: totalsOf(rest.map(inPaise)) };
}

/**
 * The returned lines of an invoice with their totals. Without named lines that is the whole invoice, with all of them the
 * whole without its gift wrap; a partial return leaves out the delivery fee, too.
 */
export function returnedLines(
  { lines, totals }: Pick<Invoice, 'lines' | 'totals'>,
  returned: readonly ReturnLine[] | null,
): Pick<Invoice, 'lines' | 'totals'> {
  if (!returned) return { lines, totals };
  if (isWhole(lines, returned)) return withoutWrap({ lines, totals });
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
 * A credit note for an invoice whose goods came back or whose money was refunded (section 34): for the
 * returned lines or, without any named, for the whole invoice. A partial return leaves out the delivery fee.
 */
export function creditNoteOf(
  invoice: Invoice,
  { number, date }: Numbering,
  returned: readonly ReturnLine[] | null,
): Invoice {
  const against = { number: invoice.number, date: invoice.date };
  return { ...invoice, kind: 'credit-note', number, date, against, ...returnedLines(invoice, returned) };
}

/**
 * A credit note for returned goods whose value was credited in part by earlier notes: the same goods, with the paise that are
 * left shared over their lines by value. The difference counts as a discount.
 */
export function withAmountLeft(note: Invoice, left: Paise): Invoice {
  const shares = shareOut(
    left,
    note.lines.map(({ total }) => toPaise(total)),
  );
  const withinState = note.placeOfSupply.code === note.supplier.state.code;
  const figures = note.lines.map(({ hsn, rate, quantity, gross }, at) => {
    const discount = subtract(toPaise(gross), shares[at] ?? ZERO);
    return withTax({ of: null, hsn, rate, quantity, gross: toPaise(gross), discount }, withinState);
  });
  const lines = note.lines.map((line, at) => {
    const own = figures[at];
    return own ? { ...line, ...figuresOf(own) } : line;
  });
  const creditedBefore = toRupees(subtract(toPaise(note.totals.total), left));
  return { ...note, lines, totals: totalsOf(figures), creditedBefore };
}
