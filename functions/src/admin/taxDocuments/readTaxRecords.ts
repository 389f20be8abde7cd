import type { Firestore } from 'firebase-admin/firestore';
import { addMonths, startOfMonth } from '@/domain/time/months';
import { taxRecordOf, type StoredTaxDocument, type TaxRecord } from '@/domain/admin/gst/taxRecord';
import { TAX_DOCUMENTS_PAGE, type TaxDocumentsQuery } from '@/domain/contracts/admin/taxDocuments';
import { serialId } from '@/domain/invoices/serial';
import { DOCUMENT_ID } from '../orderList/queries';

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

const invoicesOf = (db: Firestore) => db.collection('invoices');

/**
 * The documents of a page, the oldest first. `after` is the number of the last document of the page before. Returns null
 * where no document has this number.
 */
async function readPage(
  db: Firestore,
  { from, to, after }: TaxDocumentsQuery,
): Promise<StoredTaxDocument[] | null> {
  const ordered = invoicesOf(db)
    .where('date', '>=', startOfMonth(from))
    .where('date', '<', startOfMonth(addMonths(to, 1)))
    .orderBy('date')
    .orderBy(DOCUMENT_ID);
  const last = after ? await invoicesOf(db).doc(serialId(after)).get() : null;
  if (last && !last.exists) return null;
  const rest = last ? ordered.startAfter(last) : ordered;
  const { docs } = await rest
    .select(...FIELDS)
    .limit(TAX_DOCUMENTS_PAGE)
    .get();
  return docs.map((doc) => doc.data() as StoredTaxDocument);
}

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

/** One page of records, and the cursor of the next, null on the last. Null where `after` is no document. */
export async function readTaxRecords(
  db: Firestore,
  query: TaxDocumentsQuery,
): Promise<{ documents: TaxRecord[]; next: string | null } | null> {
  const found = await readPage(db, query);
  if (!found) return null;
  const totals = await readTotals(db, found);
  const documents = found.map((one) =>
    taxRecordOf(one, totals.get(one.against?.number ?? '') ?? one.totals.total),
  );
  const next = found.length === TAX_DOCUMENTS_PAGE ? (found.at(-1)?.number ?? null) : null;
  return { documents, next };
}
