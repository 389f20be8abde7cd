import { addMs } from '@/domain/time/addMs';
import type { Order } from '../order/order';
import { LOST_PAUSE_MS, POLL_PAUSE_MS } from '../shipment/trackingPoll';
import { followReverse } from './reverseNews';
import { returnStepsOf } from './steps';

/**
 * When the courier is asked next about the order's parcel back (ISO); null where its news would change nothing: it is here, or the
 * return waits for no parcel of the courier's.
 */
export function nextReverseAsk(order: Order, now: Date): string | null {
  const pickup = order.returnCase?.pickup;
  if (pickup?.kind !== 'courier' || !returnStepsOf(order).includes('receive')) return null;
  const news = pickup.news?.kind;
  if (news === 'here') return null;
  // A parcel that is lost, taken out or going back to the customer hardly ever arrives, so it is polled less often.
  const isSlow = news === 'lost' || news === 'cancelled' || news === 'turned';
  return addMs(now, isSlow ? LOST_PAUSE_MS : POLL_PAUSE_MS);
}

/** The outcome of asking the courier about a parcel back. */
export interface ReverseAsked {
  /** With the courier's news; the same order where there are none. */
  order: Order;
  /** As `nextReverseAsk` says; undefined where the order has another parcel by now. */
  askAt: string | null | undefined;
}

/** `status` is null where the courier did not answer, or does not know the parcel. */
export function afterReverseAsk(
  order: Order,
  { awb, status }: { awb: string; status: string | null },
  now: Date,
): ReverseAsked {
  if (order.returnCase?.pickup?.awb !== awb) return { order, askAt: undefined };
  const word = { awb, at: now.toISOString(), isAnswer: true };
  const followed = status === null ? order : followReverse(order, { ...word, status });
  return { order: followed, askAt: nextReverseAsk(followed, now) };
}
