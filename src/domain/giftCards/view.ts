import { toRupees, type Paise } from '../money/money';
import type { GiftCard, GiftCardStatus } from './giftCard';
import { cancelUntil, canCancelGiftCard } from './redeem';

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
  isFrozen: boolean;
  canCancel: boolean;
  /** ISO. */
  cancelUntil: string;
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
  isFrozen: card.frozen !== undefined,
  canCancel: canCancelGiftCard(card, now),
  cancelUntil: cancelUntil(card),
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
