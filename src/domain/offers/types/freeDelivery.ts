import { formatPaise, ZERO } from '../../money/money';
import type { OfferKind } from './offerKind';

/** No fee for the delivery. Where there is none anyway the offer is refused, so that it is not used up for nothing. */
export const freeDelivery: OfferKind = {
  label: 'Free delivery',
  explanation: 'Takes the delivery fee off Cash on Delivery orders that have one.',
  fields: [],
  validate: () => [],
  minUnits: 1,
  isPerUnit: false,
  decide: (_offer, { deliveryFee }) =>
    deliveryFee === ZERO
      ? 'Delivery is free for this order already. Keep this offer for another one.'
      : { discount: ZERO, deliveryDiscount: deliveryFee, freeItems: 0, isCapped: false },
  describe: () => 'Free delivery',
  message: () => 'Coupon Applied: Free Delivery!',
  saving: ({ deliveryDiscount }) => `Saves ${formatPaise(deliveryDiscount)} delivery now`,
};
