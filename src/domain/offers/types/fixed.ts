import { formatRupees, toPaise } from '../../money/money';
import { gainOf, savesNow } from './gain';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';
import { validateFigures } from './validateFigures';

const fields: readonly OfferField[] = [
  {
    name: 'discount',
    kind: 'rupees',
    label: 'Amount in ₹',
    subject: 'The discount',
    isRequired: true,
    max: 100_000,
  },
];

/** An amount in rupees off. */
export const fixed: OfferTypeDefinition = {
  label: 'Rupees off',
  explanation: 'Takes an amount off the subtotal.',
  fields,
  validate: validateFigures(fields),
  minUnits: 0,
  lowers: 'eachUnit',
  decide: (offer, cart) => gainOf(toPaise(offer.discount), offer, cart),
  describe: ({ discount }) => `${formatRupees(discount)} off`,
  message: ({ offer }) => `Coupon Applied: ${formatRupees(offer.discount)} OFF!`,
  saving: savesNow,
};
