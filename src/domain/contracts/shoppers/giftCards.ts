import * as v from 'valibot';
import { MAX_EMAIL } from '../../alerts/alert';
import type { CreditView } from '../../credit/view';
import { MAX_GIFT_CARD_MESSAGE, MAX_GIFT_CARD_NAME } from '../../giftCards/giftCard';
import { MIN_GIFT_CARD, MAX_GIFT_CARD, type GiftCardSettings } from '../../giftCards/settings';
import type { GiftCardRow, GiftCardView } from '../../giftCards/view';
import { isMailAddress } from '../../mail/outgoingMail';
import { cleanProse, optionalText, rupees, text } from '../fields';

const email = v.pipe(
  text('email', MAX_EMAIL, 1),
  v.toLowerCase(),
  v.check((value) => isMailAddress(value), 'Please enter a valid e-mail address'),
);

/** A line in which a reader sees nothing: Unicode has letters without a shape as well. */
const EMPTY_LINE = /^[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0]*$/u;

/** At most one empty line in a row, because many would push the code out of sight. */
const tidyMessage = (value: string): string =>
  cleanProse(value)
    .split('\n')
    .map((line) => (EMPTY_LINE.test(line) ? '' : line.replace(/\s+/g, ' ').trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** POST /api/payment/gift-cards. `id` is made by the browser: the same id is the same purchase. */
export const buyGiftCardRequest = v.object({
  id: v.pipe(
    v.string('id must be text'),
    v.regex(/^[A-Za-z0-9-]{8,40}$/, 'id must have 8 to 40 letters, digits or -'),
  ),
  /** Rupees. */
  amount: rupees('amount'),
  email,
  name: optionalText('name', MAX_GIFT_CARD_NAME),
  from: optionalText('from', MAX_GIFT_CARD_NAME),
  message: v.pipe(
    v.string('message must be text'),
    v.transform(tidyMessage),
    v.maxLength(MAX_GIFT_CARD_MESSAGE, `message must have at most ${MAX_GIFT_CARD_MESSAGE} characters`),
  ),
  /** '2026-12-24'; empty for at once. */
  sendOn: v.pipe(
    v.string('sendOn must be text'),
    v.check((day) => day === '' || isDay(day), 'sendOn must be a day such as 2026-12-24'),
  ),
});
export type BuyGiftCardRequest = v.InferInput<typeof buyGiftCardRequest>;

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** GET /api/gift-cards: the amounts on sale, and the caller's own cards, newest first. */
export interface GiftCardsResponse {
  success: true;
  /** Rupees; empty while no gift cards are sold. */
  amounts: number[];
  cards: GiftCardView[];
}

/** POST /api/gift-cards/redeem */
export const redeemGiftCardRequest = v.object({ code: text('code', 60, 1) });

export interface RedeemGiftCardResponse {
  success: true;
  message: string;
  credit: CreditView;
}

/** POST /api/gift-cards/{id}/cancel */
export interface GiftCardResponse {
  success: true;
  message: string;
  card: GiftCardView;
}

const whole = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.minValue(MIN_GIFT_CARD, `${name} must be at least ${MIN_GIFT_CARD}`),
    v.maxValue(MAX_GIFT_CARD, `${name} must be at most ${MAX_GIFT_CARD}`),
  );

/**
 * POST /api/admin/gift-cards/settings: only the changed settings, so that two admins do not overwrite each
 * other.
 */
export const giftCardSettingsRequest = v.object({
  changes: v.strictObject(
    {
      enabled: v.optional(v.boolean('enabled must be true or false')),
      minRupees: v.optional(whole('minRupees')),
      maxRupees: v.optional(whole('maxRupees')),
      stepRupees: v.optional(whole('stepRupees')),
    },
    'changes must be an object of settings',
  ),
});

/** POST /api/admin/gift-cards/{id}/resend. `email` is empty to keep the address. */
export const resendGiftCardRequest = v.object({
  email: v.union([v.literal(''), email], 'Please enter a valid e-mail address'),
});

/** The answer of GET /api/admin/gift-cards?find=… and of every change of one. */
export interface AdminGiftCardsResponse {
  success: true;
  message: string;
  settings: GiftCardSettings;
  rows: GiftCardRow[];
  /** Rupees of unredeemed cards: the shop's liability. */
  outstanding: number;
}
