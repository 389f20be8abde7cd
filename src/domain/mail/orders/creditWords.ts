import { formatPaise, type Paise } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { payable } from '../../orders/order/payable';

/** What has paid for an order. */
export function paidWords(order: Order): string {
  const money = formatPaise(payable(order));
  if (!order.credit) return `Your payment of ${money} has arrived.`;
  return payable(order) > 0
    ? `Your payment of ${money} has arrived, and your store credit paid the rest.`
    : 'Your store credit has paid for it.';
}

/** What the courier collects. */
export const cashWords = (order: Order): string[] =>
  payable(order) > 0 ? [`Please keep ${formatPaise(payable(order))} in cash ready for the delivery.`] : [];

/** What comes back of store credit when the order is cancelled. */
export const creditWords = ({ credit }: Order): string[] =>
  credit ? [`${formatPaise(credit.paise as Paise)} of store credit is in your profile again.`] : [];
