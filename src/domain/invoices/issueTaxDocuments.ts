import { eraseInvoice } from './eraseInvoice';
import { NO_RATES, withRatesOn, type TaxRates } from '../catalogue/gst';
import { dayInIndia } from '../time/india';
import type { Order } from '../orders/order/order';
import { store } from '../store';
import { toPaise } from '../money/money';
import { adjustmentOf, creditNoteOf, withAmountLeft } from './creditNote';
import { invoiceOf, type Invoice, type Numbering } from './invoice';
import {
  findMissingTaxDocument,
  withIssuedTaxDocument,
  toAdjust,
  toCredit,
  type DueTaxDocument,
  type TaxDocumentKind,
} from './taxDocuments';
import { nextSerial, seriesOf, type SerialCounter } from './serial';

const PREFIX: Record<TaxDocumentKind, string> = {
  invoice: store.invoicePrefix,
  'credit-note': store.creditNotePrefix,
};

/** The series of a tax document at a date. */
export function seriesFor(kind: TaxDocumentKind, now: Date): string {
  return seriesOf(PREFIX[kind], now);
}

export interface TaxDocumentFacts {
  /**
   * The catalogue items of the order's lines, because an invoice takes the tax rates of its own day.
   * Without them the lines keep theirs.
   */
  shop?: TaxRates;
  /** The order's invoice, if it is already issued. */
  invoice: Invoice | null;
  /** The order's credit notes so far; absent for none. */
  notes?: readonly Invoice[];
  counters: Record<TaxDocumentKind, SerialCounter | null>;
}

export interface IssuedTaxDocument {
  document: Invoice;
  series: string;
  counter: SerialCounter;
}

/** The credit note for returned goods, less the amount that earlier refunds credited. */
function returnCreditNote(order: Order, invoice: Invoice, numbering: Numbering): Invoice {
  const note = creditNoteOf(invoice, numbering, order.returning?.lines ?? null);
  const left = toCredit(order);
  return toPaise(note.totals.total) <= left ? note : withAmountLeft(note, left);
}

function documentFor(
  due: DueTaxDocument,
  order: Order,
  { invoice, notes }: { invoice: Invoice | null; notes: readonly Invoice[] },
  numbering: Numbering,
): Invoice {
  if (due === 'invoice') return invoiceOf(order, numbering);
  if (!invoice) throw new Error(`The invoice of ${order.orderId} is missing`);
  return due === 'credit-note'
    ? returnCreditNote(order, invoice, numbering)
    : adjustmentOf(invoice, numbering, toAdjust(order), notes);
}

/**
 * Issues the tax documents that the order lacks; returns them with the updated order. Throws RangeError
 * when the sums do not add up.
 */
export function issueTaxDocuments(
  order: Order,
  { shop = NO_RATES, invoice, notes: earlier = [], counters }: TaxDocumentFacts,
  now: Date,
): { order: Order; issued: IssuedTaxDocument[] } {
  let next = order;
  let own = invoice;
  const notes = [...earlier];
  const issued: IssuedTaxDocument[] = [];
  const counts = { ...counters };
  for (let due = findMissingTaxDocument(next); due; due = findMissingTaxDocument(next)) {
    const kind = due === 'invoice' ? 'invoice' : 'credit-note';
    const series = seriesFor(kind, now);
    const { number, date, counter } = nextSerial(series, counts[kind], now);
    if (due === 'invoice')
      next = { ...next, lines: withRatesOn(next.lines, shop, dayInIndia(new Date(date))) };
    const made = documentFor(due, next, { invoice: own, notes }, { number, date });
    // The account may be deleted concurrently, and the order already anonymised.
    const document = order.erasedAt ? eraseInvoice(made) : made;
    if (due === 'invoice') own = document;
    else notes.push(document);
    next = withIssuedTaxDocument(next, due, number, document.totals.total);
    counts[kind] = counter;
    issued.push({ document, series, counter });
  }
  return { order: next, issued };
}
