import { returnedLines } from './invoice/creditNote';
import { invoiceLines, type Invoice } from './invoice/invoice';
import { add, least, subtract, sum, toPaise, ZERO, type Paise } from './money';
import { moveOrder, type Order, type OrderStatus } from './order';

/** Paise; Razorpay sends back no less than ₹1. */
export const MIN_REFUND = 100 as Paise;

/** A return or a parcel that nobody took: what comes back is known, line by line. */
const COMING_BACK: readonly OrderStatus[] = ['return_requested', 'returned', 'rto'];

/** What a return is worth, line by line as its credit note says it, and what of that is still to be sent. */
export interface RefundProposal extends Pick<Invoice, 'lines' | 'totals'> {
  /** Paise that the shop gave back before, or owes already. */
  given: Paise;
  /** Paise to give back now; zero where nothing more is owed. */
  amount: Paise;
}

/** Paise of an order that went back or are owed, whoever gave them. */
function promised({ payment: { parts = [], givenBack = 0, refund } }: Order): Paise {
  const other = add(toPaise(givenBack), toPaise(refund?.amount ?? 0));
  return add(other, sum(parts.map(({ amount }) => toPaise(amount))));
}

/** Whether money of this order was taken by Razorpay, and can go back through it. */
export const isPaidOnline = ({ payment }: Order): boolean => payment.razorpayPaymentId !== '';

/** Paise of an order that can still go back: what was paid less what went back or is owed. */
export function refundable(order: Order): Paise {
  const { payment, amounts, history, paymentMethod } = order;
  const paid = isPaidOnline(order)
    ? payment.status === 'captured'
    : paymentMethod === 'Cash on Delivery' && history.some(({ to }) => to === 'delivered');
  if (!paid || payment.status === 'refunded') return ZERO;
  return subtract(toPaise(amounts.finalTotal), promised(order));
}

/** What is to be sent now for goods that are worth `total`. */
function amountOf(order: Order, total: Paise, given: Paise): Paise {
  const [owed, left] = [subtract(total, given), refundable(order)];
  // Less than ₹1 cannot be sent, so the shop gives the rest of the rupee.
  const amount = owed === ZERO ? ZERO : least(left, Math.max(owed, MIN_REFUND) as Paise);
  return amount < MIN_REFUND ? ZERO : amount;
}

/**
 * What to give back for what comes back of an order; null where nothing of it does. A return that is settled proposes nothing
 * more. The lines are those of the credit note, so that both name the same sums.
 */
export function proposeRefund(order: Order): RefundProposal | null {
  const { status, returning, history } = order;
  const isSettled = status === 'refunded' && history.some(({ to }) => COMING_BACK.includes(to));
  if (!isSettled && !COMING_BACK.includes(status)) return null;
  const back = returnedLines(invoiceLines(order), returning?.lines ?? null);
  const given = promised(order);
  const amount = isSettled ? ZERO : amountOf(order, toPaise(back.totals.total), given);
  return { ...back, given, amount };
}

/**
 * The order, refunded where all is on its way that its return is worth; otherwise as it is. So an order that stays 'returned'
 * is one whose money is owed.
 */
export function finishReturn(order: Order, step: { at: string; by: string; note: string }): Order {
  const parts = order.payment.parts ?? [];
  const isOpen = parts.some(({ status }) => status === 'due') || order.payment.refund?.status === 'due';
  const isPaid = !isOpen && promised(order) > ZERO;
  if (order.status !== 'returned' || !isPaid || proposeRefund(order)?.amount !== ZERO) return order;
  const moved = moveOrder(order, 'refunded', step);
  return moved.ok ? moved.order : order;
}
