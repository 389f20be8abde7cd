import { subtract, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { messages } from './messages';
import type { Order, OrderStatus } from './order';

export const TO_PAY = messages.toPay;
export const PAID_WITH_CREDIT = messages.paidWithCredit;
const HANDED_OVER: readonly OrderStatus[] = ['delivered', 'return_requested', 'returned', 'refunded'];
const ENDED_UNPAID: readonly OrderStatus[] = ['cancelled', 'rto', 'expired'];

/** The amount beside store credit that is paid online or in cash at the door. */
export const payable = ({ amounts, credit }: Pick<Order, 'amounts' | 'credit'>): Paise =>
  subtract(toPaise(amounts.finalTotal), credit?.paise ?? ZERO);

/**
 * Whether the courier collects cash at the door. False for a free replacement, or where store credit paid
 * it all.
 */
export const collectsCash = (order: Pick<Order, 'paymentMethod' | 'amounts' | 'credit'>): boolean =>
  order.paymentMethod === 'Cash on Delivery' && payable(order) > 0;

/**
 * What the sum beside store credit is called: where the order was paid, or ended unpaid, nothing is to pay. Empty where
 * store credit paid it all.
 */
export function payableLabel(order: Pick<Order, 'status' | 'payment' | 'amounts' | 'credit'>): string {
  const { status, payment } = order;
  if (payable(order) === 0) return '';
  const isPaidOnline = payment.status === 'captured' || payment.status === 'refunded';
  // The courier hands a cash order over against the cash.
  if (isPaidOnline || HANDED_OVER.includes(status)) return messages.paid;
  return ENDED_UNPAID.includes(status) ? messages.notCharged : TO_PAY;
}
