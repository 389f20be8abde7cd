import { ERASED } from '../records/erased';
import { lapseDueAt } from './buy';
import type { GiftCard } from './giftCard';

/** A card without email addresses, names and words. */
export const withoutPeople = (card: GiftCard): GiftCard => ({
  ...card,
  email: '',
  recipient: { name: '', email: '' },
  from: '',
  message: '',
});

/** A card that was never paid, ended and without people's data; a payment that comes after that goes back. */
const endedUnpaid = (card: GiftCard, at: string): GiftCard => ({
  ...withoutPeople(card),
  status: 'cancelled',
  cancelledAt: at,
  dueAt: null,
  updatedAt: at,
});

/**
 * A card without people's data: a sent one long enough after its last day, or one that was unpaid for too long; null where
 * that is not due.
 */
export function lapsedGiftCard(card: GiftCard | undefined, now: Date): GiftCard | null {
  const at = now.toISOString();
  if (!card?.dueAt || card.dueAt > at) return null;
  if (card.status === 'pending') return endedUnpaid(card, at);
  if (card.status !== 'sent' || lapseDueAt(card.lastDay) > at) return null;
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
  return card.status === 'pending' ? endedUnpaid(gone, at) : withoutPeople(gone);
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
