import type { Order } from '../../orders/order/order';
import { mailBody, type Mail } from '../mail';
import { buttons } from '../messages/buttons';
import { messages } from './messages/lookup';

/**
 * The mail with an order link that was requested by order number and email. It goes only to the order's
 * address.
 */
export function orderLookupMail(
  { orderId, email, userId }: Pick<Order, 'orderId' | 'email' | 'userId'>,
  { url, now }: { url: string; now: Date },
): Mail {
  return {
    id: `${orderId}-lookup-${now.getTime()}`,
    to: [email],
    userId,
    orderId,
    createdAt: now.toISOString(),
    message: mailBody({
      subject: messages.subject(orderId),
      heading: messages.heading,
      paragraphs: [messages.asked(orderId), messages.notYou],
      action: { label: buttons.seeOrder, url },
    }),
  };
}
