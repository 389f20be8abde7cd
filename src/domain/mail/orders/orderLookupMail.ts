import type { Order } from '../../orders/order/order';
import { mailBody, type Mail } from '../mail';
import { LOOKUP_LINK_HOURS } from '../mailLink';

/**
 * The mail with an order link that was requested by order number and e-mail. It goes only to the order's
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
      subject: `Your order ${orderId}`,
      heading: 'Here is your order',
      paragraphs: [
        `Somebody asked us how order ${orderId} stands and named this e-mail address. The button shows where it is, for ${LOOKUP_LINK_HOURS} hours, on any device.`,
        'If it was not you, you need not do anything: nobody else was sent this link.',
      ],
      action: { label: 'See your order', url },
    }),
  };
}
