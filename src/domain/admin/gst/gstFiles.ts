import { toRupees } from '../../money/money';
import type { GstState } from '../../invoices/gstStates';
import { indianDay } from '../../invoices/serial';
import type { TaxDocumentKind } from '../../invoices/taxDocuments';
import { inIndia } from '../../time/india';
import type { Cell } from '../orderList/exportRows';
import type { GstReturn, LargeDocument } from './gstReturn';
import { TAX_FIGURES, type TaxRecord, type TaxSums } from './taxRecord';

/** A file of rows below a head. */
export interface GstFile {
  /** A part of the file's name. */
  name: string;
  head: string[];
  rows: Cell[][];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '21-Nov-2026', in India: how the offline tool writes days. */
function toolDay(iso: string): string {
  const day = inIndia(new Date(iso));
  return [String(day.getUTCDate()).padStart(2, '0'), MONTHS[day.getUTCMonth()], day.getUTCFullYear()].join(
    '-',
  );
}

/** '29-Karnataka', as in the offline tool's list: '&' where the names of states have 'and', and its own spelling of one. */
const toolPlace = ({ code, name }: GstState): string =>
  code === '31' ? '31-Lakshdweep' : `${code}-${name.replaceAll(' and ', ' & ')}`;

const largeRows = (documents: readonly LargeDocument[]) =>
  documents.map(({ number, date, value, place, rate, taxable }) => ({
    document: [number, toolDay(date)],
    value: toRupees(value),
    place: toolPlace(place),
    // The share of the tax rate that applies (none but the whole), the rate, the value and the cess.
    amounts: ['', rate, toRupees(taxable), 0],
  }));

const NATURE: Record<TaxDocumentKind, string> = {
  invoice: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
};

/** The files that the government's offline tool imports, with the heads of its own CSV files. */
export const returnFiles = {
  b2cs: ({ consumers }: GstReturn): GstFile => ({
    name: 'b2cs',
    head: [
      'Type',
      'Place Of Supply',
      'Rate',
      'Applicable % of Tax Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rows: consumers.map(({ place, rate, taxable }) => [
      'OE',
      toolPlace(place),
      rate,
      '',
      toRupees(taxable),
      0,
      '',
    ]),
  }),
  b2cl: ({ large }: GstReturn): GstFile => ({
    name: 'b2cl',
    head: [
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    rows: largeRows(large).map(({ document, value, place, amounts }) => [
      ...document,
      value,
      place,
      ...amounts,
      '',
    ]),
  }),
  cdnur: ({ largeNotes }: GstReturn): GstFile => ({
    name: 'cdnur',
    head: [
      'UR Type',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Note Value',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    rows: largeRows(largeNotes).map(({ document, value, place, amounts }) => [
      'B2CL',
      ...document,
      'C',
      place,
      value,
      ...amounts,
    ]),
  }),
  exemp: ({ nil }: GstReturn): GstFile => ({
    name: 'exemp',
    head: [
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ],
    rows: [
      ['Inter-State supplies to unregistered persons', toRupees(nil.otherStates), 0, 0],
      ['Intra-State supplies to unregistered persons', toRupees(nil.withinState), 0, 0],
    ],
  }),
  hsn: ({ hsn }: GstReturn): GstFile => ({
    name: 'hsn-b2c',
    head: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    rows: hsn.map(({ hsn: code, units, total, rate, taxable, igst, cgst, sgst }) => [
      code,
      '',
      'NOS-NUMBERS',
      units,
      toRupees(total),
      rate,
      ...[taxable, igst, cgst, sgst].map(toRupees),
      0,
    ]),
  }),
  docs: ({ documents }: GstReturn): GstFile => ({
    name: 'docs',
    head: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: documents.map(({ kind, from, to, count }) => [NATURE[kind], from, to, count, 0]),
  }),
};
export type ReturnFile = keyof typeof returnFiles;

const figures = (sums: TaxSums): number[] => TAX_FIGURES.map((figure) => toRupees(sums[figure]));

/** Every document, a row for each HSN and rate; the amounts of credit notes are negative. For books and questions. */
export function documentList(records: readonly TaxRecord[]): GstFile {
  return {
    name: 'documents',
    head: [
      'Document',
      'Number',
      'Date',
      'Order',
      'Against',
      'Against date',
      'State code',
      'State',
      'HSN',
      'GST %',
      'Units',
      'Taxable value',
      'CGST',
      'SGST or UTGST',
      'IGST',
      'Total',
    ],
    rows: records.flatMap(({ kind, number, date, orderId, against, place, lines }) => {
      const sign = kind === 'invoice' ? 1 : -1;
      const named = [kind === 'invoice' ? 'Invoice' : 'Credit note', number, indianDay(date), orderId];
      const origin = against ? [against.number, indianDay(against.date)] : ['', ''];
      return lines.map((line): Cell[] => [
        ...named,
        ...origin,
        place.code,
        place.name,
        line.hsn,
        line.rate,
        ...[line.units, ...figures(line)].map((figure) => figure * sign || 0),
      ]);
    }),
  };
}
