import type { ParcelStop } from '@/domain/orders/edit/parcel';
import type { Order } from '@/domain/orders/order/order';
import { requestCourierCancel } from '../cancel/requestCourierCancel';
import type { BookingDeps } from '../shipment/bookShipment';

/** Asks the courier to stop the order's parcel; null while its answer is unknown. */
export async function stopParcel(deps: BookingDeps, order: Order): Promise<ParcelStop | null> {
  const { answer, awb } = await requestCourierCancel(deps, order);
  if (answer.kind === 'out') return { kind: 'out', awb };
  return answer.kind === 'refused' ? { kind: 'refused' } : null;
}
