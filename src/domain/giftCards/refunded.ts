import { difference, greatest, ZERO, type Paise } from '../money/money';
import type { GiftCard } from './giftCard';
import { cancelledGiftCard, isUnredeemed } from './redeem';

/** A card's payment: received, and refunded or owed. */
export interface GiftCardMoney {
  paid: Paise;
  back: Paise;
}

export interface AfterRefund {
  /** Null where it does not change. */
  card: GiftCard | null;
  /** Still to refund, because the card is cancelled. */
  owed: Paise;
  /** The card was redeemed for more than the payment that is left, so the team is notified. */
  isSpentTwice: boolean;
}

/**
 * Adjusts a card after a refund. An unredeemed card is worth the rest of its payment, and is cancelled once
 * that is zero.
 */
export function afterRefund(card: GiftCard, { paid, back }: GiftCardMoney, now: Date): AfterRefund {
  const worth = difference(paid, back);
  if (isUnredeemed(card)) {
    const isOver = worth <= 0;
    const changed = isOver
      ? cancelledGiftCard(card, now)
      : { ...card, paise: worth, updatedAt: now.toISOString() };
    return { card: worth === card.paise ? null : changed, owed: ZERO, isSpentTwice: false };
  }
  const isOver = card.status === 'cancelled' && card.paidAt !== '';
  const isSpentTwice = card.status === 'redeemed' && card.paise > worth;
  return { card: null, owed: isOver ? greatest(ZERO, worth) : ZERO, isSpentTwice };
}
