import { formatPaise } from '../money/money';
import { transferWords, type Transfer } from '../payments/refund/transferred';
import { mailBody, type Mail } from './mail';

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
      subject: `We have transferred ${formatPaise(amount)} to you`,
      heading: isGiftCard ? 'The refund of your gift card' : 'The refund of your payment',
      paragraphs: [
        transferWords(amount, reference),
        'You do not need to do anything. If the money has not arrived in three working days, please reply to this mail.',
      ],
      ...(isGiftCard ? { action: { label: 'See your gift cards', url: `${siteUrl}/profile#credit` } } : {}),
    }),
  };
}
