import { slugOf } from '@/domain/text/slug';
import { hasTaxDocument, isBeforeShipping } from '@/domain/invoices/taxDocuments';
import { store } from '@/domain/store';
import type { Order, PrintMark } from '../order/order';
import { labelProblem } from '../shipment/cancelledParcel';
import { messages } from './messages';
import { packingSlipProblem } from './packingSlip';

/** The papers that can be printed for chosen orders as one PDF. */
export const PRINTS = ['labels', 'labels-with-slips', 'pick-list', 'slips', 'invoices'] as const;
export type Print = (typeof PRINTS)[number];

/** The pages of labels: one on a label printer's 4 × 6 inches, or four on an A4 sheet. */
export const LABEL_LAYOUTS = ['4x6', 'a4'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** Maximum of orders in one PDF. */
export const MAX_PRINTED = 60;

/** The marks that a print leaves on its orders. */
export const MARKS: Readonly<Record<Print, readonly PrintMark[]>> = {
  labels: ['label'],
  'labels-with-slips': ['label', 'slip'],
  'pick-list': ['pick'],
  slips: ['slip'],
  invoices: ['invoice'],
};

export interface PrintRefusal {
  code: 'no_slip' | 'no_label' | 'has_left' | 'no_paper';
  /** A sentence that names the order. */
  message: string;
}

const refusal = (code: PrintRefusal['code'], message: string | null): PrintRefusal | null =>
  message === null ? null : { code, message };

function noLabel(order: Order, at: string): PrintRefusal | null {
  const { orderId, shipment } = order;
  if (shipment.status !== 'booked' || !shipment.awb) {
    return refusal('no_label', messages.noLabel(orderId));
  }
  const problem = labelProblem(order, at);
  if (problem) return refusal('no_label', messages.labelProblem(orderId, problem.message));
  return isBeforeShipping(order) ? null : refusal('has_left', messages.noLabelNeeded(orderId));
}

function noPickList(order: Order): string | null {
  return isBeforeShipping(order) ? null : messages.nothingPicked(order.orderId);
}

function noInvoice(order: Order): string | null {
  const { orderId } = order;
  if (hasTaxDocument(order, 'invoice')) return null;
  return isBeforeShipping(order) ? messages.noInvoiceYet(orderId) : messages.neverSent(orderId);
}

/** Returns the reason why a paper of an order cannot be printed at a time (ISO); null where it can. */
export function printRefusal(order: Order, print: Print, at: string): PrintRefusal | null {
  if (print === 'invoices') return refusal('no_paper', noInvoice(order));
  const without = refusal('no_slip', packingSlipProblem(order));
  if (without || print === 'slips') return without;
  if (print === 'pick-list') return refusal('no_paper', noPickList(order));
  return noLabel(order, at);
}

/**
 * The order without the print marks of papers with its parcel's AWB, which a new parcel makes out of date.
 */
export function withoutParcelPapers(order: Order): Order {
  const { printed, ...unprinted } = order;
  if (!printed) return order;
  const { label: _label, slip: _slip, ...others } = printed;
  return Object.keys(others).length > 0 ? { ...unprinted, printed: others } : unprinted;
}

/** The marks of an order after a print. */
export function markPrinted(
  order: Pick<Order, 'printed'>,
  print: Print,
  at: string,
): NonNullable<Order['printed']> {
  return { ...order.printed, ...Object.fromEntries(MARKS[print].map((mark) => [mark, at])) };
}

/**
 * The order marked with its courier's label; null where it has another parcel by now, or no longer needs a
 * label.
 */
export function markLabelled(order: Order, awb: string, at: string): Order | null {
  if (order.shipment.awb !== awb || printRefusal(order, 'labels', at)) return null;
  return { ...order, printed: markPrinted(order, 'labels', at), updatedAt: at };
}

export function printFileName(print: Print, orderIds: readonly string[]): string {
  const what = orderIds.length === 1 ? `${print}-${orderIds[0] ?? ''}` : `${print}-${orderIds.length}`;
  return `${slugOf(store.name)}-${what}.pdf`;
}
