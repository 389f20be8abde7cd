import type { CourierWord } from '@/domain/orders/edit/parcel';
import type { Order } from '@/domain/orders/order/order';
import { requestCourierCancel } from '../cancel/requestCourierCancel';
import type { BookingDeps } from '../shipment/bookShipment';

/** The courier's reply to the cancellation of its parcel; null without one yet. */
export async function askCourier(deps: BookingDeps, order: Order): Promise<CourierWord | null> {
  const { answer, awb } = await requestCourierCancel(deps, order);
  if (answer.kind === 'out') return { kind: 'out', awb };
  return answer.kind === 'refused' ? { kind: 'refused' } : null;
}
