import type { Order } from '../order/order';
import type { ReturnPickup } from '../order/returnCase';
import { LOST_ANSWER_MS } from '../shipment/booking';
import { withCase } from './decide';
import { type ActionDecision, done, known, refused, type RefusedAction } from '../order/decision';
import { impossible } from './refusals';
import { returnStepsOf } from './steps';

/** Milliseconds of the lease that a caller holds while it asks the courier; longer than the courier has for its answer. */
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

/** The number under which the courier knows the parcel back; the order's own number is that of the parcel to the customer. */
export const reverseNumber = (orderId: string): string => `${orderId}-R`;

export type PickupClaim =
  | RefusedAction
  | { kind: 'known'; order: Order; message: string }
  /** The caller that writes this order must ask the courier. */
  | { kind: 'claimed'; order: Order };

const isBooked = ({ kind }: ReturnPickup): boolean => kind === 'courier' || kind === 'hand';

function bookedWords({ courier, awb }: ReturnPickup): string {
  const parcel = [courier, awb && `AWB ${awb}`].filter(Boolean).join(', ');
  return parcel ? `A pickup is booked: ${parcel}.` : 'A pickup is booked.';
}

/** Claims the booking of the parcel back. */
export function claimPickup(order: Order, now: Date): PickupClaim {
  const before = order.returnCase?.pickup ?? NO_PICKUP;
  if (isBooked(before)) return { kind: 'known', order, message: bookedWords(before) };
  if (!returnStepsOf(order).includes('pickup')) return impossible(order, 'pickup');
  if (before.kind === 'asking' && before.until > now.toISOString()) {
    const seconds = Math.ceil((Date.parse(before.until) - now.getTime()) / 1000);
    return refused(
      'too_soon',
      `The courier is being asked about order ${order.orderId}, or its last answer was lost. Please try again in ${seconds} seconds.`,
    );
  }
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
  return { kind: 'claimed', order: withCase(order, { pickup }, now) };
}

/** The courier's parcel; null where the return has moved on or another is booked, so that this one is not wanted. */
export function pickupBooked(
  order: Order,
  parcel: Pick<ReturnPickup, 'awb' | 'courier' | 'trackingUrl'>,
  now: Date,
): Order | null {
  const before = order.returnCase?.pickup;
  if (!before || isBooked(before) || !returnStepsOf(order).includes('pickup')) return null;
  const at = now.toISOString();
  const pickup: ReturnPickup = { ...before, ...parcel, kind: 'courier', at, until: '', problem: '' };
  const note = `The courier will pick your parcel up: ${parcel.courier}, AWB ${parcel.awb}`;
  return withCase(order, { state: 'pickup', pickup }, now, note);
}

/** An attempt that booked nothing. After a lost answer nobody asks again before it would have reached the courier. */
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

/** The shop arranged the way back itself; the number may be empty where the customer brings or sends it. */
export function pickupByHand(
  order: Order,
  { awb, courier }: { awb: string; courier: string },
  now: Date,
): ActionDecision {
  const before = order.returnCase?.pickup ?? NO_PICKUP;
  if (before.kind === 'hand' && before.awb === awb && before.courier === courier)
    return known(order, bookedWords(before));
  if (!returnStepsOf(order).includes('pickup')) return impossible(order, 'pickup');
  if (before.kind === 'courier') {
    return refused('courier_booked', `${before.courier} fetches it already, under AWB ${before.awb}.`);
  }
  if (before.kind === 'asking' && before.until > now.toISOString()) {
    return refused('too_soon', `The courier is being asked about order ${order.orderId} just now.`);
  }
  const at = now.toISOString();
  const pickup: ReturnPickup = { ...before, kind: 'hand', at, awb, courier, until: '', problem: '' };
  const parcel = [courier, awb && `AWB ${awb}`].filter(Boolean).join(', ');
  const note = parcel ? `The way back is arranged: ${parcel}` : 'The way back is arranged';
  return done(withCase(order, { state: 'pickup', pickup }, now, note), bookedWords(pickup));
}
