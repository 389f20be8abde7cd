import { difference, sum, toPaise, ZERO, type Paise } from '../../money/money';
import { isAfterTimeLimit } from '../../invoices/creditNoteLimit';
import type { GstState } from '../../invoices/gstStates';
import { TAX_DOCUMENT_KINDS, type TaxDocumentKind } from '../../invoices/taxDocuments';
import { groupBy } from './groupBy';
import type { Months } from '../../time/months';
import { addSums, type TaxRecord, type TaxRecordLine, type TaxSums } from './taxRecord';

/** Invoices to consumers in other states are listed one by one above this total (Rule 59; since August 2024). */
const LARGE = toPaise(100_000);

/** Sales to one state at one rate, credit notes taken off. */
export interface ConsumerSales extends TaxSums {
  place: GstState;
  /** Percent. */
  rate: number;
}

/** The sums at one rate of a large invoice, or of a credit note for one. */
export interface LargeDocument extends ConsumerSales {
  number: string;
  /** ISO. */
  date: string;
  /** The document's total. */
  value: Paise;
}

/** The numbers of one series. */
export interface IssuedDocuments {
  kind: TaxDocumentKind;
  from: string;
  to: string;
  count: number;
}

/** The tables of GSTR-1 that a shop without business customers fills. Amounts are paise, credit notes taken off. */
export interface GstReturn {
  sums: TaxSums;
  /** Table 7. */
  consumers: ConsumerSales[];
  /** Table 5. */
  large: LargeDocument[];
  /** Table 9B; the amounts are positive. */
  largeNotes: LargeDocument[];
  /** Table 8: sales at a rate of 0. */
  nil: { otherStates: Paise; withinState: Paise };
  /** Table 12. */
  hsn: TaxRecordLine[];
  /** Table 13. */
  documents: IssuedDocuments[];
  /** Documents of a state without a GST code; they are in no table by state. */
  unplaced: TaxRecord[];
  /** Credit notes after their time limit; they lower nothing, and only table 13 has them. */
  late: TaxRecord[];
}

const negative = (amount: Paise): Paise => difference(ZERO, amount);

/** A line as it counts: a credit note's lowers the sums. */
function signed(line: TaxRecordLine, kind: TaxDocumentKind): TaxRecordLine {
  if (kind === 'invoice') return line;
  const { hsn, rate, units, taxable, igst, cgst, sgst, total } = line;
  return {
    hsn,
    rate,
    units: units === 0 ? 0 : -units,
    taxable: negative(taxable),
    igst: negative(igst),
    cgst: negative(cgst),
    sgst: negative(sgst),
    total: negative(total),
  };
}

/** Whether a document is listed by itself: a large invoice to another state, or a credit note for one. */
const isLarge = ({ isWithinState, place, against, total }: TaxRecord): boolean =>
  !isWithinState && place.code !== '' && (against?.total ?? total) > LARGE;

interface CountedLine {
  record: TaxRecord;
  line: TaxRecordLine;
}

const sumLines = (lines: readonly CountedLine[]): TaxSums => addSums(lines.map(({ line }) => line));

function consumerSales(lines: readonly CountedLine[]): ConsumerSales[] {
  return groupBy(lines, ({ record, line }) => `${record.place.code} ${line.rate}`)
    .map((group) => ({ place: group[0].record.place, rate: group[0].line.rate, ...sumLines(group) }))
    .sort((a, b) => a.place.code.localeCompare(b.place.code) || a.rate - b.rate);
}

/** Documents that are listed one by one, in the order of their numbers. */
function largeDocuments(records: readonly TaxRecord[]): LargeDocument[] {
  return records.flatMap(({ number, date, total: value, place, lines }) =>
    groupBy(
      lines.filter(({ rate }) => rate > 0),
      ({ rate }) => String(rate),
    ).map((group) => ({ number, date, value, place, rate: group[0].rate, ...addSums(group) })),
  );
}

function hsnSales(lines: readonly CountedLine[]): TaxRecordLine[] {
  return groupBy(lines, ({ line }) => `${line.hsn} ${line.rate}`)
    .map((group) => {
      const [{ line }] = group;
      const units = group.reduce((count, one) => count + one.line.units, 0);
      return { hsn: line.hsn, rate: line.rate, units, ...sumLines(group) };
    })
    .sort((a, b) => a.hsn.localeCompare(b.hsn) || a.rate - b.rate);
}

/** 'GL/26-27' of 'GL/26-27/000041'. */
const seriesOfNumber = (number: string): string => number.slice(0, number.lastIndexOf('/'));

/** The numbers of each series, those of invoices first. */
function issuedDocuments(records: readonly TaxRecord[]): IssuedDocuments[] {
  return TAX_DOCUMENT_KINDS.flatMap((kind) =>
    groupBy(
      records.filter((record) => record.kind === kind),
      ({ number }) => seriesOfNumber(number),
    ).map((group) => {
      const numbers = group.map(({ number }) => number).sort();
      const [first = ''] = numbers;
      return { kind, from: first, to: numbers.at(-1) ?? first, count: numbers.length };
    }),
  );
}

/** The return of some months from all tax documents of these months. */
export function gstReturn(records: readonly TaxRecord[], { to }: Pick<Months, 'to'>): GstReturn {
  const isLate = (record: TaxRecord) => isAfterTimeLimit(record, to);
  const counted = records.filter((record) => !isLate(record));
  const large = counted.filter(isLarge);
  const lines = counted.flatMap((record) =>
    record.lines.map((line) => ({ record, line: signed(line, record.kind) })),
  );
  const nil = lines.filter(({ record, line }) => line.rate === 0 && record.place.code);
  const nilPaise = (isWithinState: boolean) =>
    sum(nil.filter(({ record }) => record.isWithinState === isWithinState).map(({ line }) => line.taxable));
  return {
    sums: sumLines(lines),
    consumers: consumerSales(
      lines.filter(({ record, line }) => line.rate > 0 && record.place.code && !isLarge(record)),
    ),
    large: largeDocuments(large.filter(({ kind }) => kind === 'invoice')),
    largeNotes: largeDocuments(large.filter(({ kind }) => kind === 'credit-note')),
    nil: { otherStates: nilPaise(false), withinState: nilPaise(true) },
    hsn: hsnSales(lines),
    documents: issuedDocuments(records),
    unplaced: counted.filter(({ place }) => !place.code),
    late: records.filter(isLate),
  };
}
