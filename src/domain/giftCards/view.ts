import { toRupees, type Paise } from '../money/money';
import type { GiftCard, GiftCardStatus } from './giftCard';
import { cancelUntil, canCancelGiftCard, isExpiredGiftCard, isUnredeemed } from './redeem';

/** A card as its buyer sees it, without its code and redeemer. */
export interface GiftCardView {
  id: string;
  /** Rupees. */
  amount: number;
  status: GiftCardStatus;
  recipient: string;
  sendOn: string;
  sentAt: string;
  lastDay: string;
  /** An ended card is not frozen any more. */
  isFrozen: boolean;
  /** Its last day is over, and nobody used it. */
  isExpired: boolean;
  canCancel: boolean;
  /** ISO. */
  cancelUntil: string;
  /** ISO; since when its whole payment is owed back or refunded, empty for others. */
  endedAt: string;
  createdAt: string;
}

export const giftCardView = (card: GiftCard, now: Date): GiftCardView => ({
  id: card.id,
  amount: toRupees(card.paise as Paise),
  status: card.status,
  recipient: card.recipient.name || card.recipient.email,
  sendOn: card.sendOn,
  sentAt: card.sentAt,
  lastDay: card.lastDay,
  isFrozen: card.frozen !== undefined && isUnredeemed(card),
  isExpired: isExpiredGiftCard(card, now),
  canCancel: canCancelGiftCard(card, now),
  cancelUntil: cancelUntil(card),
  endedAt: card.status === 'cancelled' && card.paidAt ? card.cancelledAt : '',
  createdAt: card.createdAt,
});

/** A card for the team's list. */
export interface GiftCardRow extends GiftCardView {
  buyer: string;
  email: string;
  lastFour: string;
  razorpayOrderId: string;
  mails: number;
  redeemedAt: string;
  frozen: GiftCard['frozen'] | null;
}

export const giftCardRow = (card: GiftCard, now: Date): GiftCardRow => ({
  ...giftCardView(card, now),
  buyer: card.email,
  email: card.recipient.email,
  lastFour: card.lastFour,
  razorpayOrderId: card.razorpayOrderId,
  mails: card.mails,
  redeemedAt: card.redeemedAt,
  frozen: card.frozen ?? null,
});
