import type { GiftCard } from './giftCard';
import { isExpiredGiftCard } from './redeem';

/** The id of the newest mail with the code of a card. */
export const codeMailId = ({ id, mails }: Pick<GiftCard, 'id' | 'mails'>): string => `gift-${id}-${mails}`;

/** The id of the mail that reminds of a card. */
export const reminderMailId = ({ id }: Pick<GiftCard, 'id'>): string => `gift-reminder-${id}`;

/**
 * Whether a mail that waits may leave, by the card that it is about. 'over': the card ended, or another mail has its code.
 * 'frozen': the team may free it.
 */
export function giftCardMailStand(
  card: GiftCard | undefined,
  mailId: string,
  now: Date,
): 'open' | 'frozen' | 'over' {
  if (card?.status !== 'sent' || isExpiredGiftCard(card, now)) return 'over';
  if (![codeMailId(card), reminderMailId(card)].includes(mailId)) return 'over';
  return card.frozen ? 'frozen' : 'open';
}
