import { formatRupees } from '../../money/money';
import type { Order, OrderEdit } from '../../orders/order/order';
import { payableLabel } from '../../orders/order/payable';
import type { WaitingEdit } from '../../orders/order/waitingEdit';
import { momentText } from '../../orders/shipment/deliveryDate';
import { REFUND_DESTINATION } from '../../payments/refund/refund';
import { wholePart } from '../../payments/refund/refundShares';
import type { MailContent } from '../mailContent';
import { cashWords } from './creditWords';
import { actionOf, linesOf, placeOf, sumsOf, type Addresses } from './orderMailContent';

/** Rupees that the customer paid for this edit; 0 for none. */
const paidForEdit = ({ payment: { more = [] } }: Order, id: string): number =>
  more.find((one) => one.editId === id)?.amount ?? 0;

/** The content of the mail about an edit: the changes, and the payment or refund. */
export function editMailContent(
  { id, what }: OrderEdit,
  order: Order,
  { orderUrl, support }: Addresses,
): MailContent {
  const paid = paidForEdit(order, id);
  const back = wholePart(order.payment.parts ?? [], id);
  return {
    subject: `Your order ${order.orderId} was changed`,
    heading: 'We have changed your order',
    paragraphs: [
      what,
      ...(order.payment.status === 'cod' ? cashWords(order) : []),
      ...(paid ? [`Your payment of ${formatRupees(paid)} for it has arrived.`] : []),
      ...(back ? [`${formatRupees(back.amount)} ${REFUND_DESTINATION}`] : []),
      `Is this not what you wanted? Write to ${support} with the order number.`,
    ],
    ...actionOf(orderUrl),
    lines: linesOf(order),
    sums: sumsOf(order, payableLabel(order)),
    notes: [placeOf(order)],
  };
}

/** The content of the mail about an edit that was dropped before its payment page expired. */
export function editDroppedMailContent(
  { what, link }: WaitingEdit,
  order: Order,
  { orderUrl, support }: Addresses,
): MailContent {
  const { orderId } = order;
  return {
    subject: `The change of your order ${orderId} is not made`,
    heading: 'There is nothing to pay',
    paragraphs: [
      `This change of your order is withdrawn: ${what}`,
      `Its payment link for ${formatRupees(link.amount)} is closed, and your order stays as it was.`,
      `Would you still like the change? Write to ${support} with the order number.`,
    ],
    ...actionOf(orderUrl),
    lines: linesOf(order),
    sums: sumsOf(order),
  };
}

/** The content of the mail with the payment page of an edit. */
export function editPaymentMailContent(
  { what, link, after }: WaitingEdit,
  order: Order,
  support: string,
): MailContent {
  const { orderId } = order;
  const more = formatRupees(link.amount);
  return {
    subject: `Please pay ${more} for the change of your order ${orderId}`,
    heading: 'Your order is about to change',
    paragraphs: [
      what,
      `It costs ${more} more. Please pay it by ${momentText(link.expiresAt)}. If you do not, we send your order as it was.`,
      `Is this not what you wanted? Write to ${support} with the order number.`,
    ],
    action: { label: `Pay ${more}`, url: link.url },
    lines: linesOf({ ...order, lines: after.lines }),
    sums: sumsOf(after),
    notes: [placeOf(after)],
  };
}
