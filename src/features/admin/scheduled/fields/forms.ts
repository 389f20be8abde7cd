import type { BannerContent, HighlightContent } from '@/domain/catalogue/catalogue';
import type { OfferScope, ScopeItem } from '@/domain/offers/scope';
import { figuresBy, type OfferFigure, type OfferType } from '@/domain/offers/types/offerType';
import type { ScheduledKind } from '@/services/admin/catalogue/createScheduledAdmin';

/** Times are in Indian time, in the format of a `datetime-local` field. */
interface TimedForm {
  enabled: 'on' | 'off';
  startsAt: string;
  endsAt: string;
}

/** An offer form, as typed. */
export interface OfferForm extends TimedForm, Record<OfferFigure, string> {
  kind: 'offers';
  code: string;
  title: string;
  type: OfferType;
  scope: OfferScope['kind'];
  scopeItems: ScopeItem[];
  /** Separated by commas. */
  scopeCategories: string;
  minProducts: string;
  usageLimit: string;
  perUserLimit: string;
  minSubtotal: string;
}

export interface BannerForm extends TimedForm, BannerContent {
  kind: 'banners';
}

export interface HighlightForm extends TimedForm, HighlightContent {
  kind: 'highlights';
}

export type ScheduledForm = OfferForm | BannerForm | HighlightForm;
export type ScheduledFormChange = Partial<Omit<OfferForm, 'kind'>> &
  Partial<Omit<BannerForm, 'kind'>> &
  Partial<Omit<HighlightForm, 'kind'>>;

const UNTIMED: TimedForm = { enabled: 'off', startsAt: '', endsAt: '' };

export const EMPTY_SCHEDULED: Record<ScheduledKind, ScheduledForm> = {
  offers: {
    ...UNTIMED,
    ...figuresBy(() => ''),
    kind: 'offers',
    code: '',
    title: '',
    type: 'percentage',
    scope: 'all',
    scopeItems: [],
    scopeCategories: '',
    minProducts: '',
    usageLimit: '',
    perUserLimit: '',
    minSubtotal: '',
  },
  banners: {
    ...UNTIMED,
    kind: 'banners',
    title: '',
    text: '',
    imageWide: '',
    imageTall: '',
    alt: '',
    linkLabel: '',
    link: '',
  },
  highlights: { ...UNTIMED, kind: 'highlights', title: '', text: '', image: '', link: '' },
};
