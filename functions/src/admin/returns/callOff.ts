import type { Order } from '@/domain/orders/order/order';
import { mayStandAtCourier, reverseNumber } from '@/domain/orders/returnDesk/pickup';
import { canStillCancelPickup, reverseNewsOf } from '@/domain/orders/returnDesk/reverseNews';
import { onOrder } from '../../platform/firestore/onOrder';
import { refuse, type Answer } from '../../platform/http/answer';
import { isAwbTaken } from '../../shipment/othersParcel';
import { applyReverse } from '../../shipment/tracking/applyReverse';
import { courierSilent } from '../answers';
import type { AdminDeps } from '../deps';
import { messages } from './messages';

/** Milliseconds that the courier has for one answer. */
const TIMEOUT_MS = 5000;

type CalledOff =
  /** `awb` is that of the parcel that was cancelled; empty where the courier has none. */
  { kind: 'off'; awb: string } | { kind: 'refused'; answer: Answer };

const unavailable = (): CalledOff => ({ kind: 'refused', answer: courierSilent() });

/** Has the courier cancel a parcel. One that it does not know at all needs no cancelling. */
async function cancel(deps: AdminDeps, orderId: string, awb: string, isKnown: boolean): Promise<CalledOff> {
  const cancelled = await deps.courier().cancel(awb, AbortSignal.timeout(TIMEOUT_MS));
  deps.log('return.pickup_called_off', { orderId, awb, outcome: cancelled.kind });
  if (cancelled.kind === 'cancelled' || (cancelled.kind === 'refused' && !isKnown))
    return { kind: 'off', awb };
  if (cancelled.kind !== 'refused') return unavailable();
  const message = messages.notCancelled(awb, cancelled.problem);
  return { kind: 'refused', answer: refuse(409, 'courier_refused', message, { orderId }) };
}

/**
 * Asks after a booked parcel, notes its news on the return, and has it cancelled unless it was fetched. One that goes back to the
 * customer needs no cancelling.
 */
async function callOffBooked(deps: AdminDeps, orderId: string, awb: string): Promise<CalledOff> {
  const tracking = await deps.courier().track(awb, AbortSignal.timeout(TIMEOUT_MS));
  if (tracking.kind === 'unavailable') return unavailable();
  if (tracking.kind === 'none') return cancel(deps, orderId, awb, false);
  const { status } = tracking;
  await applyReverse(await deps.db(), orderId, { awb, status, at: deps.now(), isAnswer: true });
  const news = reverseNewsOf(status);
  if (news === 'cancelled' || news === 'turned') return { kind: 'off', awb };
  if (canStillCancelPickup(news)) return cancel(deps, orderId, awb, true);
  const message = news === 'lost' ? messages.lost(awb) : messages.fetched(awb);
  return { kind: 'refused', answer: refuse(409, 'courier_booked', message, { orderId }) };
}

/** Whether the parcel with this AWB is another order's, which must stay; null where the order does not exist. */
export const isOthersParcel = async (
  deps: AdminDeps,
  orderId: string,
  awb: string,
): Promise<boolean | null> =>
  onOrder(await deps.db(), orderId, (_, scope) => isAwbTaken(scope, awb, orderId));

/** Cancels the courier's pickup for this return, also one whose booking was never answered. */
export async function callOff(deps: AdminDeps, order: Order): Promise<CalledOff> {
  const { orderId, returnCase } = order;
  const pickup = returnCase?.pickup;
  if (pickup?.kind === 'courier') return callOffBooked(deps, orderId, pickup.awb);
  if (!mayStandAtCourier(order)) return { kind: 'off', awb: '' };
  const found = await deps.courier().find(reverseNumber(order), AbortSignal.timeout(TIMEOUT_MS));
  if (found.kind === 'unavailable') return unavailable();
  const isOthers = found.kind === 'booked' && (await isOthersParcel(deps, orderId, found.awb));
  return found.kind === 'none' || isOthers
    ? { kind: 'off', awb: '' }
    : cancel(deps, orderId, found.awb, true);
}
