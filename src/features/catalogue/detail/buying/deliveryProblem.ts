import { OFFERED_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import type { DeliveryFacts } from '../../types';
import { messages } from '../messages/deliveryCheck';

const NO_COD = OFFERED_METHODS.includes('Pay Online') ? messages.onlyPayOnline : messages.noCashOnDelivery;

/**
 * Returns the reason why the courier takes no order of this method to a PIN code, as a sentence for the shopper; null
 * when it does.
 */
export function deliveryProblem(
  { deliverable, cod, pincode }: DeliveryFacts,
  method: PaymentMethod,
): string | null {
  if (!deliverable) return messages.notDelivered(pincode);
  return method === 'Cash on Delivery' && !cod ? NO_COD : null;
}
