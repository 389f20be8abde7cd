import type { Order } from '../order/order';
import type { ReturnPickup } from '../order/returnCase';
import { LOST_ANSWER_MS } from '../shipment/booking';
import { parcelWords, withCase } from './decide';
import { type ActionDecision, done, known, type RefusedAction } from '../order/decision';
import { messages, notes } from './messages';
import { impossible, stillAsking, stillComing } from './refusals';
import { nextReverseAsk } from './reversePoll';
import { returnStepsOf } from './steps';

/** Milliseconds of the booking lease; longer than the courier's timeout. */
const LEASE_MS = 20_000;

const NO_PICKUP: ReturnPickup = {
  kind: 'failed',
  at: '',
  awb: '',
  courier: '',
  trackingUrl: '',
  attempts: 0,
  until: '',
  problem: '',
};

type Numbered = Pick<Order, 'orderId' | 'returnCase'>;

/**
 * The numbers of all reverse parcels of an order, oldest first, so that a later parcel is never taken for
 * an earlier one. The order's own number is that of the parcel to the customer.
 */
export const reverseNumbers = ({ orderId, returnCase }: Numbered): string[] =>
  Array.from({ length: (returnCase?.earlierParcels ?? 0) + 1 }, (_, parcel) =>
    parcel === 0 ? `${orderId}-R` : `${orderId}-R${parcel + 1}`,
  );

/** The present reverse parcel's number at the courier. */
export const reverseNumber = (order: Numbered): string => reverseNumbers(order).at(-1) ?? '';

export type PickupClaim =
  | RefusedAction
  | { kind: 'known'; order: Order; message: string }
  /**
   * The caller that writes this order must ask the courier. `mayStand`: a booking may exist, because the
   * answer to the last attempt was lost.
   */
  | { kind: 'claimed'; order: Order; mayStand: boolean };

const isBooked = ({ kind }: ReturnPickup): boolean => kind === 'courier' || kind === 'hand';

const bookedWords = (pickup: ReturnPickup): string => messages.pickupBooked(parcelWords(pickup));

/** Whether the courier may have an unknown parcel, because its answer to the booking was lost. */
export const mayStandAtCourier = ({ returnCase }: Order): boolean => returnCase?.pickup?.kind === 'asking';

/**
 * The order without its cancelled reverse parcel, so that another can be booked or arranged; otherwise the
 * same order. A parcel whose booking had no answer is known only by its number at the courier.
 */
function withoutTaken(order: Order, takenAwb: string, now: Date): Order {
  const { returnCase } = order;
  const before = returnCase?.pickup ?? NO_PICKUP;
  if (!returnCase || !takenAwb || !returnStepsOf(order).includes('pickup')) return order;
  const isTaken =
    before.kind === 'courier'
      ? before.awb === takenAwb
      : mayStandAtCourier(order) && !stillAsking(order, before, now);
  const { earlierParcels: earlier = 0, givenUp: gone = [] } = returnCase;
  if (!isTaken || gone.includes(takenAwb)) return order;
  const earlierParcels = earlier + 1;
  const givenUp = [...gone, takenAwb];
  const open = { ...returnCase, state: 'accepted', pickup: NO_PICKUP, earlierParcels, givenUp } as const;
  return { ...order, returnCase: open };
}

/**
 * Acquires the lease to book the reverse parcel. `takenAwb` is the AWB of one that the courier has
 * cancelled; otherwise empty.
 */
export function claimPickup(stored: Order, now: Date, takenAwb = ''): PickupClaim {
  const order = withoutTaken(stored, takenAwb, now);
  const before = order.returnCase?.pickup ?? NO_PICKUP;
  if (isBooked(before)) return { kind: 'known', order, message: bookedWords(before) };
  if (!returnStepsOf(order).includes('pickup')) return impossible(order, 'pickup');
  const asking = stillAsking(order, before, now);
  if (asking) return asking;
  const at = now.toISOString();
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const pickup = {
    ...before,
    kind: 'asking',
    at,
    until,
    attempts: before.attempts + 1,
    problem: '',
  } as const;
  return { kind: 'claimed', order: withCase(order, { pickup }, now), mayStand: before.kind === 'asking' };
}

/**
 * The order with the courier's parcel; null where the return has moved on or another is booked, so that
 * this one must be cancelled.
 */
export function pickupBooked(
  order: Order,
  parcel: Pick<ReturnPickup, 'awb' | 'courier' | 'trackingUrl'>,
  now: Date,
): Order | null {
  const before = order.returnCase?.pickup;
  if (!before || isBooked(before) || !returnStepsOf(order).includes('pickup')) return null;
  const at = now.toISOString();
  const pickup: ReturnPickup = { ...before, ...parcel, kind: 'courier', at, until: '', problem: '' };
  const note = notes.pickupBooked(parcel.courier, parcel.awb);
  const booked = withCase(order, { state: 'pickup', pickup }, now, note);
  return withCase(booked, { pickup: { ...pickup, askAt: nextReverseAsk(booked, now) } }, now);
}

/**
 * Records an attempt without a booking. After a lost answer the lease stays until the request would have
 * reached the courier.
 */
export function pickupFailed(
  order: Order,
  { attempt, problem, isLost }: { attempt: number; problem: string; isLost: boolean },
  now: Date,
): Order | null {
  const before = order.returnCase?.pickup;
  if (before?.kind !== 'asking' || before.attempts !== attempt) return null;
  const at = now.toISOString();
  const pickup: ReturnPickup = isLost
    ? { ...before, at, until: new Date(now.getTime() + LOST_ANSWER_MS).toISOString(), problem }
    : { ...before, kind: 'failed', at, until: '', problem };
  return withCase(order, { pickup }, now);
}

/**
 * Records that the shop arranged the reverse parcel itself; the number may be empty where the customer
 * brings or sends it. `takenAwb` is the AWB of one that the courier has cancelled; otherwise empty.
 */
export function pickupByHand(
  stored: Order,
  { awb, courier }: { awb: string; courier: string },
  now: Date,
  takenAwb = '',
): ActionDecision {
  const order = withoutTaken(stored, takenAwb, now);
  const before = order.returnCase?.pickup ?? NO_PICKUP;
  if (before.kind === 'hand' && before.awb === awb && before.courier === courier)
    return known(order, bookedWords(before));
  if (!returnStepsOf(order).includes('pickup')) return impossible(order, 'pickup');
  const busy = stillAsking(order, before, now) ?? stillComing(before, '');
  if (busy) return busy;
  const at = now.toISOString();
  const pickup: ReturnPickup = { ...before, kind: 'hand', at, awb, courier, until: '', problem: '' };
  const note = notes.wayBack(parcelWords({ courier, awb }));
  return done(withCase(order, { state: 'pickup', pickup }, now, note), bookedWords(pickup));
}
