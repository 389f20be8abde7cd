import { ERASED } from '../records/erased';
import { lapseDueAt } from './buy';
import type { GiftCard } from './giftCard';

/** A card without e-mail addresses, names and words. */
export const withoutPeople = (card: GiftCard): GiftCard => ({
  ...card,
  email: '',
  recipient: { name: '', email: '' },
  from: '',
  message: '',
});

/** A sent card without people's data, long enough after its last day; null where that is not due. */
export function lapsedGiftCard(card: GiftCard | undefined, now: Date): GiftCard | null {
  const at = now.toISOString();
  if (card?.status !== 'sent' || !card.dueAt || lapseDueAt(card.lastDay) > at) return null;
  return { ...withoutPeople(card), dueAt: null, updatedAt: at };
}

/**
 * A card without its buyer's data. A paid card keeps the data of its mail until that is written; an unpaid
 * one is cancelled.
 */
export function eraseGiftCardBuyer(card: GiftCard, now: Date): GiftCard {
  const at = now.toISOString();
  const gone = { ...card, userId: ERASED, email: '', updatedAt: at };
  if (card.status === 'paid') return gone;
  const empty = withoutPeople(gone);
  return card.status === 'pending' ? { ...empty, status: 'cancelled', cancelledAt: at } : empty;
}

/** The card after its mail was written; without any personal data once its buyer's account is deleted. */
export const keptOnceSent = (card: GiftCard): GiftCard =>
  card.userId === ERASED ? withoutPeople(card) : card;

/** A redeemed card without the redeemer's data. */
export const eraseRedeemer = (card: GiftCard, now: Date): GiftCard => ({
  ...card,
  redeemedBy: ERASED,
  recipient: { name: '', email: '' },
  from: '',
  updatedAt: now.toISOString(),
});
