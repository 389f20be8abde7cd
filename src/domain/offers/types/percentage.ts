import { LIMITS } from '@/domain/catalogue/draft/draft';
import { formatPaise, percentOf } from '../../money/money';
import { gainOf, savesNow } from './gain';
import { messages } from './messages';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';
import { validateFigures } from './validateFigures';

const texts = messages.percentage;

const fields: readonly OfferField[] = [
  {
    ...texts.discount,
    name: 'discount',
    kind: 'percent',
    isRequired: true,
    max: 100,
  },
  {
    ...texts.maxDiscount,
    name: 'maxDiscount',
    kind: 'rupees',
    isRequired: false,
    max: LIMITS.rupees,
  },
];

/** A percentage off, with or without a maximum in rupees. */
export const percentage: OfferTypeDefinition = {
  label: texts.label,
  explanation: texts.explanation,
  fields,
  validate: validateFigures(fields),
  minUnits: 0,
  lowers: 'eachUnit',
  decide: (offer, cart) => gainOf(percentOf(cart.subTotal, offer.discount), offer, cart),
  describe: texts.describe,
  // A capped or partial percentage is announced in rupees, which is the real saving.
  message: ({ offer, discount, isCapped }) =>
    messages.applied(isCapped ? formatPaise(discount) : `${offer.discount}%`),
  saving: savesNow,
};
