import { promisedPaise, withDue, type PaymentRecord } from '../record/paymentRecord';
import { dueRefund } from './refund';

/** Paise paid for a gift card, and how many of them went back or are owed. */
export const giftCardMoney = (record: PaymentRecord): { paid: number; back: number } => ({
  paid: record.amount,
  back: promisedPaise(record, record.razorpayPaymentId),
});

/** Owes what is left of the payment of a gift card that is over; the reconciler asks Razorpay for it. */
export function owingGiftCardBack(record: PaymentRecord, now: Date): PaymentRecord {
  const { razorpayPaymentId: paymentId, refunds } = record;
  const { paid, back } = giftCardMoney(record);
  if (paid <= back || Object.hasOwn(refunds, paymentId)) return record;
  const refund = dueRefund(paid - back, 'cancelled', now.toISOString());
  return withDue({ ...record, refunds: { ...refunds, [paymentId]: refund } }, now);
}
