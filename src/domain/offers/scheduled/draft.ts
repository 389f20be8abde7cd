import type { BannerContent, HighlightContent } from '@/domain/catalogue/catalogue';
import type { OfferType } from '../offer';

/** What an admin says of a thing that has a time; '' is no start, and no end. */
interface Timed {
  enabled: boolean;
  /** ISO. */
  startsAt: string;
  endsAt: string;
}

/** What an admin says of an offer; how often it was used is the shop's own. 0 stands for "no such rule". */
export interface OfferDraft extends Timed {
  code: string;
  title: string;
  type: OfferType;
  discount: number;
  minProducts: number;
  maxFreeItems: number;
  usageLimit: number;
  perUserLimit: number;
  /** Rupees. */
  minSubtotal: number;
  maxDiscount: number;
}

export type BannerDraft = Timed & BannerContent;
export type HighlightDraft = Timed & HighlightContent;

export const PROMOTION_LIMITS = {
  code: 20,
  title: 120,
  text: 300,
  linkLabel: 60,
  link: 300,
  /** Rupees off at most. */
  fixed: 100_000,
  units: 1000,
  uses: 10_000_000,
  usesEach: 1000,
} as const;

export const OFFER_TYPES = ['percentage', 'fixed', 'bogo'] as const satisfies OfferType[];
