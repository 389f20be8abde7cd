import { formatRupees } from '../../money/money';
import type { Order } from '../../orders/order/order';
import type { PartRefund } from '../../orders/order/payment';
import { referenceWords } from '../../payments/refund/refund';
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
      subject: `${money} of your order ${orderId} is store credit now`,
      heading: 'Your refund is ready to spend',
      paragraphs: [
        ...reason,
        `As you asked, ${money} of your order ${orderId} is store credit in your profile now. You can spend it at once, with any way to pay, and it does not expire.`,
        'Did you want your money back instead? Please reply to this mail.',
      ],
    };
  }
  if (isCredit) {
    return {
      subject: `${money} of your order ${orderId} is store credit again`,
      heading: 'Your store credit is back',
      paragraphs: [
        ...reason,
        `${money} of your order ${orderId} was paid with store credit, and is in your profile again.`,
      ],
    };
  }
  if (reference) {
    return {
      subject: `${money} of your order ${orderId} has been transferred to you`,
      heading: 'Your money is on its way',
      paragraphs: [
        ...reason,
        `We have transferred ${money} of your order ${orderId} to you. ${referenceWords(reference)}`,
      ],
    };
  }
  return {
    subject: `${money} of your order ${orderId} is on its way back to you`,
    heading: 'Your refund is on its way',
    paragraphs: [
      ...reason,
      `We have sent ${money} of your order ${orderId} back to your original payment method. Banks usually take 5 to 7 working days to show it.`,
    ],
  };
}
