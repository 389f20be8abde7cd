import type { Order, OrderStatus } from '../order';
import { store } from '../store';

export const PAPER_KINDS = ['invoice', 'credit-note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const AFTER_SHIPPING: readonly OrderStatus[] = [
  'shipped',
  'out_for_delivery',
  'delivered',
  'return_requested',
  'returned',
  'rto',
];
/** What was sent came back, or its money did. */
const UNDONE: readonly OrderStatus[] = ['returned', 'rto', 'refunded'];

function wentOut({ status, history }: Order): boolean {
  return AFTER_SHIPPING.includes(status) || history.some(({ to }) => AFTER_SHIPPING.includes(to));
}

/** Whether an order is one for which there is, or has to be, such a paper: an invoice once the goods have left (section 31). */
export function hasPaper(order: Order, kind: PaperKind): boolean {
  if (!wentOut(order)) return false;
  return kind === 'invoice' || UNDONE.includes(order.status);
}

/** Whether an order's goods are still to leave. */
export function isBeforeShipping(order: Order): boolean {
  return ['pending_payment', 'placed', 'packed'].includes(order.status);
}

export function paperNumber({ papers }: Order, kind: PaperKind): string {
  return (kind === 'invoice' ? papers?.invoice : papers?.creditNote) ?? '';
}

/** The first paper that an order is to have and has not; null when none is missing. */
export function missingPaper(order: Order): PaperKind | null {
  return PAPER_KINDS.find((kind) => hasPaper(order, kind) && !paperNumber(order, kind)) ?? null;
}

/** An order with what it says of its papers put right: whether one is due, and since when. */
export function withPapersDue(order: Order): Order {
  const { papers, updatedAt } = order;
  const dueAt = missingPaper(order) ? (papers?.dueAt ?? updatedAt) : null;
  if ((papers?.dueAt ?? null) === dueAt) return order;
  return { ...order, papers: { invoice: '', creditNote: '', ...papers, dueAt } };
}

/** The order once a paper of this number is issued. */
export function paperIssued(order: Order, kind: PaperKind, number: string): Order {
  const papers = { invoice: '', creditNote: '', dueAt: null, ...order.papers };
  const issued = kind === 'invoice' ? { ...papers, invoice: number } : { ...papers, creditNote: number };
  return withPapersDue({ ...order, papers: issued });
}

/** What a paper is called when it is saved: 'glumist-invoice-GLM1.pdf'. */
export function paperFileName(orderId: string, kind: PaperKind): string {
  return `${store.name.toLowerCase()}-${kind}-${orderId.replace(/[^\w-]/g, '')}.pdf`;
}
