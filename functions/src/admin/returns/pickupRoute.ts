import { returnPickupRequest, type ReturnPickupRequest } from '@/domain/contracts/adminOrders/returns';
import type { Order } from '@/domain/orders/order/order';
import {
  claimPickup,
  mayStandAtCourier,
  pickupBooked,
  pickupByHand,
  pickupFailed,
  reverseNumber,
  type PickupClaim,
} from '@/domain/orders/returnDesk/pickup';
import { stillAsking } from '@/domain/orders/returnDesk/refusals';
import { returnStepsOf } from '@/domain/orders/returnDesk/steps';
import type { Booked, BookOutcome } from '../../gateways/courier';
import { noSuchOrder } from '../../orders/orderAnswers';
import { writeOrder } from '../../orders/writeOrder';
import { findOrder } from '../../platform/firestore/findOrder';
import { onOrder } from '../../platform/firestore/onOrder';
import { refuse, type Answer } from '../../platform/http/answer';
import { errorFields } from '../../platform/log';
import type { Route } from '../../platform/http/route';
import { AWB_TAKEN, isAwbTaken, refuseOthersParcel } from '../../shipment/othersParcel';
import type { AdminDeps } from '../deps';
import { changeOrder, doneAnswer, refuseAction, writeAction, type Action } from '../orders/changeOrder';
import { callOff, isOthersParcel } from './callOff';
import { returnStepRoute } from './returnStepRoute';
import { reverseParcelOf } from './reverseParcel';
import { messages } from './messages';

/** Milliseconds that the courier has for one answer; less than the lease of the claim. */
const TIMEOUT_MS = 8000;

type Claimed = Extract<PickupClaim, { kind: 'claimed' }>;

/** Claims the booking, unless another call has it or the parcel is booked. */
async function claim(deps: AdminDeps, action: Action, takenAwb: string): Promise<PickupClaim | null> {
  return onOrder<PickupClaim>(await deps.db(), action.orderId, (order, scope) => {
    const decision = claimPickup(order, action.context.now, takenAwb);
    if (decision.kind === 'claimed') writeAction(scope, action, order, decision.order);
    return decision;
  });
}

/**
 * Books the pickup at the courier. If the answer to an earlier booking was lost, it looks for that parcel first, and books
 * nothing until the courier says whether it has it.
 */
async function bookPickup(deps: AdminDeps, { order, mayStand }: Claimed): Promise<BookOutcome> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const number = reverseNumber(order);
  const courier = deps.courier();
  try {
    if ((order.returnCase?.pickup?.attempts ?? 1) > 1) {
      const found = await courier.find(number, signal);
      if (found.kind === 'unavailable' && mayStand && !found.isNone) return { ...found, kind: 'unknown' };
      if (found.kind !== 'none') return found;
    }
    const outcome = await courier.bookReverse(reverseParcelOf(order), signal);
    if (outcome.kind !== 'unknown') return outcome;
    const found = await courier.find(number, signal);
    return found.kind === 'booked' ? found : outcome;
  } catch (error) {
    deps.log('return.pickup_crashed', { orderId: order.orderId, ...errorFields(error) }, 'ERROR');
    return { kind: 'unknown', problem: messages.crashed };
  }
}

interface Stored {
  /** Refused where the parcel is another order's. */
  outcome: BookOutcome;
  /** Null where the return has moved on, so that a booked parcel is not wanted. */
  order: Order | null;
}

/** Stores the courier's answer. */
async function store(deps: AdminDeps, claimed: Order, answer: BookOutcome): Promise<Stored> {
  const attempt = claimed.returnCase?.pickup?.attempts ?? 1;
  const stored = await onOrder<Stored>(await deps.db(), claimed.orderId, async (current, scope) => {
    const now = deps.now();
    const isOthers = answer.kind === 'booked' && (await isAwbTaken(scope, answer.awb, current.orderId));
    const outcome = isOthers ? refuseOthersParcel(reverseNumber(claimed)) : answer;
    const order =
      outcome.kind === 'booked'
        ? pickupBooked(current, outcome, now)
        : pickupFailed(
            current,
            { attempt, problem: outcome.problem, isLost: outcome.kind === 'unknown' },
            now,
          );
    if (order) writeOrder(scope.db, scope.transaction, current, order);
    return { outcome, order };
  });
  return stored ?? { outcome: answer, order: null };
}

/** Cancels a parcel that nobody needs: the return arrived or was settled while the courier was asked. */
async function takeOut(deps: AdminDeps, orderId: string, { awb }: Booked): Promise<Answer> {
  const cancelled = await deps.courier().cancel(awb, AbortSignal.timeout(TIMEOUT_MS));
  deps.log('return.pickup_not_needed', { orderId, awb, outcome: cancelled.kind }, 'WARNING');
  const rest = cancelled.kind === 'cancelled' ? messages.toldNotToCome : messages.pleaseCancel(awb);
  return refuse(409, 'moved_on', messages.movedOn(orderId, rest), { orderId });
}

async function book(deps: AdminDeps, action: Action, takenAwb: string): Promise<Answer> {
  const claimed = await claim(deps, action, takenAwb);
  if (!claimed) return noSuchOrder();
  if (claimed.kind === 'refused') return refuseAction(deps, action, claimed);
  if (claimed.kind === 'known') return doneAnswer(claimed.order, claimed.message);
  const { outcome, order } = await store(deps, claimed.order, await bookPickup(deps, claimed));
  const { orderId } = action;
  deps.log('return.pickup_asked', { orderId, outcome: outcome.kind });
  if (outcome.kind === 'booked') {
    if (!order) return takeOut(deps, orderId, outcome);
    return doneAnswer(order, messages.picksUp(outcome.courier, outcome.awb));
  }
  const why =
    outcome.kind === 'unavailable' && outcome.isNone
      ? messages.noCourier
      : messages.notBooked(orderId, outcome.problem);
  return refuse(502, 'courier_failed', `${why} ${messages.byHand}`, { orderId });
}

/**
 * Cancels the parcel that the return gives up. If the return has another parcel by now, that was done before. When the
 * shop arranges the way back itself, a parcel of a booking that was never answered is cancelled too.
 */
async function giveUp(
  deps: AdminDeps,
  { orderId, context }: Action,
  { by, instead: awb }: ReturnPickupRequest,
) {
  const nothing = { kind: 'off', awb: '' } as const;
  const order = await findOrder(await deps.db(), orderId);
  const pickup = order?.returnCase?.pickup;
  if (!order || !pickup || !returnStepsOf(order).includes('pickup')) return nothing;
  const isPresent = awb !== '' && pickup.awb === awb;
  const isUnknown = by === 'hand' && mayStandAtCourier(order) && !stillAsking(order, pickup, context.now);
  return isPresent || isUnknown ? callOff(deps, order) : nothing;
}

/** POST /api/admin/returns/{id}/pickup: the courier fetches the parcel, or the shop has arranged its way back by hand. */
export const returnPickupRoute = (deps: AdminDeps): Route =>
  returnStepRoute(deps, {
    step: 'pickup',
    schema: returnPickupRequest,
    async handle(action, request) {
      const { by, awb, courier } = request;
      if (by === 'hand' && (await isOthersParcel(deps, action.orderId, awb)))
        return refuseAction(deps, action, AWB_TAKEN);
      const off = await giveUp(deps, action, request);
      if (off.kind === 'refused') return off.answer;
      if (by === 'courier') return book(deps, action, off.awb);
      return changeOrder(deps, action, (order) =>
        pickupByHand(order, { awb, courier }, action.context.now, off.awb),
      );
    },
  });
