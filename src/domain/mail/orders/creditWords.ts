import { formatPaise, ZERO, type Paise } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { PAID_WITH_CREDIT, payable } from '../../orders/order/payable';
import { creditBackBesideParts } from '../../orders/order/refunded';
import type { MailSum } from '../mailContent';

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

/** The store credit that goes back as an order is cancelled, in words; earlier parts had mails of their own. */
export function creditWords(order: Order): string[] {
  const back = creditBackBesideParts(order);
  return back > ZERO ? [`${formatPaise(back)} of store credit is in your profile again.`] : [];
}

/** Store credit, and the rest beside it, if there is one. */
export function creditSums(
  order: Pick<Order, 'amounts' | 'credit'>,
  paise: Paise,
  restLabel: string,
): MailSum[] {
  const money = formatPaise(paise);
  if (!restLabel) return [{ label: PAID_WITH_CREDIT, amount: money, strong: true }];
  return [
    { label: 'Store credit', amount: `−${money}` },
    { label: restLabel, amount: formatPaise(payable(order)), strong: true },
  ];
}
