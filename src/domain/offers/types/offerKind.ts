import type { Paise } from '../../money/money';
import type { OfferFigure, OfferFigures } from './offerType';
import type { PricedUnits } from './pricedUnits';

/** What an offer may take something off: the lines of a cart that its scope covers. */
export interface OfferCart {
  lines: readonly PricedUnits[];
  /** Units and price of those lines together. */
  units: number;
  subTotal: Paise;
  /** What the shop charges for the delivery of the cart without the offer. */
  deliveryFee: Paise;
}

/** What an offer gives a cart. */
export interface OfferGain {
  /** Off the subtotal; never more than the lines cost. */
  discount: Paise;
  /** Off the delivery fee. */
  deliveryDiscount: Paise;
  freeItems: number;
  /** Whether the discount is smaller than the offer's figure says of the whole cart. */
  isCapped: boolean;
}

/** An offer that applies, with what it gives. */
export interface AppliedOffer extends OfferGain {
  offer: OfferFigures;
}

/** A figure of an offer, as the admin's form asks for it and as it is checked. */
export interface OfferField {
  name: OfferFigure;
  kind: 'percent' | 'rupees' | 'count';
  /** Over the field. */
  label: string;
  hint?: string;
  /** As a sentence begins that says what is wrong with it. */
  subject: string;
  isRequired: boolean;
  /** The highest value, in percent, rupees or units. */
  most: number;
}

/** Everything that sets one type of offer apart from the others. */
export interface OfferKind {
  /** What the type is called, and what it does, in the admin's words. */
  label: string;
  explanation: string;
  /** The figures of this type; the others are not stored. */
  fields: readonly OfferField[];
  /** What is wrong with its figures, in the order of `fields`; empty when nothing is. */
  validate(figures: Readonly<Record<OfferFigure, number>>): { field: OfferFigure; message: string }[];
  /** Units below which the type takes nothing off. */
  minUnits: number;
  /** Whether every unit becomes cheaper by as much as the next. */
  isPerUnit: boolean;
  /** What the offer gives a cart, or a sentence for the shopper on why it gives nothing. */
  decide(offer: OfferFigures, cart: OfferCart): OfferGain | string;
  /** What the offer gives, in a few words of the admin's list. */
  describe(offer: OfferFigures): string;
  /** The specification's sentence for a coupon that applies. */
  message(applied: AppliedOffer): string;
  /** What the shopper saves with it now, in the list of coupons. */
  saving(applied: AppliedOffer): string;
}
