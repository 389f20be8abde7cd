import { formDraft } from './formDraft';

/**
 * The form of a gift card, as texts; the amount is rupees, empty for the usual one. The id makes a repeated request the
 * same purchase.
 */
export const EMPTY_GIFT = { id: '', amount: '', email: '', name: '', from: '', message: '', sendOn: '' };

export const giftCardDraft = formDraft('glumist.giftCardDraft', EMPTY_GIFT);
