import type { Firestore, Query } from 'firebase-admin/firestore';
import { addMonths, startOfMonth } from '@/domain/time/months';
import { taxRecordOf, type StoredTaxDocument, type TaxRecord } from '@/domain/admin/gst/taxRecord';
import { TAX_DOCUMENTS_PAGE, type TaxDocumentsQuery } from '@/domain/contracts/admin/taxDocuments';
import { serialId } from '@/domain/invoices/serial';
import { DOCUMENT_ID, readPage } from '../../platform/firestore/readPage';
import { collectionOf } from '../../platform/firestore/collections';

/** The fields of a document that a record needs; the buyer's name and address are not read. */
const FIELDS = [
  'kind',
  'number',
  'date',
  'orderId',
  'placeOfSupply',
  'supplier.state',
  'totals',
  'lines',
  'against',
];

const invoicesOf = (db: Firestore) => collectionOf(db, 'invoices');

/** The totals in rupees of the invoices that credit notes refer to, by number. */
async function readTotals(
  db: Firestore,
  documents: readonly StoredTaxDocument[],
): Promise<Map<string, number>> {
  const numbers = [...new Set(documents.flatMap(({ against }) => against?.number ?? []))];
  if (numbers.length === 0) return new Map();
  const refs = numbers.map((number) => invoicesOf(db).doc(serialId(number)));
  const found = await db.getAll(...refs, { fieldMask: ['number', 'totals.total'] });
  return new Map(found.map((doc) => [doc.get('number') as string, doc.get('totals.total') as number]));
}

/** A page of the records of some months, the oldest first; null where no document has the number `after`. */
export async function readTaxRecords(
  db: Firestore,
  { from, to, after }: TaxDocumentsQuery,
): Promise<{ documents: TaxRecord[]; next: string | null } | null> {
  const invoices = invoicesOf(db);
  const query = invoices
    .where('date', '>=', startOfMonth(from))
    .where('date', '<', startOfMonth(addMonths(to, 1)))
    .orderBy('date')
    .orderBy(DOCUMENT_ID)
    .select(...FIELDS);
  const last = after ? invoices.doc(serialId(after)) : null;
  const page = await readPage(query as Query<StoredTaxDocument>, TAX_DOCUMENTS_PAGE, last);
  if (!page) return null;
  const { found } = page;
  const totals = await readTotals(db, found);
  const documents = found.map((one) =>
    taxRecordOf(one, totals.get(one.against?.number ?? '') ?? one.totals.total),
  );
  return { documents, next: page.next && (found.at(-1)?.number ?? null) };
}
