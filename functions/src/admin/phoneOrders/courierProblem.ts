import type { PaymentMethod } from '@/domain/pricing/fees';
import type { Refusal } from '../../platform/http/answer';
import type { AdminDeps } from '../deps';
import { codNotServed, notServed } from './answers';

/** Milliseconds to ask the courier about a PIN code. */
const COURIER_MS = 4000;

/** The refusal where the courier does not serve a PIN code; null where it does, or gives no answer. */
export async function findCourierProblem(
  deps: Pick<AdminDeps, 'courier'>,
  pincode: string,
  paymentMethod: PaymentMethod,
): Promise<Refusal | null> {
  const reply = await deps.courier().serviceability(pincode, AbortSignal.timeout(COURIER_MS));
  if (reply.kind === 'unavailable') return null;
  if (!reply.deliverable) return notServed(pincode);
  return paymentMethod === 'Cash on Delivery' && !reply.cod ? codNotServed(pincode) : null;
}
