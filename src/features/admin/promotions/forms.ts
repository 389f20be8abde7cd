import type { BannerContent, HighlightContent } from '@/domain/catalogue/catalogue';
import type { OfferType } from '@/domain/offers/offer';
import type { PromotionKind } from '@/services/admin/createPromotionAdmin';

/** Times are as India's clocks show them, the way a `datetime-local` field has it. */
interface TimedForm {
  enabled: 'on' | 'off';
  startsAt: string;
  endsAt: string;
}

/** What is typed, as it is typed. */
export interface OfferForm extends TimedForm {
  kind: 'offers';
  code: string;
  title: string;
  type: OfferType;
  discount: string;
  minProducts: string;
  maxFreeItems: string;
  usageLimit: string;
  perUserLimit: string;
  minSubtotal: string;
  maxDiscount: string;
}

export interface BannerForm extends TimedForm, BannerContent {
  kind: 'banners';
}

export interface HighlightForm extends TimedForm, HighlightContent {
  kind: 'highlights';
}

export type PromotionForm = OfferForm | BannerForm | HighlightForm;
export type PromotionFormChange = Partial<Omit<OfferForm, 'kind'>> &
  Partial<Omit<BannerForm, 'kind'>> &
  Partial<Omit<HighlightForm, 'kind'>>;

const UNTIMED: TimedForm = { enabled: 'off', startsAt: '', endsAt: '' };

export const EMPTY_PROMOTIONS: Record<PromotionKind, PromotionForm> = {
  offers: {
    ...UNTIMED,
    ...{ kind: 'offers', code: '', title: '', type: 'percentage', discount: '', minProducts: '' },
    ...{ maxFreeItems: '', usageLimit: '', perUserLimit: '', minSubtotal: '', maxDiscount: '' },
  },
  banners: {
    ...UNTIMED,
    ...{ kind: 'banners', title: '', text: '', imageWide: '', imageTall: '', alt: '' },
    ...{ linkLabel: '', link: '' },
  },
  highlights: { ...UNTIMED, kind: 'highlights', title: '', text: '', image: '', link: '' },
};
