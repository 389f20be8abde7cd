import { ERASED } from '../records/erased';
import type { GiftCard } from './giftCard';

/** A card without its buyer. One that waits to be sent keeps what its mail needs until that is written; an unpaid one is over. */
export function eraseGiftCardBuyer(card: GiftCard, now: Date): GiftCard {
  const at = now.toISOString();
  const gone = { ...card, userId: ERASED, email: '', updatedAt: at };
  if (card.status === 'paid') return gone;
  const empty = { ...gone, from: '', message: '', recipient: { name: '', email: '' } };
  return card.status === 'pending' ? { ...empty, status: 'cancelled', cancelledAt: at } : empty;
}

/** A card as it is stored once its mail is written: nothing names anybody where its buyer is gone. */
export const keptOnceSent = (card: GiftCard): GiftCard =>
  card.userId === ERASED ? { ...card, from: '', message: '', recipient: { name: '', email: '' } } : card;

/** A redeemed card without the person who redeemed it. */
export const eraseRedeemer = (card: GiftCard, now: Date): GiftCard => ({
  ...card,
  redeemedBy: ERASED,
  recipient: { name: '', email: '' },
  from: '',
  updatedAt: now.toISOString(),
});
