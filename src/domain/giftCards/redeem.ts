import { giftCardEntryId } from '../credit/entryIds';
import { DAY_MS } from '../time/calendar';
import { dayInIndia } from '../time/india';
import { addCredit, type CreditMove } from '../credit/ledger';
import type { CreditAccount } from '../credit/account';
import { MAX_BALANCE } from '../credit/limits';
import { lapseDueAt, mailDueAt, sentDueAt } from './buy';
import { withoutPeople } from './erase';
import { GIFT_CARD_CANCEL_DAYS, type GiftCard } from './giftCard';
import { messages } from './messages';

/** The person who redeems a card; `email` is verified. */
export interface Redeemer {
  uid: string;
  email: string;
}

export type RedeemDecision =
  | { kind: 'redeemed'; card: GiftCard; move: CreditMove }
  /** The same person redeemed it before, perhaps a moment ago, and the answer was lost. */
  | { kind: 'known'; redeemedAt: string }
  /** It cannot be redeemed; only its buyer and recipient learn the reason. */
  | { kind: 'not_redeemable'; why: 'unknown' | 'used' | 'expired' | 'stopped' }
  | { kind: 'too_much' };

/** Whether a person may learn the state of a card: its buyer or its recipient. */
const isParty = ({ userId, recipient }: GiftCard, { uid, email }: Redeemer): boolean =>
  userId === uid || (recipient.email !== '' && recipient.email === email.toLowerCase());

/** Whether a sent card's last day is over. */
export const isExpiredGiftCard = ({ status, lastDay }: GiftCard, now: Date): boolean =>
  status === 'sent' && lastDay < dayInIndia(now);

/** Returns the reason why a card cannot be redeemed; null where it can. */
function problemOf(card: GiftCard, now: Date): 'used' | 'expired' | 'stopped' | null {
  const { status, frozen } = card;
  if (status === 'redeemed') return 'used';
  if (status !== 'sent' || frozen) return 'stopped';
  return isExpiredGiftCard(card, now) ? 'expired' : null;
}

/** Turns a card into store credit, once. `card` is the one with the code's hash. */
export function decideRedeem(
  card: GiftCard | undefined,
  account: CreditAccount,
  who: Redeemer,
  now: Date,
): RedeemDecision {
  if (!card) return { kind: 'not_redeemable', why: 'unknown' };
  if (card.status === 'redeemed' && card.redeemedBy === who.uid) {
    return { kind: 'known', redeemedAt: card.redeemedAt };
  }
  const problem = problemOf(card, now);
  if (problem) return { kind: 'not_redeemable', why: isParty(card, who) ? problem : 'unknown' };
  const { paise, lastDay, id, from } = card;
  const note = from ? messages.from(from) : '';
  const move = addCredit(account, 'redeemed', [{ lastDay, paise }], { id: giftCardEntryId(id), note }, now);
  if (move.account.paise > MAX_BALANCE) return { kind: 'too_much' };
  const at = now.toISOString();
  return {
    kind: 'redeemed',
    move,
    card: {
      ...withoutPeople(card),
      status: 'redeemed',
      redeemedAt: at,
      redeemedBy: who.uid,
      dueAt: null,
      updatedAt: at,
    },
  };
}

/** The buyer's deadline for cancelling a card (ISO); empty where it is not paid. */
export const cancelUntil = ({ paidAt }: GiftCard): string =>
  paidAt ? new Date(Date.parse(paidAt) + GIFT_CARD_CANCEL_DAYS * DAY_MS).toISOString() : '';

/** Whether a paid card can still become credit. */
export const isUnredeemed = ({ status }: GiftCard): boolean => status === 'paid' || status === 'sent';

/** Whether the shop still owes a card's value. An expired card is owed until its lapse, after which nobody could claim it. */
export const isOwed = (card: GiftCard): boolean =>
  isUnredeemed(card) && !(card.status === 'sent' && card.dueAt === null);

/** Whether the buyer can cancel: the card is unredeemed and the deadline has not passed. */
export const canCancelGiftCard = (card: GiftCard, now: Date): boolean =>
  isUnredeemed(card) && !card.frozen && now.toISOString() <= cancelUntil(card);

/** A cancelled card, to be refunded; its code stops working, and nobody needs its emails and words. */
export function cancelledGiftCard(card: GiftCard, now: Date): GiftCard {
  const at = now.toISOString();
  return { ...withoutPeople(card), status: 'cancelled', cancelledAt: at, dueAt: null, updatedAt: at };
}

/** A card that the team froze. Its mails are no longer due, so that it takes no place in the queue; a sent card still lapses. */
export const frozenGiftCard = (
  card: GiftCard,
  frozen: NonNullable<GiftCard['frozen']>,
  now: Date,
): GiftCard => ({
  ...card,
  frozen,
  dueAt: card.status === 'sent' ? lapseDueAt(card.lastDay) : null,
  updatedAt: now.toISOString(),
});

/** When a card that is freed is due; a reminder that was due before the freeze was sent then. */
function freedDueAt({ frozen, ...card }: GiftCard, now: Date): string | null {
  if (card.status === 'paid') return mailDueAt(card, now);
  return card.status === 'sent' ? sentDueAt(card.lastDay, frozen?.at ?? now.toISOString()) : null;
}

/** A card that the team unfroze; a postponed mail is due now, or on the morning of its day. */
export function freedGiftCard(card: GiftCard, now: Date): GiftCard {
  const { frozen: _, ...rest } = card;
  return { ...rest, dueAt: freedDueAt(card, now), updatedAt: now.toISOString() };
}

export type ResendDecision =
  | { kind: 'resent'; card: GiftCard }
  /**
   * 'not_sent': no mail was sent, or the card is frozen or closed. 'no_address': the address was erased and
   * no new one is given.
   */
  | { kind: 'refused'; why: 'not_sent' | 'expired' | 'no_address' };

/** Queues the mail of a card again, with a new code, to the same address or to `email`. */
export function resentGiftCard(card: GiftCard, email: string, now: Date): ResendDecision {
  if (card.status !== 'sent' || card.frozen) return { kind: 'refused', why: 'not_sent' };
  if (isExpiredGiftCard(card, now)) return { kind: 'refused', why: 'expired' };
  const recipient = { ...card.recipient, email: email || card.recipient.email };
  if (!recipient.email) return { kind: 'refused', why: 'no_address' };
  const at = now.toISOString();
  return {
    kind: 'resent',
    card: { ...card, status: 'paid', recipient, codeHash: '', dueAt: at, updatedAt: at },
  };
}
