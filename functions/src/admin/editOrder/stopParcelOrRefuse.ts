import { mayHaveParcel } from '@/domain/orders/edit/parcel';
import type { Order } from '@/domain/orders/order/order';
import { refuse, type Answer } from '../../platform/http/answer';
import { stopParcel } from '../../prepay/stopParcel';
import type { AdminDeps } from '../deps';
import { messages } from './messages';

/** The courier has no parcel of the order any more; `awb` is that of the one it took out, empty where there was none. */
export type Stopped = { kind: 'stopped'; awb: string } | { kind: 'not_stopped'; answer: Answer };

const notStopped = (answer: Answer): Stopped => ({ kind: 'not_stopped', answer });

/** Has the courier cancel the parcel that was booked with the old address, items or sum; or answers why the edit has to wait. */
export async function stopParcelOrRefuse(deps: AdminDeps, order: Order): Promise<Stopped> {
  if (!mayHaveParcel(order.shipment)) return { kind: 'stopped', awb: '' };
  const stop = await stopParcel(deps, order);
  if (stop?.kind === 'out') return { kind: 'stopped', awb: stop.awb };
  const { orderId } = order;
  return notStopped(
    stop?.kind === 'refused'
      ? refuse(409, 'courier_refused', messages.tooLate(orderId), { orderId })
      : refuse(502, 'courier_unavailable', messages.courierUnsure, { orderId }),
  );
}
