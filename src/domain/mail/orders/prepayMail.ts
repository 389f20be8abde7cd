import { formatPaise, formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import { canPrepay, prepaidAmounts, prepaySaving } from '../../orders/prepay/prepay';
import type { MailNote } from '../mailContent';
import { firstName } from '../../text/firstName';
import { messages } from './messages/news';
import { messages as payments } from './messages/payments';
import type { MailWords } from './returnMailWords';

/** The content of a mail about the payment of a cash order. */
export function prepayMailWords(news: 'prepaid' | 'not_prepaid', order: Order): MailWords {
  const { orderId, amounts, payment, prepay, status } = order;
  const total = formatRupees(amounts.finalTotal);
  if (news === 'prepaid') {
    return {
      subject: messages.paid.subject(orderId),
      heading: messages.thanks(firstName(order.address.name)),
      paragraphs: [messages.prepaid(total)],
    };
  }
  const money = formatRupees(prepay?.refused?.amount ?? 0);
  const isInCash = payment.status === 'cod' && status !== 'cancelled';
  return {
    subject: messages.notPrepaid.subject(money),
    heading: messages.notPrepaid.heading,
    paragraphs: [
      messages.notPrepaid.late(orderId, money),
      ...(isInCash ? [messages.notPrepaid.keepCash(total)] : []),
    ],
  };
}

/** A note about the saving of paying online before the order ships; none where it is not possible. */
export function payOnlineNote(order: Order, payUrl: string): MailNote[] {
  if (!payUrl || !canPrepay(order)) return [];
  const online = formatRupees(prepaidAmounts(order).finalTotal);
  const { heading, instead } = payments.payOnline;
  return [
    {
      heading: heading(formatPaise(prepaySaving(order))),
      lines: [instead(online, formatRupees(order.amounts.finalTotal)), payUrl],
    },
  ];
}
