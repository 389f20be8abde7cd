import { formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { momentText } from '../../orders/shipment/deliveryDate';
import { firstName } from '../../text/firstName';
import { messages } from './messages/news';
import type { MailWords } from './returnMailWords';

/** The mail with the payment link of an order that the team placed, or about a link that the team has cancelled. */
export function linkMailWords(
  news: 'payment_link' | 'link_cancelled',
  order: Order,
  support: string,
): MailWords {
  const { orderId, amounts, address, phoneOrder } = order;
  if (news === 'link_cancelled') {
    const { subject, heading, cancelled, isWanted } = messages.linkCancelled;
    return {
      subject: subject(orderId),
      heading,
      paragraphs: [cancelled(firstName(address.name)), isWanted(support)],
    };
  }
  const { subject, heading, pay, keptUntil, isWrong } = messages.paymentLink;
  return {
    subject: subject(orderId),
    heading: heading(firstName(address.name)),
    paragraphs: [
      pay(formatRupees(amounts.finalTotal)),
      ...(phoneOrder?.link ? [keptUntil(momentText(phoneOrder.link.expiresAt))] : []),
      isWrong(support),
    ],
  };
}
