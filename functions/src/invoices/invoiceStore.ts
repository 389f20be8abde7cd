import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Invoice } from '@/domain/invoices/invoice';
import { issueTaxDocuments, seriesFor } from '@/domain/invoices/issueTaxDocuments';
import {
  hasTaxDocument,
  findMissingTaxDocument,
  taxDocumentNumber,
  toAdjust,
  type TaxDocumentKind,
} from '@/domain/invoices/taxDocuments';
import { serialId, type SerialCounter } from '@/domain/invoices/serial';
import type { Order } from '@/domain/orders/order/order';
import { readItems } from '../catalogue/readItems';
import { writeSearchEntry } from '../orders/searchIndex';
import type { KeyedQueue } from '../platform/concurrency/keyedQueue';
import { inTransaction } from '../platform/firestore/transaction';
import { orderRef } from '../platform/firestore/refs';
import { pathReader, readData } from '../platform/firestore/readData';
import { collectionOf } from '../platform/firestore/collections';

const taxDocumentRef = (db: Firestore, number: string) => collectionOf(db, 'invoices').doc(serialId(number));
const counterRef = (db: Firestore, series: string) => db.collection('counters').doc(serialId(series));

/** All documents share one counter, so within a process they queue rather than collide. */
const QUEUE = 'papers';

async function readTaxDocument(db: Firestore, number: string): Promise<Invoice | null> {
  return number ? ((await taxDocumentRef(db, number).get()).data() ?? null) : null;
}

/**
 * The catalogue items of an order whose invoice is due. Read outside the transaction, which would otherwise block
 * shoppers who buy the same items.
 */
function shopOf(db: Firestore, order: Order) {
  const invoicedLines = findMissingTaxDocument(order) === 'invoice' ? order.lines : [];
  return readItems(
    pathReader(db, db),
    invoicedLines.map((line) => ({ ...line, shownPrice: line.price })),
  );
}

/** The credit notes of an order so far. */
function readNotes(db: Firestore, transaction: Transaction, { papers }: Order): Promise<Invoice[]> {
  const numbers = [papers?.creditNote ?? '', ...(papers?.adjustments ?? [])].filter(Boolean);
  return readData(transaction, ...numbers.map((number) => taxDocumentRef(db, number)));
}

/** The numbers of a series have no gaps: a number and its document are written together or not at all. */
async function issueWithin(
  db: Firestore,
  transaction: Transaction,
  orderId: string,
  now: Date,
): Promise<Invoice[]> {
  const order = (await transaction.get(orderRef(db, orderId))).data();
  if (!order || !findMissingTaxDocument(order)) return [];
  const counter = async (kind: TaxDocumentKind) =>
    ((await transaction.get(counterRef(db, seriesFor(kind, now)))).data() as SerialCounter | undefined) ??
    null;
  const number = taxDocumentNumber(order, 'invoice');
  const known = number ? await transaction.get(taxDocumentRef(db, number)) : null;
  const facts = {
    shop: await shopOf(db, order),
    invoice: known?.data() ?? null,
    notes: toAdjust(order) > 0 ? await readNotes(db, transaction, order) : [],
    counters: {
      invoice: await counter('invoice'),
      // Read only when needed, because other transactions wait for documents that this one has read.
      'credit-note':
        hasTaxDocument(order, 'credit-note') || toAdjust(order) > 0 ? await counter('credit-note') : null,
    },
  };
  const { order: next, issued } = issueTaxDocuments(order, facts, now);
  for (const { document, series, counter: count } of issued) {
    transaction.create(taxDocumentRef(db, document.number), document);
    transaction.set(counterRef(db, series), count);
  }
  transaction.update(orderRef(db, orderId), { papers: next.papers, lines: next.lines });
  writeSearchEntry(db, transaction, order, next);
  return issued.map(({ document }) => document);
}

/**
 * Issues the documents that an order should have and has not, once however often it is called. Returns those it
 * issued.
 */
export function issueMissingInvoices(
  db: Firestore,
  queue: KeyedQueue,
  orderId: string,
  now: Date,
): Promise<Invoice[]> {
  return queue.run([QUEUE], () =>
    inTransaction(db, (transaction) => issueWithin(db, transaction, orderId, now)),
  );
}

/** One of an order's credit notes for money alone, by its number; null when the order has none of that number. */
export function findAdjustment(db: Firestore, { papers }: Order, number: string): Promise<Invoice | null> {
  return papers?.adjustments?.includes(number) ? readTaxDocument(db, number) : Promise.resolve(null);
}

/** An order's document of a kind, issued now if it was missing; null when the order should have none. */
export async function findOrIssueInvoice(
  db: Firestore,
  queue: KeyedQueue,
  { order, kind, now }: { order: Order; kind: TaxDocumentKind; now: Date },
): Promise<Invoice | null> {
  if (!hasTaxDocument(order, kind)) return null;
  const known = await readTaxDocument(db, taxDocumentNumber(order, kind));
  if (known) return known;
  const issued = await issueMissingInvoices(db, queue, order.orderId, now);
  const own = issued.find((document) => document.kind === kind);
  if (own) return own;
  // Another call has issued it since the order was read.
  const current = (await orderRef(db, order.orderId).get()).data();
  return current ? readTaxDocument(db, taxDocumentNumber(current, kind)) : null;
}
