import type { Order } from '../order/order';
import type { ReverseNews } from '../order/returnCase';
import { troubleOf } from '../shipment/parcelTrouble';
import { isCancelledByCourier, orderStatusOf } from '../shipment/tracking';
import { returnStepsOf } from './steps';

/** Maps a courier's status, in any spelling, to the news of a reverse parcel. */
export function reverseNewsOf(courierStatus: string): ReverseNews {
  if (isCancelledByCourier(courierStatus)) return 'cancelled';
  const trouble = troubleOf(courierStatus);
  if (trouble) return trouble === 'lost' ? 'lost' : 'missed';
  switch (orderStatusOf(courierStatus)) {
    case 'delivered':
      return 'here';
    case 'shipped':
    case 'out_for_delivery':
      return 'moving';
    // The origin of a reverse parcel is the customer.
    case 'rto':
      return 'turned';
    default:
      return 'waiting';
  }
}

/** Whether the courier can still cancel the pickup. */
export const canStillCancelPickup = (news: ReverseNews): boolean => news === 'waiting' || news === 'missed';

/** The progress of each status; late news of an earlier one changes nothing. */
const RANK: Record<ReverseNews, number> = {
  waiting: 0,
  missed: 0,
  cancelled: 1,
  moving: 2,
  turned: 3,
  lost: 4,
  here: 5,
};

/** Whether the courier brings a parcel that was cancelled, or whose return was closed. */
export function isUnwantedParcel(
  { returnCase }: Order,
  { awb, status }: { awb: string; status: string },
): boolean {
  const kind = reverseNewsOf(status);
  const isComing = kind === 'moving' || kind === 'here';
  if (!isComing || !returnCase) return false;
  const { state, pickup, givenUp = [] } = returnCase;
  return givenUp.includes(awb) || (state === 'closed' && pickup?.awb === awb);
}

/** A courier's report about a parcel. */
export interface ReverseWord {
  awb: string;
  status: string;
  /** ISO. */
  at: string;
  /** True for the answer to a status request, which is current; webhooks may be late. */
  isAnswer?: boolean;
}

/**
 * Records the courier's news of a reverse parcel; the same order where it is known, late or about another
 * parcel. No status changes: the team inspects the parcel itself.
 */
export function followReverse(order: Order, { awb, status, at, isAnswer = false }: ReverseWord): Order {
  const { returnCase } = order;
  const pickup = returnCase?.pickup;
  if (!returnCase || pickup?.kind !== 'courier' || pickup.awb !== awb) return order;
  if (!returnStepsOf(order).includes('receive')) return order;
  const kind = reverseNewsOf(status);
  const before = pickup.news?.kind;
  if (kind === before) return order;
  const isWithdrawn = isAnswer && before === 'turned' && kind === 'moving';
  if (before !== undefined && RANK[kind] < RANK[before] && !isWithdrawn) return order;
  return {
    ...order,
    updatedAt: at,
    returnCase: { ...returnCase, pickup: { ...pickup, news: { kind, at } } },
  };
}
