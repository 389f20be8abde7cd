import { formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { momentText } from '../../orders/shipment/deliveryDate';
import { firstName } from '../../text/firstName';
import type { MailWords } from './returnMailWords';

/** The mail with the payment link of an order that the team placed, or about a link that the team has cancelled. */
export function linkMailWords(
  news: 'payment_link' | 'link_cancelled',
  order: Order,
  support: string,
): MailWords {
  const { orderId, amounts, phoneOrder } = order;
  if (news === 'link_cancelled') {
    return {
      subject: `The payment link of your order ${orderId} is cancelled`,
      heading: 'There is nothing to pay',
      paragraphs: [
        `We have cancelled the payment link of your order, ${firstName(order.address.name)}. It takes no payment any more, and we send nothing.`,
        `Would you still like the order? Write to ${support} with the order number.`,
      ],
    };
  }
  return {
    subject: `Please pay for your order ${orderId}`,
    heading: `Your order is waiting, ${firstName(order.address.name)}`,
    paragraphs: [
      `We have put your order together as you told us. Please pay ${formatRupees(amounts.finalTotal)} with the button below.`,
      ...(phoneOrder?.link ? [`We keep it for you until ${momentText(phoneOrder.link.expiresAt)}.`] : []),
      `Is something wrong with it? Write to ${support} with the order number.`,
    ],
  };
}
