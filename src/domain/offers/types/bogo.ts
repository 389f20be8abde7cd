import { add, formatPaise, times, ZERO } from '../../money/money';
import { gainOf, savesNow } from './gain';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';
import { validateFigures } from './validateFigures';

const fields: readonly OfferField[] = [
  {
    name: 'maxFreeItems',
    kind: 'count',
    label: 'Free items at most',
    hint: 'Without it every second item',
    subject: 'The most free items',
    isRequired: false,
    max: 1000,
  },
];

/** Buy one, get one: half of the units are free, the cheapest first, at most `maxFreeItems` when that is above 0. */
export const bogo: OfferTypeDefinition = {
  label: 'Buy one, get one',
  explanation: 'Half of the items are free, the cheapest first.',
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
  describe: ({ maxFreeItems }) =>
    maxFreeItems ? `Buy one, get one, ${maxFreeItems} free at most` : 'Buy one, get one',
  message: ({ discount, freeItems }) =>
    `Coupon Applied: BOGO - ${formatPaise(discount)} OFF! (${freeItems} Free Item(s))`,
  saving: savesNow,
};
