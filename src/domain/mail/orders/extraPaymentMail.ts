import { formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import type { ExtraPayment } from '../../orders/order/extraPayment';
import { payableLabel } from '../../orders/order/payable';
import type { MailContent } from '../mailContent';
import { messages } from './messages/edits';
import { actionOf, linesOf, sumsOf, type Addresses } from './orderMailContent';

/** A payment that is refunded has one mail, and another one where it is transferred instead. */
export const extraPaymentMailId = ({ paymentId, reference }: ExtraPayment): string =>
  reference === undefined ? `extra-${paymentId}` : `extra-${paymentId}-transferred`;

/** The content of the mail about an extra payment, which is refunded or was transferred back. */
export function extraPaymentMailContent(
  { amount, note, reference }: ExtraPayment,
  order: Order,
  { orderUrl, support }: Addresses,
): MailContent {
  const money = formatRupees(amount);
  return {
    subject:
      reference === undefined
        ? messages.extraPayment.refunded(money)
        : messages.extraPayment.transferred(money),
    heading: messages.extraPayment.heading(order.orderId),
    paragraphs: [note, messages.extraPayment.nothingToDo, messages.extraPayment.ask(support)],
    ...actionOf(orderUrl),
    lines: linesOf(order),
    sums: sumsOf(order, payableLabel(order)),
  };
}
