import * as v from 'valibot';
import type { CreditView } from '../../credit/view';
import { MAX_GIFT_CARD_MESSAGE, MAX_GIFT_CARD_NAME } from '../../giftCards/giftCard';
import { isPersonName } from '../../giftCards/personName';
import type { GiftCardView } from '../../giftCards/view';
import { cleanProse, mailAddress, optionalText, rupees, text } from '../fields';

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

const personName = (field: string) =>
  v.pipe(
    optionalText(field, MAX_GIFT_CARD_NAME),
    v.check(isPersonName, `${field} must be a name in letters, without numbers and web addresses`),
  );

/** POST /api/payment/gift-cards. `id` is made by the browser: the same id is the same purchase. */
export const buyGiftCardRequest = v.object({
  id: v.pipe(
    v.string('id must be text'),
    v.regex(/^[A-Za-z0-9-]{8,40}$/, 'id must have 8 to 40 letters, digits or -'),
  ),
  /** Rupees. */
  amount: rupees('amount'),
  email: mailAddress,
  name: personName('name'),
  from: personName('from'),
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
