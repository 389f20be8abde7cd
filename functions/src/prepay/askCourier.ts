import type { CourierWord } from '@/domain/orders/edit/parcel';
import type { Order } from '@/domain/orders/order/order';
import { requestCourierCancel } from '../cancel/requestCourierCancel';
import type { BookingDeps } from '../shipment/bookShipment';

/** What the courier says to the end of its parcel; null where it says nothing yet. */
export async function askCourier(deps: BookingDeps, order: Order): Promise<CourierWord | null> {
  const { answer, awb } = await requestCourierCancel(deps, order);
  if (answer.kind === 'out') return { kind: 'out', awb };
  return answer.kind === 'refused' ? { kind: 'refused' } : null;
}
