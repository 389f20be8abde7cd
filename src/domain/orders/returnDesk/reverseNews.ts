import type { Order } from '../order/order';
import type { ReverseNews } from '../order/returnCase';
import { troubleOf } from '../shipment/parcelTrouble';
import { isCancelledByCourier, orderStatusOf } from '../shipment/tracking';
import { returnStepsOf } from './steps';

/** What a courier's status, in any spelling, says of a parcel that is fetched from a customer. */
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
    // Its origin is the customer.
    case 'rto':
      return 'turned';
    default:
      return 'waiting';
  }
}

/** Whether the courier can still be told not to fetch the parcel. */
export const isBeforePickup = (news: ReverseNews): boolean => news === 'waiting' || news === 'missed';

/** How far the parcel is by each news; what arrives late and is behind changes nothing. */
const RANK: Record<ReverseNews, number> = {
  waiting: 0,
  missed: 0,
  cancelled: 1,
  moving: 2,
  turned: 3,
  lost: 4,
  here: 5,
};

/** Whether the courier brings a parcel that nobody waits for any more: it was taken out, or its return was closed. */
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

/** What the courier says of a parcel. */
export interface ReverseWord {
  awb: string;
  status: string;
  /** ISO. */
  at: string;
  /** The answer to our question, and so its present state; else a webhook, which may be late. */
  isAnswer?: boolean;
}

/**
 * Notes what the courier says of the order's parcel back; the same order where that is known, of another parcel or too late. It moves
 * nothing: the team looks into the parcel itself.
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
