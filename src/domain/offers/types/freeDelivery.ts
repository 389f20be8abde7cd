import { formatPaise, ZERO } from '../../money/money';
import type { OfferTypeDefinition } from './offerTypeDefinition';

/** No delivery fee. Refused where delivery is already free, so that no use is wasted. */
export const freeDelivery: OfferTypeDefinition = {
  label: 'Free delivery',
  explanation: 'Takes the delivery fee off Cash on Delivery orders that have one.',
  fields: [],
  validate: () => [],
  minUnits: 1,
  lowers: 'delivery',
  decide: (_offer, { deliveryFee }) =>
    deliveryFee === ZERO
      ? 'Delivery is free for this order already. Keep this offer for another one.'
      : { discount: ZERO, deliveryDiscount: deliveryFee, freeItems: 0, isCapped: false },
  describe: () => 'Free delivery',
  message: () => 'Coupon Applied: Free Delivery!',
  saving: ({ deliveryDiscount }) => `Saves ${formatPaise(deliveryDiscount)} delivery now`,
};
