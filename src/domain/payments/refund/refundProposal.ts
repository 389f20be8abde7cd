import { returnedLines } from '@/domain/invoices/creditNote';
import { invoiceLines, type Invoice } from '@/domain/invoices/invoice';
import { toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { owedForValue, promisedForOrder } from './refundable';

/** The statuses in which the returned lines are known. */
const COMING_BACK: readonly OrderStatus[] = ['return_requested', 'returned', 'rto'];

/** The worth of a return, line by line as on its credit note, and the rest to refund. */
export interface RefundProposal extends Pick<Invoice, 'lines' | 'totals'> {
  /** Paise that were refunded before, or are already owed. */
  given: Paise;
  /** Paise to refund now; zero where nothing more is owed. */
  amount: Paise;
}

/**
 * Proposes the refund for an order's returned lines; null without any, and zero for a settled return. The
 * lines equal those of the credit note, so that both have the same sums.
 */
export function proposeRefund(order: Order): RefundProposal | null {
  const { status, returning, history } = order;
  const isSettled = status === 'refunded' && history.some(({ to }) => COMING_BACK.includes(to));
  if (!isSettled && !COMING_BACK.includes(status)) return null;
  const back = returnedLines(invoiceLines(order), returning?.lines ?? null);
  const amount = isSettled ? ZERO : owedForValue(order, toPaise(back.totals.total));
  return { ...back, given: promisedForOrder(order), amount };
}
