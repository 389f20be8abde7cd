import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import type { ReturnPickup } from '../order/returnCase';
import { statusLabel } from '../lifecycle/lifecycle';
import { messages } from './messages';
import { isLostOnWayBack, returnStateOf, type ReturnStep } from './steps';

/** Refuses a step that the return's state does not allow. */
export function impossible(order: Order, step: ReturnStep): RefusedAction {
  const { lost, inState, withoutReturn } = messages.impossible;
  const { orderId, status } = order;
  const state = returnStateOf(order);
  if (isLostOnWayBack(order)) return refused('impossible_step', lost(orderId, step));
  return refused(
    'impossible_step',
    state ? inState(orderId, state, step) : withoutReturn(orderId, statusLabel(status).toLowerCase(), step),
  );
}

/** Refuses an answer to a return that has another one, perhaps by a colleague. */
export const answeredOtherwise = ({ orderId }: Order): RefusedAction =>
  refused('answered', messages.answeredOtherwise(orderId));

export const wrongLines = ({ orderId }: Order): RefusedAction =>
  refused('wrong_lines', messages.wrongLines(orderId));

export const noWords = (): RefusedAction => refused('no_words', messages.noWords());

/** Refuses while the courier is asked for the reverse parcel; undefined when no request is pending. */
export function stillAsking(
  { orderId }: Order,
  { kind, until }: ReturnPickup,
  now: Date,
): RefusedAction | undefined {
  if (kind !== 'asking' || until <= now.toISOString()) return undefined;
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  return refused('too_soon', messages.stillAsking(orderId, seconds));
}

/**
 * Refuses while the courier's reverse parcel is still booked, unless it was cancelled; undefined for none.
 */
export const stillComing = (
  { kind, courier, awb }: ReturnPickup,
  takenAwb: string,
): RefusedAction | undefined =>
  kind === 'courier' && awb !== takenAwb
    ? refused('courier_booked', messages.stillComing(courier, awb))
    : undefined;
