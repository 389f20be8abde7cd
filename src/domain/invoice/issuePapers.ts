import { eraseInvoice } from '../accountErasure';
import type { Order } from '../order';
import { store } from '../store';
import { creditNoteOf } from './creditNote';
import { invoiceOf, type Invoice } from './invoice';
import { hasPaper, PAPER_KINDS, paperIssued, paperNumber, type PaperKind } from './papers';
import { nextSerial, seriesOf, type SerialCounter } from './serial';

const PREFIX: Record<PaperKind, string> = {
  invoice: store.invoicePrefix,
  'credit-note': store.creditNotePrefix,
};

/** The series in which a paper that is issued now gets its number. */
export function seriesFor(kind: PaperKind, now: Date): string {
  return seriesOf(PREFIX[kind], now);
}

export interface PaperFacts {
  /** The order's invoice, where it is issued already. */
  invoice: Invoice | null;
  counters: Record<PaperKind, SerialCounter | null>;
}

export interface IssuedPaper {
  paper: Invoice;
  series: string;
  counter: SerialCounter;
}

/** All papers that an order is to have and has not, and the order that names them. Throws RangeError where its sums do not fit. */
export function issuePapers(
  order: Order,
  { invoice, counters }: PaperFacts,
  now: Date,
): { order: Order; issued: IssuedPaper[] } {
  let next = order;
  let own = invoice;
  const issued: IssuedPaper[] = [];
  for (const kind of PAPER_KINDS) {
    if (!hasPaper(order, kind) || paperNumber(order, kind)) continue;
    const series = seriesFor(kind, now);
    const { number, date, counter } = nextSerial(series, counters[kind], now);
    if (kind === 'credit-note' && !own) throw new Error(`The invoice of ${order.orderId} is missing`);
    const made = own
      ? creditNoteOf(own, { number, date }, order.returning?.lines ?? null)
      : invoiceOf(order, { number, date });
    // Its buyer may be leaving just now, and this order have lost them already.
    const paper = order.erasedAt ? eraseInvoice(made) : made;
    if (kind === 'invoice') own = paper;
    next = paperIssued(next, kind, number);
    issued.push({ paper, series, counter });
  }
  return { order: next, issued };
}
