import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import { normaliseCode } from '../coupons';
import type { Offer } from '../offer';
import type { BannerDraft, HighlightDraft, OfferDraft } from './draft';

/** What no admin types. */
export interface Kept {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** The fields that are given: a document has no field for what is not. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== 0 && value !== ''),
  ) as Partial<T>;
}

export function offerOfDraft(draft: OfferDraft, kept: Kept & Pick<Offer, 'usedCount'>): Offer {
  const { code, title, type, discount, enabled, startsAt, endsAt } = draft;
  const { minProducts, maxFreeItems, usageLimit, perUserLimit, minSubtotal, maxDiscount } = draft;
  const { usedCount, ...own } = kept;
  return {
    ...own,
    ...{ code: normaliseCode(code), title, type, discount, enabled },
    ...given({ minProducts, maxFreeItems, usageLimit, perUserLimit, minSubtotal, maxDiscount }),
    ...given({ startsAt, endsAt }),
    ...(usedCount === undefined ? {} : { usedCount }),
  };
}

export function draftOfOffer(offer: Offer): OfferDraft {
  const { code, title, type, enabled, startsAt = '', endsAt = '', discount = 0 } = offer;
  const { minProducts = 0, maxFreeItems = 0, usageLimit = 0, perUserLimit = 0 } = offer;
  const { minSubtotal = 0, maxDiscount = 0 } = offer;
  return {
    ...{ code, title, type, discount, enabled, startsAt, endsAt },
    ...{ minProducts, maxFreeItems, usageLimit, perUserLimit, minSubtotal, maxDiscount },
  };
}

export function bannerOfDraft(draft: BannerDraft, kept: Kept & Pick<Banner, 'order'>): Banner {
  const { startsAt, endsAt, ...said } = draft;
  return { ...kept, ...said, ...given({ startsAt, endsAt }) };
}

export function draftOfBanner(banner: Banner): BannerDraft {
  const { title, text = '', imageWide, imageTall, alt = '', linkLabel = '', link = '' } = banner;
  const { enabled, startsAt = '', endsAt = '' } = banner;
  return { title, text, imageWide, imageTall, alt, linkLabel, link, enabled, startsAt, endsAt };
}

export function highlightOfDraft(draft: HighlightDraft, kept: Kept & Pick<Highlight, 'order'>): Highlight {
  const { startsAt, endsAt, ...said } = draft;
  return { ...kept, ...said, ...given({ startsAt, endsAt }) };
}

export function draftOfHighlight(highlight: Highlight): HighlightDraft {
  const { title, text = '', image, link = '', enabled, startsAt = '', endsAt = '' } = highlight;
  return { title, text, image, link, enabled, startsAt, endsAt };
}
