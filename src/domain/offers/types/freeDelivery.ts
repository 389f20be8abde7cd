import { ZERO } from '../../money/money';
import { messages } from './messages';
import type { OfferTypeDefinition } from './offerTypeDefinition';

const texts = messages.freeDelivery;

/** No delivery fee. Refused where delivery is already free, so that no use is wasted. */
export const freeDelivery: OfferTypeDefinition = {
  label: texts.label,
  explanation: texts.explanation,
  fields: [],
  validate: () => [],
  minUnits: 1,
  lowers: 'delivery',
  decide: (_offer, { deliveryFee }) =>
    deliveryFee === ZERO
      ? texts.nothingToGive
      : { discount: ZERO, deliveryDiscount: deliveryFee, freeItems: 0, isCapped: false },
  describe: () => texts.label,
  message: () => texts.applied,
  saving: ({ deliveryDiscount }) => texts.saving(deliveryDiscount),
};
