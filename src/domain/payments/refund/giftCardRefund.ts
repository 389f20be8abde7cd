import type { GiftCard } from '@/domain/giftCards/giftCard';
import { difference, type Paise } from '@/domain/money/money';
import { promisedPaise, withDue, type PaymentRecord } from '../record/paymentRecord';
import { dueRefund } from './refund';

/** What was paid for a gift card, and what of it was refunded or is owed. */
export const giftCardMoney = (record: PaymentRecord): { paid: Paise; back: Paise } => ({
  paid: record.amount,
  back: promisedPaise(record, record.razorpayPaymentId),
});

/** Adds a refund of the rest of a cancelled gift card's payment, for the reconciler to request. */
export function owingGiftCardBack(record: PaymentRecord, now: Date): PaymentRecord {
  const { razorpayPaymentId: paymentId, refunds } = record;
  const { paid, back } = giftCardMoney(record);
  if (paid <= back || Object.hasOwn(refunds, paymentId)) return record;
  const refund = dueRefund(difference(paid, back), 'cancelled', now.toISOString());
  return withDue({ ...record, refunds: { ...refunds, [paymentId]: refund } }, now);
}

/** The cancelled card whose own payment the team transferred; null where it was another one, which says nothing of the card. */
export function transferredGiftCard(card: GiftCard, record: PaymentRecord, now: Date): GiftCard | null {
  const reference = record.refunds[record.razorpayPaymentId]?.reference;
  if (card.status !== 'cancelled' || reference === undefined || card.transferred) return null;
  const at = now.toISOString();
  return { ...card, transferred: { at, reference }, updatedAt: at };
}
