import * as v from 'valibot';
import { MIN_GIFT_CARD, MAX_GIFT_CARD, type GiftCardSettings } from '../../giftCards/settings';
import type { GiftCardRow } from '../../giftCards/view';
import { messages } from '../../text/messages';
import { mailAddress } from '../fields';

const whole = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.minValue(MIN_GIFT_CARD, `${name} must be at least ${MIN_GIFT_CARD}`),
    v.maxValue(MAX_GIFT_CARD, `${name} must be at most ${MAX_GIFT_CARD}`),
  );

/**
 * POST /api/admin/gift-cards/settings: only the changed settings, so that two colleagues do not overwrite each
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
  email: v.union([v.literal(''), mailAddress], messages.wrongEmail),
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
