import type { OfferScope } from './scope';
import type { OfferFigure, OfferType } from './types/offerType';
import type { Timed } from './scheduled/draft';

/** What an admin says of an offer; how often it was used is the shop's own. 0 stands for "no such rule". */
export interface OfferDraft extends Timed, Record<OfferFigure, number> {
  code: string;
  title: string;
  type: OfferType;
  scope: OfferScope;
  minProducts: number;
  usageLimit: number;
  perUserLimit: number;
  /** Rupees. */
  minSubtotal: number;
}

export const OFFER_LIMITS = {
  code: 20,
  title: 120,
  units: 1000,
  uses: 10_000_000,
  usesEach: 1000,
} as const;
