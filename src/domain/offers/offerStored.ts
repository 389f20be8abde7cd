import { normaliseCode } from './coupons';
import type { Offer } from './offer';
import type { OfferDraft } from './offerDraft';
import { scopeOf } from './scope';
import { withoutEmpty, type StoredMeta } from './scheduled/toStored';
import { figuresBy } from './types/offerType';

export function offerOfDraft(draft: OfferDraft, meta: StoredMeta & Pick<Offer, 'usedCount'>): Offer {
  const { code, title, type, discount, enabled, startsAt, endsAt } = draft;
  const { scope, minProducts, usageLimit, perUserLimit, minSubtotal } = draft;
  const { usedCount, ...own } = meta;
  return {
    ...own,
    ...withoutEmpty(figuresBy((name) => draft[name])),
    ...withoutEmpty({ minProducts, usageLimit, perUserLimit, minSubtotal, startsAt, endsAt }),
    code: normaliseCode(code),
    title,
    type,
    discount,
    enabled,
    ...(scope.kind === 'all' ? {} : { scope }),
    ...(usedCount === undefined ? {} : { usedCount }),
  };
}

export function draftOfOffer(offer: Offer): OfferDraft {
  const { code, title, type, enabled, startsAt = '', endsAt = '' } = offer;
  const { minProducts = 0, usageLimit = 0, perUserLimit = 0, minSubtotal = 0 } = offer;
  return {
    ...figuresBy((name) => offer[name] ?? 0),
    code,
    title,
    type,
    scope: scopeOf(offer),
    enabled,
    startsAt,
    endsAt,
    minProducts,
    usageLimit,
    perUserLimit,
    minSubtotal,
  };
}
