import type { OfferFigure } from './offerType';

/** The name of each figure where the form of its type is not at hand. A noun, because it is used in sentences too. */
export const FIGURE_LABELS: Record<OfferFigure, string> = {
  discount: 'Discount',
  maxDiscount: 'Maximum discount',
  maxFreeItems: 'Maximum free items',
};
