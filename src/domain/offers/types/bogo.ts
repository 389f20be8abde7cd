import { add, times, ZERO } from '../../money/money';
import { gainOf, savesNow } from './gain';
import { messages } from './messages';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';
import { validateFigures } from './validateFigures';

const texts = messages.bogo;

const fields: readonly OfferField[] = [
  {
    ...texts.maxFreeItems,
    name: 'maxFreeItems',
    kind: 'count',
    isRequired: false,
    max: 1000,
  },
];

/** Buy one, get one: half of the units are free, the cheapest first, at most `maxFreeItems` when that is above 0. */
export const bogo: OfferTypeDefinition = {
  label: texts.label,
  explanation: texts.explanation,
  fields,
  validate: validateFigures(fields),
  // A single unit would use up the coupon for ₹0.
  minUnits: 2,
  lowers: 'lines',
  decide(offer, cart) {
    const { maxFreeItems = 0 } = offer;
    const half = Math.floor(cart.units / 2);
    const freeItems = maxFreeItems > 0 ? Math.min(half, maxFreeItems) : half;
    let left = freeItems;
    let discount = ZERO;
    for (const line of [...cart.lines].sort((a, b) => a.unitPrice - b.unitPrice)) {
      const freeUnits = Math.min(left, line.quantity);
      discount = add(discount, times(line.unitPrice, freeUnits));
      left -= freeUnits;
    }
    return { ...gainOf(discount, offer, cart), freeItems };
  },
  describe: texts.describe,
  message: ({ discount, freeItems }) => texts.applied(discount, freeItems),
  saving: savesNow,
};
