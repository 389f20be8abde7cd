import type { GiftCard } from './giftCard';
import { cancelledGiftCard, isUnredeemed } from './redeem';

/** Paise of a card's payment: what came, and what of it went back or is owed. */
export interface GiftCardMoney {
  paid: number;
  back: number;
}

export interface AfterRefund {
  /** Null where it stays as it is. */
  card: GiftCard | null;
  /** Paise that are to go back too, since the card is over. */
  owed: number;
  /** It became credit, and more went out than came in: the team has to hear of it. */
  isSpentTwice: boolean;
}

/** A card that nobody redeemed is worth what the shop still has of its payment, and is over once that is nothing. */
export function afterRefund(card: GiftCard, { paid, back }: GiftCardMoney, now: Date): AfterRefund {
  const worth = paid - back;
  if (isUnredeemed(card)) {
    const isOver = worth <= 0;
    const changed = isOver
      ? cancelledGiftCard(card, now)
      : { ...card, paise: worth, updatedAt: now.toISOString() };
    return { card: worth === card.paise ? null : changed, owed: 0, isSpentTwice: false };
  }
  const isOver = card.status === 'cancelled' && card.paidAt !== '';
  const isSpentTwice = card.status === 'redeemed' && card.paise > worth;
  return { card: null, owed: isOver ? Math.max(0, worth) : 0, isSpentTwice };
}
