import { LIMITS } from '@/domain/catalogue/draft/draft';
import { formatPaise, formatRupees, percentOf } from '../../money/money';
import { gainOf, savesNow } from './gain';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';
import { validateFigures } from './validateFigures';

const fields: readonly OfferField[] = [
  {
    name: 'discount',
    kind: 'percent',
    label: 'Percent',
    subject: 'The discount',
    isRequired: true,
    max: 100,
  },
  {
    name: 'maxDiscount',
    kind: 'rupees',
    label: 'Takes off at most, in ₹',
    subject: 'The most it takes off',
    isRequired: false,
    max: LIMITS.rupees,
  },
];

/** A percentage off, with or without a maximum in rupees. */
export const percentage: OfferTypeDefinition = {
  label: 'Percentage off',
  explanation: 'Takes a percentage off the subtotal.',
  fields,
  validate: validateFigures(fields),
  minUnits: 0,
  lowers: 'eachUnit',
  decide: (offer, cart) => gainOf(percentOf(cart.subTotal, offer.discount), offer, cart),
  describe: ({ discount, maxDiscount }) =>
    maxDiscount ? `${discount}% off, at most ${formatRupees(maxDiscount)}` : `${discount}% off`,
  // A capped or partial percentage is announced in rupees, which is the real saving.
  message: ({ offer, discount, isCapped }) =>
    `Coupon Applied: ${isCapped ? formatPaise(discount) : `${offer.discount}%`} OFF!`,
  saving: savesNow,
};
