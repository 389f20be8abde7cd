import type { PersonUses } from '../offers/coupons';
import type { Offer } from '../offers/offer';
import type { OfferDraft } from '../offers/offerDraft';
import { offerProblems } from '../offers/offerProblems';
import { offerOfDraft } from '../offers/offerStored';
import type { PricedUnits } from '../offers/types/pricedUnits';
import type { PaymentMethod } from './fees';
import { amountsOf, quote, type Amounts } from './pricing';
import { quoteAnswer } from './quoteAnswer';

export interface Trial {
  applies: boolean;
  /** The message for the shopper. */
  message: string;
  /** Rupees. */
  amounts: Amounts;
}

interface TrialRequest extends Pick<Offer, 'usedCount'>, Pick<PersonUses, 'hasOrderedBefore'> {
  draft: OfferDraft;
  lines: readonly PricedUnits[];
  paymentMethod: PaymentMethod;
  now: Date;
}

const NEW_OFFER = { id: '', createdAt: '', updatedAt: '' };
/** Fields that do not change any sum. */
const FIELDS_WITHOUT_SUM = ['code', 'title', 'startsAt', 'endsAt'];

/** The price of a cart with a draft offer, for a shopper who never used it; null for an incomplete draft. */
export function tryOffer(request: TrialRequest): Trial | null {
  const { draft, lines, paymentMethod, now, usedCount, hasOrderedBefore } = request;
  if (offerProblems(draft).some(({ field }) => !FIELDS_WITHOUT_SUM.includes(field))) return null;
  const offer = offerOfDraft(draft, { ...NEW_OFFER, usedCount });
  const sums = quote({
    lines,
    paymentMethod,
    coupon: { code: offer.code, offer },
    context: { now, usedByShopper: 0, hasOrderedBefore },
  });
  const { success, message } = quoteAnswer(sums, paymentMethod);
  return { applies: success, message, amounts: amountsOf(sums) };
}

/** The offer while it is enabled, running and not used up. */
export const asRunning = (draft: OfferDraft): OfferDraft => ({
  ...draft,
  enabled: true,
  startsAt: '',
  endsAt: '',
  usageLimit: 0,
});
