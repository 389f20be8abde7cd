import { type PaymentMethod } from '@/domain/pricing/fees';
import type { DeliveryFacts } from '../../types';
import { messages } from '../messages/deliveryCheck';

/**
 * Returns the reason why the courier takes no order of this method to a PIN code, as a sentence for the shopper; null
 * when it does. The sentence names paying online only where that is possible.
 */
export function deliveryProblem(
  { deliverable, cod, pincode }: DeliveryFacts,
  method: PaymentMethod,
  canPayOnline: boolean,
): string | null {
  if (!deliverable) return messages.notDelivered(pincode);
  if (method !== 'Cash on Delivery' || cod) return null;
  return canPayOnline ? messages.onlyPayOnline : messages.noCashOnDelivery;
}
