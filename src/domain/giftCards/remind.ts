import { lapseDueAt } from './buy';
import type { GiftCard } from './giftCard';
import { isExpiredGiftCard } from './redeem';

export interface GiftCardReminder {
  /** The card, which is due for its lapse next, so it has no second reminder. */
  card: GiftCard;
  /** Whether a mail is sent: not without an address, and not after the last day. */
  isMailed: boolean;
}

/** The reminder of a sent card that is not redeemed yet; null where none is due. A frozen card is not due for it. */
export function dueReminder(card: GiftCard | undefined, now: Date): GiftCardReminder | null {
  const at = now.toISOString();
  if (card?.status !== 'sent' || !card.dueAt || card.dueAt > at) return null;
  return {
    card: { ...card, dueAt: lapseDueAt(card.lastDay), updatedAt: at },
    isMailed: card.recipient.email !== '' && !isExpiredGiftCard(card, now),
  };
}
