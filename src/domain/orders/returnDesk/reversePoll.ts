import { addMs } from '@/domain/time/addMs';
import type { Order } from '../order/order';
import { LOST_PAUSE_MS, POLL_PAUSE_MS } from '../shipment/trackingPoll';
import { followReverse } from './reverseNews';
import { returnStepsOf } from './steps';

/**
 * When to ask the courier next about the reverse parcel (ISO); null where its news would change nothing,
 * because it has arrived or no courier's parcel is expected.
 */
export function nextReverseAsk(order: Order, now: Date): string | null {
  const pickup = order.returnCase?.pickup;
  if (pickup?.kind !== 'courier' || !returnStepsOf(order).includes('receive')) return null;
  const news = pickup.news?.kind;
  if (news === 'here') return null;
  // A parcel that is lost, cancelled or going back to the customer rarely arrives, so it is polled less
  // often.
  const isSlow = news === 'lost' || news === 'cancelled' || news === 'turned';
  return addMs(now, isSlow ? LOST_PAUSE_MS : POLL_PAUSE_MS);
}

/** The result of a status request about a reverse parcel. */
export interface ReverseAsked {
  /** The order with the courier's news; the same order without news. */
  order: Order;
  /** The result of `nextReverseAsk`; undefined where the order has another parcel by now. */
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
