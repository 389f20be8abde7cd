import { sum, toPaise, type Paise } from '../../money/money';
import type { GstState } from '../../invoices/gstStates';
import type { Invoice, InvoiceLine } from '../../invoices/invoice';
import type { TaxDocumentKind } from '../../invoices/taxDocuments';
import { groupBy } from './groupBy';

/** The amounts of a document or a table's row, in the order of their columns; `total` is with tax. */
export const TAX_FIGURES = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** Amounts in paise. */
export type TaxSums = Record<(typeof TAX_FIGURES)[number], Paise>;

/** The lines of a document with the same HSN and rate, together. */
export interface TaxRecordLine extends TaxSums {
  hsn: string;
  /** Percent, of both halves together. */
  rate: number;
  /** Goods; delivery, gift wrap and a price reduction have none. */
  units: number;
}

/** An invoice or credit note as its return needs it: without the buyer. */
export interface TaxRecord {
  kind: TaxDocumentKind;
  number: string;
  /** ISO. */
  date: string;
  orderId: string;
  place: GstState;
  isWithinState: boolean;
  total: Paise;
  /** The invoice that a credit note refers to, with its total; null of an invoice. */
  against: { number: string; date: string; total: Paise } | null;
  lines: TaxRecordLine[];
}

/** Adds amounts, figure by figure. */
export function addSums(all: readonly TaxSums[]): TaxSums {
  const total = (figure: keyof TaxSums) => sum(all.map((one) => one[figure]));
  return {
    taxable: total('taxable'),
    igst: total('igst'),
    cgst: total('cgst'),
    sgst: total('sgst'),
    total: total('total'),
  };
}

const inPaise = ({ taxable, igst, cgst, sgst, total }: InvoiceLine): TaxSums => ({
  taxable: toPaise(taxable),
  igst: toPaise(igst),
  cgst: toPaise(cgst),
  sgst: toPaise(sgst),
  total: toPaise(total),
});

/** The fields of a stored document that its record is made of. */
export type StoredTaxDocument = Pick<
  Invoice,
  'kind' | 'number' | 'date' | 'orderId' | 'placeOfSupply' | 'supplier' | 'totals' | 'lines' | 'against'
>;

/** `againstTotal` is the total in rupees of the invoice that a credit note refers to. */
export function taxRecordOf(document: StoredTaxDocument, againstTotal: number): TaxRecord {
  const { kind, number, date, orderId, placeOfSupply, supplier, totals, against } = document;
  const groups = groupBy(document.lines, ({ hsn, rate }) => `${hsn} ${rate}`);
  const lines = groups.map((group): TaxRecordLine => {
    const [{ hsn, rate }] = group;
    const goods = group.filter(({ unit }) => unit === 'NOS');
    const units = goods.reduce((count, { quantity }) => count + quantity, 0);
    return { hsn, rate, units, ...addSums(group.map(inPaise)) };
  });
  return {
    kind,
    number,
    date,
    orderId,
    place: placeOfSupply,
    isWithinState: placeOfSupply.code === supplier.state.code,
    total: toPaise(totals.total),
    against: against && { number: against.number, date: against.date, total: toPaise(againstTotal) },
    lines,
  };
}
