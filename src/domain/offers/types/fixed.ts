import { formatRupees, toPaise } from '../../money/money';
import { gainOf, savesNow } from './gain';
import { messages } from './messages';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';
import { validateFigures } from './validateFigures';

const texts = messages.fixed;

const fields: readonly OfferField[] = [
  {
    ...texts.discount,
    name: 'discount',
    kind: 'rupees',
    isRequired: true,
    max: 100_000,
  },
];

/** An amount in rupees off. */
export const fixed: OfferTypeDefinition = {
  label: texts.label,
  explanation: texts.explanation,
  fields,
  validate: validateFigures(fields),
  minUnits: 0,
  lowers: 'eachUnit',
  decide: (offer, cart) => gainOf(toPaise(offer.discount), offer, cart),
  describe: texts.describe,
  message: ({ offer }) => messages.applied(formatRupees(offer.discount)),
  saving: savesNow,
};
