import type { FieldProblem } from '../../records/fieldProblem';
import type { Paise } from '../../money/money';
import type { OfferFigure, OfferFigures } from './offerType';
import type { PricedUnits } from './pricedUnits';

/** The part of a cart that an offer may lower: the lines that its scope covers. */
export interface OfferCart {
  lines: readonly PricedUnits[];
  /** Units and price of those lines together. */
  units: number;
  subTotal: Paise;
  /** The delivery fee of the cart without the offer. */
  deliveryFee: Paise;
}

/** The discounts of an offer. */
export interface OfferGain {
  /** Off the subtotal; at most the price of the lines. */
  discount: Paise;
  /** Off the delivery fee. */
  deliveryDiscount: Paise;
  freeItems: number;
  /** Whether the discount is smaller than the offer's figure would give for the whole cart. */
  isCapped: boolean;
}

/** An applied offer with its discounts. */
export interface AppliedOffer extends OfferGain {
  offer: OfferFigures;
}

/** A figure of an offer: its field in the admin's form, and its bounds. */
export interface OfferField {
  name: OfferFigure;
  kind: 'percent' | 'rupees' | 'count';
  /** The field's label. */
  label: string;
  hint?: string;
  /** The beginning of an error message about it. */
  subject: string;
  isRequired: boolean;
  /** The maximum in percent, rupees or units. */
  max: number;
}

/** The definition of one offer type. */
export interface OfferTypeDefinition {
  /** The type's name and explanation for the team. */
  label: string;
  explanation: string;
  /** The figures of this type; others are not stored. */
  fields: readonly OfferField[];
  /** The problems of its figures, in the order of `fields`. */
  validate(figures: Readonly<Record<OfferFigure, number>>): FieldProblem<OfferFigure>[];
  /** Minimum of units for any discount of this type. */
  minUnits: number;
  /** The target of the discount: every unit at the same rate, the lines together, or the delivery fee. */
  lowers: 'eachUnit' | 'lines' | 'delivery';
  /** The discounts for a cart, or the reason for none, as a sentence for the shopper. */
  decide(offer: OfferFigures, cart: OfferCart): OfferGain | string;
  /** A short description for the admin's list. */
  describe(offer: OfferFigures): string;
  /** The specification's message for an applied coupon. */
  message(applied: AppliedOffer): string;
  /** The saving in words, for the list of coupons. */
  saving(applied: AppliedOffer): string;
}
