import { plural } from '@/domain/text/plural';
import type { TaxDocumentKind } from '@/domain/invoices/taxDocuments';

const KINDS: Record<TaxDocumentKind, string> = { invoice: 'Invoices', 'credit-note': 'Credit notes' };

export const messages = {
  title: 'GST return',
  intro:
    'The figures that GSTR-1 needs from the invoices and credit notes of a month or quarter. Each file is for the offline tool of the GST portal. All buyers count as consumers: no invoice names a buyer’s GSTIN.',
  period: 'Month or quarter',
  months: 'Months',
  quarters: 'Quarters',
  quarter: (from: string, to: string) => `${from} to ${to}`,
  reading: (count: number) => plural(count, { one: '# document read', other: '# documents read' }),
  ready: (count: number) => plural(count, { one: '# document.', other: '# documents.' }),
  /** After the number of documents. */
  notOver: ' Not over yet: more will come.',
  noneTitle: 'No invoices in this period',
  noneText: 'An order gets its invoice when its parcel leaves.',
  saved: (rows: number) => plural(rows, { one: '# row saved.', other: '# rows saved.' }),
  saveAll: 'Save all documents as a file',
  saveAllText: 'One row for each document, HSN and rate, with its order: for your books, or to check a sum.',
  sums: {
    title: 'Sums',
    taxable: 'Taxable value',
    cgst: 'CGST',
    sgst: 'SGST or UTGST',
    igst: 'IGST',
    total: 'Total',
  },
  netNote: 'Credit notes are taken off.',
  columns: {
    state: 'State',
    rate: 'Rate',
    hsn: 'HSN',
    units: 'Units',
    document: 'Number',
    kind: 'Kind',
    date: 'Date',
    from: 'First number',
    to: 'Last number',
    count: 'Documents',
    sales: 'Sales',
    value: 'Value of the document',
  },
  rate: (percent: number) => `${percent}%`,
  kinds: KINDS,
  tables: {
    b2cs: { title: 'Consumers, by state', table: 'Table 7', save: 'Save b2cs file' },
    b2cl: { title: 'Large invoices to other states', table: 'Table 5', save: 'Save b2cl file' },
    cdnur: { title: 'Credit notes for large invoices', table: 'Table 9B', save: 'Save cdnur file' },
    exemp: { title: 'Nil-rated sales', table: 'Table 8', save: 'Save exemp file' },
    hsn: { title: 'By HSN', table: 'Table 12', save: 'Save hsn(b2c) file' },
    docs: { title: 'Documents issued', table: 'Table 13', save: 'Save docs file' },
  },
  withinState: 'Within the state',
  otherStates: 'To other states',
  unplaced: (count: number) =>
    plural(count, {
      one: 'The state of # document has no GST code. It is in no table by state: find out the state and add it by hand.',
      other:
        'The states of # documents have no GST code. They are in no table by state: find out the states and add them by hand.',
    }),
  late: (count: number) =>
    plural(count, {
      one: '# credit note came too late: it had to be in a return filed by 30 November after the financial year of its invoice. It lowers no tax here and is only among the documents issued.',
      other:
        '# credit notes came too late: they had to be in a return filed by 30 November after the financial year of their invoice. They lower no tax here and are only among the documents issued.',
    }),
};
