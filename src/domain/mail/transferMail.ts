import { formatPaise } from '../money/money';
import { transferWords, type Transfer } from '../payments/refund/transferred';
import { mailBody, type Mail } from './mail';
import { buttons } from './messages/buttons';
import { messages } from './messages/transfer';

interface Recipient {
  uid: string;
  email: string;
  /** Razorpay's id of the order that was paid. */
  razorpayOrderId: string;
  isGiftCard: boolean;
  siteUrl: string;
}

/** Tells of the team's transfer of what Razorpay refused to refund of a payment without an order. */
export function transferMail(
  { amount, reference }: Transfer,
  { uid, email, razorpayOrderId, isGiftCard, siteUrl }: Recipient,
  now: Date,
): Mail {
  return {
    id: `transfer-${razorpayOrderId}-${now.getTime()}`,
    to: [email],
    userId: uid,
    orderId: '',
    createdAt: now.toISOString(),
    message: mailBody({
      subject: messages.subject(formatPaise(amount)),
      heading: isGiftCard ? messages.giftCard : messages.payment,
      paragraphs: [transferWords(amount, reference), messages.notArrived],
      ...(isGiftCard ? { action: { label: buttons.seeGiftCards, url: `${siteUrl}/profile#credit` } } : {}),
    }),
  };
}
