import { formatPaise, formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { canPrepay, prepaidAmounts, prepaySaving } from '../../orders/prepay/prepay';
import { REFUND_DESTINATION } from '../../payments/refund/refund';
import type { MailNote } from '../mailContent';
import { firstName } from '../../text/firstName';
import type { MailWords } from './returnMailWords';

/** The content of a mail about the payment of a cash order. */
export function prepayMailWords(news: 'prepaid' | 'not_prepaid', order: Order): MailWords {
  const { orderId, amounts, payment, prepay, status } = order;
  const total = formatRupees(amounts.finalTotal);
  if (news === 'prepaid') {
    return {
      subject: `Paid: your order ${orderId}`,
      heading: `Thank you, ${firstName(order.address.name)}`,
      paragraphs: [
        `Your payment of ${total} has arrived, and there is nothing to pay at the door any more. We will email you again as soon as your order is on its way.`,
      ],
    };
  }
  const money = formatRupees(prepay?.refused?.amount ?? 0);
  const isInCash = payment.status === 'cod' && status !== 'cancelled';
  return {
    subject: `Your payment of ${money} goes back to you`,
    heading: 'Your payment came too late',
    paragraphs: [
      `Your order ${orderId} could no longer be changed when your payment arrived. ${money} ${REFUND_DESTINATION}`,
      ...(isInCash
        ? [`We send it as you placed it: please keep ${total} in cash ready for the delivery.`]
        : []),
    ],
  };
}

/** A note about the saving of paying online before the order ships; none where it is not possible. */
export function payOnlineNote(order: Order, payUrl: string): MailNote[] {
  if (!payUrl || !canPrepay(order)) return [];
  const online = formatRupees(prepaidAmounts(order).finalTotal);
  const sums = `${online} instead of ${formatRupees(order.amounts.finalTotal)}, as long as we have not packed it:`;
  return [{ heading: `Pay online and save ${formatPaise(prepaySaving(order))}`, lines: [sums, payUrl] }];
}
