import { formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import type { ExtraPayment } from '../../orders/order/extraPayment';
import { payableLabel } from '../../orders/order/payable';
import type { MailContent } from '../mailContent';
import { actionOf, linesOf, sumsOf, type Addresses } from './orderMailContent';

/** The content of the mail about an extra payment, which is refunded. */
export function extraPaymentMailContent(
  { amount, note }: ExtraPayment,
  order: Order,
  { orderUrl, support }: Addresses,
): MailContent {
  return {
    subject: `Your payment of ${formatRupees(amount)} goes back to you`,
    heading: `About your order ${order.orderId}`,
    paragraphs: [
      note,
      'You do not need to do anything.',
      `Do you have a question? Write to ${support} with the order number.`,
    ],
    ...actionOf(orderUrl),
    lines: linesOf(order),
    sums: sumsOf(order, payableLabel(order)),
  };
}
