import type * as v from 'valibot';
import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { bannerDraft, highlightDraft, offerDraft } from '@/domain/contracts/admin/offers';
import { normaliseCode } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import type { OfferDraft } from '@/domain/offers/offerDraft';
import { offerProblems } from '@/domain/offers/offerProblems';
import { draftOfOffer, offerOfDraft } from '@/domain/offers/offerStored';
import type { BannerDraft, HighlightDraft } from '@/domain/offers/scheduled/draft';
import { bannerProblems, highlightProblems } from '@/domain/offers/scheduled/problems';
import type { ScheduledItem } from '@/domain/offers/scheduled/save';
import {
  bannerOfDraft,
  draftOfBanner,
  draftOfHighlight,
  highlightOfDraft,
  type StoredMeta,
} from '@/domain/offers/scheduled/toStored';
import type { Right } from '@/domain/staff/roles';

export type ScheduledKind = 'offers' | 'banners' | 'highlights';

/** Offers change prices; banners and highlights only what the home page shows. */
export const rightFor = (kind: ScheduledKind): Right =>
  kind === 'offers' ? 'offers.manage' : 'content.manage';

/** The differences between the kinds of scheduled items. */
export interface Spec<Draft, Stored extends ScheduledItem> {
  kind: ScheduledKind;
  /** The kind's name in answers and logs. */
  one: 'offer' | 'banner' | 'highlight';
  schema: v.GenericSchema<unknown, Draft>;
  problems: (draft: Draft) => FieldProblem[];
  toDraft: (stored: Stored) => Draft;
  /** `place` is the last position. */
  toStored: (draft: Draft, meta: StoredMeta, before: { stored: Stored | null; place: number }) => Stored;
  /** The unique code, for kinds that have one. */
  codeOf?: (item: Draft | Stored) => string;
  /** Whether items have a position. */
  placed: boolean;
}

export const OFFERS: Spec<OfferDraft, Offer> = {
  kind: 'offers',
  one: 'offer',
  schema: offerDraft,
  placed: false,
  problems: offerProblems,
  toDraft: draftOfOffer,
  toStored: (draft, meta, { stored }) => offerOfDraft(draft, { ...meta, usedCount: stored?.usedCount }),
  codeOf: ({ code }) => normaliseCode(code),
};

export const BANNERS: Spec<BannerDraft, Banner> = {
  kind: 'banners',
  one: 'banner',
  schema: bannerDraft,
  placed: true,
  problems: bannerProblems,
  toDraft: draftOfBanner,
  toStored: (draft, meta, { stored, place }) =>
    bannerOfDraft(draft, { ...meta, order: stored?.order ?? place }),
};

export const HIGHLIGHTS: Spec<HighlightDraft, Highlight> = {
  kind: 'highlights',
  one: 'highlight',
  schema: highlightDraft,
  placed: true,
  problems: highlightProblems,
  toDraft: draftOfHighlight,
  toStored: (draft, meta, { stored, place }) =>
    highlightOfDraft(draft, { ...meta, order: stored?.order ?? place }),
};
