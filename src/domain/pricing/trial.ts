import type { PricedUnits } from '../offers/coupons';
import type { Offer } from '../offers/offer';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { amountsOf, quote, type Amounts } from '@/domain/pricing/pricing';
import { quoteAnswer } from '@/domain/pricing/quoteAnswer';
import type { OfferDraft } from '../offers/scheduled/draft';
import { offerProblems } from '../offers/scheduled/problems';
import { offerOfDraft } from '../offers/scheduled/toStored';

export interface Trial {
  applies: boolean;
  /** What the shop would say to the shopper. */
  message: string;
  /** Rupees. */
  amounts: Amounts;
}

interface Trying extends Pick<Offer, 'usedCount'> {
  draft: OfferDraft;
  lines: readonly PricedUnits[];
  paymentMethod: PaymentMethod;
  now: Date;
}

const NOBODY = { id: '', createdAt: '', updatedAt: '' };
/** Of these no sum depends. */
const NO_SUM = ['code', 'title', 'startsAt', 'endsAt'];

/** What a cart would pay with an offer as it is typed, for somebody who never used it; null while it has no sum. */
export function tryOffer({ draft, lines, paymentMethod, now, usedCount }: Trying): Trial | null {
  if (offerProblems(draft).some(({ field }) => !NO_SUM.includes(field))) return null;
  const offer = offerOfDraft(draft, { ...NOBODY, usedCount });
  const sums = quote({
    ...{ lines, paymentMethod, coupon: { code: offer.code, offer } },
    context: { now, usedByShopper: 0 },
  });
  const { success, message } = quoteAnswer(sums, paymentMethod);
  return { applies: success, message, amounts: amountsOf(sums) };
}

/** The same offer while it is on, in its time and not used up. */
export const whileItRuns = (draft: OfferDraft): OfferDraft => ({
  ...draft,
  ...{ enabled: true, startsAt: '', endsAt: '', usageLimit: 0 },
});
