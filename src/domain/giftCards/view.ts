import { DAY_MS } from '../time/calendar';
import { toRupees } from '../money/money';
import type { GiftCard, GiftCardStatus } from './giftCard';
import { cancelUntil, canCancelGiftCard, isExpiredGiftCard, isUnredeemed } from './redeem';

/** Days in which a refund has arrived at every bank; then it needs no word any more. */
const MONEY_BACK_DAYS = 30;

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
  /** ISO; since when its whole payment is on its way back, empty 30 days later and for others. */
  endedAt: string;
  /** The bank's number of the shop's own transfer of it; empty for a refund by Razorpay, and with `endedAt`. */
  transferReference: string;
  createdAt: string;
}

function moneyBackOf({ status, paidAt, cancelledAt, transferred }: GiftCard, now: Date) {
  const endedAt = transferred?.at ?? cancelledAt;
  const isRecent = now.getTime() - Date.parse(endedAt) < MONEY_BACK_DAYS * DAY_MS;
  if (status !== 'cancelled' || !paidAt || !isRecent) return { endedAt: '', transferReference: '' };
  return { endedAt, transferReference: transferred?.reference ?? '' };
}

export const giftCardView = (card: GiftCard, now: Date): GiftCardView => ({
  id: card.id,
  amount: toRupees(card.paise),
  status: card.status,
  recipient: card.recipient.name || card.recipient.email,
  sendOn: card.sendOn,
  sentAt: card.sentAt,
  lastDay: card.lastDay,
  isFrozen: card.frozen !== undefined && isUnredeemed(card),
  isExpired: isExpiredGiftCard(card, now),
  canCancel: canCancelGiftCard(card, now),
  cancelUntil: cancelUntil(card),
  createdAt: card.createdAt,
  ...moneyBackOf(card, now),
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
