import { addMs } from '../time/addMs';
import { addDays, DAY_MS } from '../time/calendar';
import { dayInIndia, momentInIndia, monthsLater } from '../time/india';
import { reminderAt } from '../credit/reminder';
import type { Paise } from '../money/money';
import {
  GIFT_CARD_HOUR,
  GIFT_CARD_LAPSED_DAYS,
  GIFT_CARD_MONTHS,
  GIFT_CARD_SEND_DAYS,
  GIFT_CARD_UNPAID_DAYS,
  type GiftCard,
  type GiftCardRecipient,
} from './giftCard';
import { giftCardAmounts, type GiftCardSettings } from './settings';

/** A shopper's request to buy a gift card. */
export interface GiftCardRequest {
  id: string;
  userId: string;
  email: string;
  paise: Paise;
  recipient: GiftCardRecipient;
  from: string;
  message: string;
  sendOn: string;
}

export type GiftCardDecision =
  | { kind: 'begun'; card: GiftCard }
  /** The same purchase still waits for its payment. */
  | { kind: 'again'; card: GiftCard }
  | { kind: 'refused'; code: 'gift_cards_off' | 'wrong_amount' | 'wrong_day' | 'gift_exists' };

function isSame(card: GiftCard, request: GiftCardRequest): boolean {
  const { recipient, from, message, sendOn, paise, userId } = request;
  return (
    card.userId === userId &&
    card.paise === paise &&
    card.recipient.email === recipient.email &&
    card.recipient.name === recipient.name &&
    card.from === from &&
    card.message === message &&
    card.sendOn === sendOn
  );
}

const isSendDay = (day: string, now: Date): boolean =>
  day === '' || (day >= dayInIndia(now) && day <= addDays(dayInIndia(now), GIFT_CARD_SEND_DAYS));

/** Decides a purchase; `existing` is the card with its id. */
export function decideGiftCard(
  existing: GiftCard | undefined,
  request: GiftCardRequest,
  settings: GiftCardSettings,
  now: Date,
): GiftCardDecision {
  if (existing) {
    const isOpen = existing.status === 'pending' && isSame(existing, request);
    return isOpen ? { kind: 'again', card: existing } : { kind: 'refused', code: 'gift_exists' };
  }
  if (!settings.enabled) return { kind: 'refused', code: 'gift_cards_off' };
  if (!giftCardAmounts(settings).some((rupees) => rupees * 100 === request.paise))
    return { kind: 'refused', code: 'wrong_amount' };
  if (!isSendDay(request.sendOn, now)) return { kind: 'refused', code: 'wrong_day' };
  const at = now.toISOString();
  const never = { paidAt: '', sentAt: '', redeemedAt: '', redeemedBy: '', cancelledAt: '' };
  const code = { codeHash: '', lastFour: '', mails: 0, lastDay: '' };
  const card: GiftCard = {
    ...request,
    status: 'pending',
    razorpayOrderId: '',
    ...code,
    ...never,
    dueAt: addMs(now, GIFT_CARD_UNPAID_DAYS * DAY_MS),
    createdAt: at,
    updatedAt: at,
  };
  return { kind: 'begun', card };
}

/** When a paid card's mail is due: now, or in the morning of the chosen day. */
export function mailDueAt({ sendOn }: GiftCard, now: Date): string {
  const morning = sendOn ? momentInIndia(sendOn, GIFT_CARD_HOUR) : now;
  return (morning > now ? morning : now).toISOString();
}

/** When an unused card with this last day loses people's data. */
export const lapseDueAt = (lastDay: string): string =>
  momentInIndia(addDays(lastDay, GIFT_CARD_LAPSED_DAYS)).toISOString();

/** When a sent card is due: for its reminder, unless that was due before `from` (ISO), or for its lapse. */
export function sentDueAt(lastDay: string, from: string): string {
  const reminder = reminderAt(lastDay);
  return reminder >= from ? reminder : lapseDueAt(lastDay);
}

/** The card after its payment; null where it is not pending. */
export function paidGiftCard(card: GiftCard | null, now: Date): GiftCard | null {
  if (card?.status !== 'pending') return null;
  const at = now.toISOString();
  return { ...card, status: 'paid', paidAt: at, dueAt: mailDueAt(card, now), updatedAt: at };
}

/** The card with a new code for its mail; null where no mail is due. Earlier codes stop working. */
export function sentGiftCard(
  card: GiftCard | undefined,
  { codeHash, lastFour }: Pick<GiftCard, 'codeHash' | 'lastFour'>,
  now: Date,
): GiftCard | null {
  const at = now.toISOString();
  if (card?.status !== 'paid' || card.frozen || !card.dueAt || card.dueAt > at) return null;
  const lastDay = card.lastDay || dayInIndia(monthsLater(now, GIFT_CARD_MONTHS));
  return {
    ...card,
    status: 'sent',
    codeHash,
    lastFour,
    mails: card.mails + 1,
    dueAt: sentDueAt(lastDay, at),
    sentAt: at,
    lastDay,
    updatedAt: at,
  };
}
