import { formatPaise, type Paise } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { payable } from '../../orders/order/payable';

/** How an order was paid, in words. */
export function paidWords(order: Order): string {
  const money = formatPaise(payable(order));
  if (!order.credit) return `Your payment of ${money} has arrived.`;
  return payable(order) > 0
    ? `Your payment of ${money} has arrived, and your store credit paid the rest.`
    : 'Your store credit has paid for it.';
}

/** The cash that the courier collects, in words. */
export const cashWords = (order: Order): string[] =>
  payable(order) > 0 ? [`Please keep ${formatPaise(payable(order))} in cash ready for the delivery.`] : [];

/** The store credit that a cancelled order gives back, in words. */
export const creditWords = ({ credit }: Order): string[] =>
  credit ? [`${formatPaise(credit.paise as Paise)} of store credit is in your profile again.`] : [];
