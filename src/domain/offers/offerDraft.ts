import type { OfferScope } from './scope';
import type { OfferFigure, OfferType } from './types/offerType';
import type { Timed } from './scheduled/draft';

/** The fields of an offer that the team edits; the shop counts its uses. 0 means "no limit". */
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
