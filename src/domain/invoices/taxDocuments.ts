import { add, least, part, subtract, sum, toPaise, toRupees, ZERO, type Paise } from '../money/money';
import { creditLeft } from '../credit/spend';
import { refundedByHand } from '../orders/order/refunded';
import type { Order, OrderStatus, TaxDocuments } from '../orders/order/order';
import { endedAsLost } from '../orders/lifecycle/lifecycle';
import { isWholeReturn } from '../orders/returns/returns';
import { slugOf } from '@/domain/text/slug';
import { store } from '../store';
import { taxLines } from './taxLines';

export const TAX_DOCUMENT_KINDS = ['invoice', 'credit-note'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

const AFTER_SHIPPING: readonly OrderStatus[] = [
  'shipped',
  'out_for_delivery',
  'delivered',
  'return_requested',
  'returned',
  'rto',
];
/** The statuses in which goods or money came back, or, after a loss, a second parcel was called off. */
const UNDONE: readonly OrderStatus[] = ['returned', 'rto', 'refunded', 'cancelled'];

function hasShipped({ status, history }: Order): boolean {
  return AFTER_SHIPPING.includes(status) || history.some(({ to }) => AFTER_SHIPPING.includes(to));
}

/** Whether goods or money came back, or the goods were lost on their way. */
const isUndone = (order: Order): boolean => UNDONE.includes(order.status) || endedAsLost(order);

/** Returns the paise of the invoice that credit notes have taken back. */
function creditedPaise({ papers, amounts }: Order): Paise {
  if (papers?.credited !== undefined) return toPaise(papers.credited);
  // Older credit notes took back the whole invoice.
  return papers?.creditNote ? toPaise(amounts.finalTotal) : ZERO;
}

/** Returns the paise that were sent back to the shopper. */
function refundedPaise({ payment, amounts, credit }: Order): Paise {
  const total = toPaise(amounts.finalTotal);
  if (payment.status === 'refunded') return subtract(total, creditLeft(credit));
  const parts = (payment.parts ?? [])
    .filter(({ sentAt, isEdit }) => sentAt && !isEdit)
    .map(({ amount }) => toPaise(amount));
  return least(total, add(refundedByHand(payment), sum(parts)));
}

/** Returns the paise still to be credited for refunds beyond the returned goods. */
export function toAdjust(order: Order): Paise {
  return hasShipped(order) ? subtract(refundedPaise(order), creditedPaise(order)) : ZERO;
}

/** Returns the invoiced paise of the returned goods: the whole invoice where no lines are named, or without gift wrap where all are. */
export function valueOfReturnedGoods(order: Order): Paise {
  const { returning, lines } = order;
  if (!isUndone(order)) return ZERO;
  if (!returning) return toPaise(order.amounts.finalTotal);
  if (isWholeReturn(order)) {
    return subtract(toPaise(order.amounts.finalTotal), toPaise(order.amounts.giftWrap ?? 0));
  }
  const totals = taxLines(order, true);
  return sum(
    returning.lines.map(({ line, quantity }) =>
      part(totals[line]?.total ?? ZERO, quantity, lines[line]?.quantity ?? 1),
    ),
  );
}

/** Returns the paise still to be credited for returned goods. */
export function toCredit(order: Order): Paise {
  return hasShipped(order) ? subtract(valueOfReturnedGoods(order), creditedPaise(order)) : ZERO;
}

/**
 * Whether an order has or needs the document; an invoice is due once the goods have left (section 31). A
 * free replacement is no supply of its own: the first order's invoice covers it.
 */
export function hasTaxDocument(order: Order, kind: TaxDocumentKind): boolean {
  if (!hasShipped(order) || order.replaces) return false;
  if (kind === 'invoice') return true;
  return isUndone(order) && (taxDocumentNumber(order, kind) !== '' || toCredit(order) > ZERO);
}

/** Whether an order's goods are still to leave. */
export function isBeforeShipping(order: Order): boolean {
  return ['pending_payment', 'placed', 'packed'].includes(order.status);
}

export function taxDocumentNumber({ papers }: Order, kind: TaxDocumentKind): string {
  return (kind === 'invoice' ? papers?.invoice : papers?.creditNote) ?? '';
}

/** An 'adjustment' is a credit note for a refund without returned goods. */
export type DueTaxDocument = TaxDocumentKind | 'adjustment';

/** Returns the first document that is due and not issued; null when none is missing. */
export function findMissingTaxDocument(order: Order): DueTaxDocument | null {
  const kind = TAX_DOCUMENT_KINDS.find((one) => hasTaxDocument(order, one) && !taxDocumentNumber(order, one));
  return kind ?? (toAdjust(order) > ZERO ? 'adjustment' : null);
}

/** Sets whether a document is due, and since when. */
export function withTaxDocumentsDue(order: Order): Order {
  const { papers, updatedAt } = order;
  const dueAt = findMissingTaxDocument(order) ? (papers?.dueAt ?? updatedAt) : null;
  if ((papers?.dueAt ?? null) === dueAt) return order;
  return { ...order, papers: { invoice: '', creditNote: '', ...papers, dueAt } };
}

function named(papers: TaxDocuments, due: DueTaxDocument, number: string): TaxDocuments {
  switch (due) {
    case 'invoice':
      return { ...papers, invoice: number };
    case 'credit-note':
      return { ...papers, creditNote: number };
    case 'adjustment':
      return { ...papers, adjustments: [...(papers.adjustments ?? []), number] };
  }
}

/** Records an issued document by number and total (rupees). */
export function withIssuedTaxDocument(
  order: Order,
  due: DueTaxDocument,
  number: string,
  total: number,
): Order {
  const papers = named({ invoice: '', creditNote: '', dueAt: null, ...order.papers }, due, number);
  const sums = due === 'invoice' ? {} : { credited: toRupees(add(creditedPaise(order), toPaise(total))) };
  return withTaxDocumentsDue({ ...order, papers: { ...papers, ...sums } });
}

/** Returns the file name of a tax document: 'glumist-invoice-GLM1.pdf'; one of several has its number behind that. */
export function taxDocumentFileName(orderId: string, kind: TaxDocumentKind, number = ''): string {
  const words = [slugOf(store.name), kind, orderId, number].filter(Boolean);
  return `${words.map((word) => word.replace(/[^\w-]/g, '-')).join('-')}.pdf`;
}
