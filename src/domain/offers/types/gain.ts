import { least, toPaise, ZERO, type Paise } from '../../money/money';
import { messages } from './messages';
import type { AppliedOffer, OfferCart, OfferGain } from './offerTypeDefinition';
import type { OfferFigures } from './offerType';

/** A discount of at most the offer's `maxDiscount` and at most the price of the lines. */
export function gainOf(full: Paise, { maxDiscount }: OfferFigures, { subTotal }: OfferCart): OfferGain {
  const cap = maxDiscount ? toPaise(maxDiscount) : subTotal;
  return {
    discount: least(least(full, cap), subTotal),
    deliveryDiscount: ZERO,
    freeItems: 0,
    isCapped: cap < full,
  };
}

/** The saving of an offer that lowers the subtotal, in words. */
export const savesNow = ({ discount }: AppliedOffer): string => messages.saving(discount);
