import { formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import { messages } from './messages/payments';
import type { MailWords } from './returnMailWords';

export const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** The content of the mail about a part refund. */
export function partWords(
  { orderId }: Order,
  { amount, note, reference, isCredit, asCredit }: PartRefund,
): MailWords {
  const money = formatRupees(amount);
  const reason = note ? [asSentence(note)] : [];
  if (asCredit) {
    return {
      subject: messages.refundedAsCredit.subject(money, orderId),
      heading: messages.refundedAsCredit.heading,
      paragraphs: [
        ...reason,
        messages.refundedAsCredit.spend(money, orderId),
        messages.refundedAsCredit.money,
      ],
    };
  }
  if (isCredit) {
    return {
      subject: messages.refundedCredit.subject(money, orderId),
      heading: messages.refundedCredit.heading,
      paragraphs: [...reason, messages.refundedCredit.back(money, orderId)],
    };
  }
  if (reference) {
    return {
      subject: messages.transferred.subject(money, orderId),
      heading: messages.transferred.heading,
      paragraphs: [...reason, messages.transferred.sent(money, orderId, reference)],
    };
  }
  return {
    subject: messages.refunded.subjectOfPart(money, orderId),
    heading: messages.refunded.heading,
    paragraphs: [...reason, messages.refunded.sent(money, orderId)],
  };
}
