import { returnedLines } from '@/domain/invoices/creditNote';
import { invoiceLines, type Invoice } from '@/domain/invoices/invoice';
import { toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { owedForValue, promisedForOrder } from './refundable';

/** The statuses in which the lines that come back are known. */
const COMING_BACK: readonly OrderStatus[] = ['return_requested', 'returned', 'rto'];

/** The worth of a return, line by line as on its credit note, and the rest to refund. */
export interface RefundProposal extends Pick<Invoice, 'lines' | 'totals'> {
  /** Paise that the shop gave back before, or owes already. */
  given: Paise;
  /** Paise to give back now; zero where nothing more is owed. */
  amount: Paise;
}

/**
 * Proposes the refund for what comes back of an order; null where nothing does, and zero for a settled return. The lines are
 * those of the credit note, so that both name the same sums.
 */
export function proposeRefund(order: Order): RefundProposal | null {
  const { status, returning, history } = order;
  const isSettled = status === 'refunded' && history.some(({ to }) => COMING_BACK.includes(to));
  if (!isSettled && !COMING_BACK.includes(status)) return null;
  const back = returnedLines(invoiceLines(order), returning?.lines ?? null);
  const amount = isSettled ? ZERO : owedForValue(order, toPaise(back.totals.total));
  return { ...back, given: promisedForOrder(order), amount };
}
