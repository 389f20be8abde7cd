import type * as v from 'valibot';
import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import type { Problem } from '@/domain/catalogue/draft/draft';
import { bannerDraft, highlightDraft, offerDraft } from '@/domain/contracts/adminPromotions';
import { normaliseCode } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import type { BannerDraft, HighlightDraft, OfferDraft } from '@/domain/offers/scheduled/draft';
import { bannerProblems, highlightProblems, offerProblems } from '@/domain/offers/scheduled/problems';
import type { Promotion } from '@/domain/offers/scheduled/save';
import {
  bannerOfDraft,
  draftOfBanner,
  draftOfHighlight,
  draftOfOffer,
  highlightOfDraft,
  offerOfDraft,
  type Kept,
} from '@/domain/offers/scheduled/toStored';

export type PromotionKind = 'offers' | 'banners' | 'highlights';

/** What sets one kind of promotion apart from the others. */
export interface Spec<Draft, Stored extends Promotion> {
  kind: PromotionKind;
  /** As answers and the log call one. */
  one: 'offer' | 'banner' | 'highlight';
  schema: v.GenericSchema<unknown, Draft>;
  problems: (draft: Draft) => Problem[];
  toDraft: (stored: Stored) => Draft;
  /** `place` is the one after all others. */
  toStored: (draft: Draft, kept: Kept, before: { stored: Stored | null; place: number }) => Stored;
  /** What no two have, where there is such a thing. */
  codeOf?: (said: Draft | Stored) => string;
  /** Whether they have places in an order. */
  placed: boolean;
}

export const OFFERS: Spec<OfferDraft, Offer> = {
  ...{ kind: 'offers', one: 'offer', schema: offerDraft, placed: false },
  ...{ problems: offerProblems, toDraft: draftOfOffer },
  toStored: (draft, kept, { stored }) => offerOfDraft(draft, { ...kept, usedCount: stored?.usedCount }),
  codeOf: ({ code }) => normaliseCode(code),
};

export const BANNERS: Spec<BannerDraft, Banner> = {
  ...{ kind: 'banners', one: 'banner', schema: bannerDraft, placed: true },
  ...{ problems: bannerProblems, toDraft: draftOfBanner },
  toStored: (draft, kept, { stored, place }) =>
    bannerOfDraft(draft, { ...kept, order: stored?.order ?? place }),
};

export const HIGHLIGHTS: Spec<HighlightDraft, Highlight> = {
  ...{ kind: 'highlights', one: 'highlight', schema: highlightDraft, placed: true },
  ...{ problems: highlightProblems, toDraft: draftOfHighlight },
  toStored: (draft, kept, { stored, place }) =>
    highlightOfDraft(draft, { ...kept, order: stored?.order ?? place }),
};
