export const OFFER_TYPES = ['percentage', 'fixed', 'bogo', 'free_delivery'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** The figures that only some types have; each type's file says which, and between which bounds. */
export const OFFER_FIGURES = ['discount', 'maxDiscount', 'maxFreeItems'] as const;
export type OfferFigure = (typeof OFFER_FIGURES)[number];

/** As an offer holds them: one that its type does not have is absent, or 0 for the discount. */
export interface OfferFigures extends Partial<Record<OfferFigure, number>> {
  /** Percent for 'percentage', rupees for 'fixed', otherwise 0. */
  discount: number;
  /** Rupees. */
  maxDiscount?: number;
  /** Free units at most; 0 or absent means no cap. */
  maxFreeItems?: number;
}

/** Each figure as `read` has it. */
export const figuresBy = <Value>(read: (name: OfferFigure) => Value): Record<OfferFigure, Value> =>
  Object.fromEntries(OFFER_FIGURES.map((name) => [name, read(name)])) as Record<OfferFigure, Value>;
