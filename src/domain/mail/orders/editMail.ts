import { formatRupees } from '../../money/money';
import type { Order, OrderEdit } from '../../orders/order/order';
import { payableLabel } from '../../orders/order/payable';
import type { WaitingEdit } from '../../orders/order/waitingEdit';
import { momentText } from '../../orders/shipment/deliveryDate';
import { wholePart } from '../../payments/refund/refundShares';
import type { MailContent } from '../mailContent';
import { cashWords } from './creditWords';
import { messages } from './messages/edits';
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
    subject: messages.changed.subject(order.orderId),
    heading: messages.changed.heading,
    paragraphs: [
      what,
      ...(order.payment.status === 'cod' ? cashWords(order) : []),
      ...(paid ? [messages.changed.paid(formatRupees(paid))] : []),
      ...(back ? [messages.changed.back(formatRupees(back.amount))] : []),
      messages.isWrong(support),
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
  return {
    subject: messages.dropped.subject(order.orderId),
    heading: messages.dropped.heading,
    paragraphs: [
      messages.dropped.withdrawn(what),
      messages.dropped.closed(formatRupees(link.amount)),
      messages.dropped.isWanted(support),
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
  const more = formatRupees(link.amount);
  return {
    subject: messages.waits.subject(more, order.orderId),
    heading: messages.waits.heading,
    paragraphs: [what, messages.waits.pay(more, momentText(link.expiresAt)), messages.isWrong(support)],
    action: { label: messages.waits.button(more), url: link.url },
    lines: linesOf({ ...order, lines: after.lines }),
    sums: sumsOf(after),
    notes: [placeOf(after)],
  };
}
