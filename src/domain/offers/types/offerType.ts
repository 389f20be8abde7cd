export const OFFER_TYPES = ['percentage', 'fixed', 'bogo', 'free_delivery'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/** The figures that only some types have; each type's file names its own with their bounds. */
export const OFFER_FIGURES = ['discount', 'maxDiscount', 'maxFreeItems'] as const;
export type OfferFigure = (typeof OFFER_FIGURES)[number];

/** An absent figure, or a `discount` of 0, means that the type does not use it. */
export interface OfferFigures extends Partial<Record<OfferFigure, number>> {
  /** Percent for 'percentage', rupees for 'fixed', otherwise 0. */
  discount: number;
  /** Rupees. */
  maxDiscount?: number;
  /** Maximum free units; 0 or absent means no limit. */
  maxFreeItems?: number;
}

/** Builds the figures by calling `read` for each. */
export const figuresBy = <Value>(read: (name: OfferFigure) => Value): Record<OfferFigure, Value> =>
  Object.fromEntries(OFFER_FIGURES.map((name) => [name, read(name)])) as Record<OfferFigure, Value>;
