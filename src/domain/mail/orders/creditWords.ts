import { formatPaise, ZERO, type Paise } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { PAID_WITH_CREDIT, payable } from '../../orders/order/payable';
import { creditBackBesideParts } from '../../orders/order/refunded';
import type { MailSum } from '../mailContent';
import { messages as facts } from './messages/facts';
import { messages } from './messages/payments';

/** How an order was paid, in words. */
export function paidWords(order: Order): string {
  const money = formatPaise(payable(order));
  if (!order.credit) return messages.paid(money);
  return payable(order) > 0 ? messages.paidWithCredit(money) : messages.paidByCredit;
}

/** The cash that the courier collects, in words. */
export const cashWords = (order: Order): string[] =>
  payable(order) > 0 ? [messages.keepCash(formatPaise(payable(order)))] : [];

/** The store credit that goes back as an order is cancelled, in words; earlier parts had mails of their own. */
export function creditWords(order: Order): string[] {
  const back = creditBackBesideParts(order);
  return back > ZERO ? [messages.creditBack(formatPaise(back))] : [];
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
    { label: facts.credit, amount: `−${money}` },
    { label: restLabel, amount: formatPaise(payable(order)), strong: true },
  ];
}
