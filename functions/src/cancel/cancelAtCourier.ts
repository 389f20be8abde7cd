import type { Order } from '@/domain/orders/order/order';
import { errorFields, type Severity } from '../platform/log';
import type { BookingDeps } from '../shipment/bookShipment';
import { messages } from './messages';
import { requestCourierCancel } from './requestCourierCancel';
import { concludeCancel, type CourierReply, type CancelResult } from './transactions';

async function requestCancel(deps: BookingDeps, order: Order): Promise<CourierReply> {
  try {
    return await requestCourierCancel(deps, order);
  } catch (error) {
    deps.log('cancel.crashed', { orderId: order.orderId, ...errorFields(error) }, 'ERROR');
    return { answer: { kind: 'unknown', problem: messages.crashed }, awb: order.shipment.awb };
  }
}

/** The log event and severity of each result; results that need no attention are not logged. */
const EVENTS: Partial<Record<CancelResult['kind'], [event: string, severity: Severity]>> = {
  cancelled: ['order.cancelled', 'INFO'],
  asking: ['cancel.waiting', 'WARNING'],
  withdrawn: ['cancel.withdrawn', 'WARNING'],
  too_late: ['cancel.too_late', 'WARNING'],
};

/** Asks the courier about an order whose attempt the caller has claimed, and applies the reply. Asks once. */
export async function cancelAtCourier(deps: BookingDeps, order: Order, by: string): Promise<CancelResult> {
  const reply = await requestCancel(deps, order);
  const outcome = await concludeCancel(await deps.db(), order, reply, deps.now());
  const { orderId, cancelling } = order;
  const problem = reply.answer.kind === 'out' ? '' : reply.answer.problem;
  const line = { orderId, by, awb: reply.awb, attempt: cancelling?.attempts ?? 0, problem };
  const [event, severity] = EVENTS[outcome.kind] ?? [];
  if (event) deps.log(event, line, severity);
  if (outcome.kind === 'too_late' && reply.answer.kind === 'out') {
    // The two reports contradict each other: somebody has to ask the courier where the parcel is.
    deps.log('cancel.contradicted', line, 'ERROR');
  }
  if (outcome.kind === 'settled') {
    const left = reply.answer.kind === 'refused';
    deps.log(left ? 'cancel.parcel_not_cancelled' : 'cancel.parcel_cancelled', line, left ? 'ERROR' : 'INFO');
  }
  return outcome;
}
