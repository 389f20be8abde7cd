import { store } from '@/domain/store';
import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import type { ReturnPickup } from '../order/returnCase';
import { statusLabel } from '../lifecycle/lifecycle';
import { isLostOnWayBack, returnStateOf, type ReturnStep } from './steps';

const STEP_WORDS: Record<ReturnStep, string> = {
  open: 'a return cannot be opened',
  accept: 'its return cannot be accepted',
  refuse: 'its return cannot be refused',
  pickup: 'no pickup can be booked for its return',
  close: 'its return cannot be closed',
  receive: 'its return cannot be received',
  judge: 'its return cannot be judged',
  refund: 'its return cannot be refunded',
  replace: 'no replacement can be sent for it',
  'send-back': 'nothing of it is to be sent back',
};

const STATE_WORDS = {
  asked: 'waits for a decision',
  accepted: 'is accepted and not here yet',
  pickup: 'is on its way',
  received: 'is here and not judged yet',
  judged: 'is judged',
  refused: 'was refused',
  closed: 'was closed',
} as const;

/** Refuses a step that the return's state does not allow. */
export function impossible(order: Order, step: ReturnStep): RefusedAction {
  const state = returnStateOf(order);
  const standing = isLostOnWayBack(order)
    ? `the courier has lost the parcel of the return of order ${order.orderId}`
    : state
      ? `the return of order ${order.orderId} ${STATE_WORDS[state]}`
      : `order ${order.orderId} is ${statusLabel(order.status).toLowerCase()}`;
  return refused('impossible_step', `Nothing was changed: ${standing}, so ${STEP_WORDS[step]}.`);
}

/** Refuses an answer to a return that has another one, perhaps by a colleague. */
export const answeredOtherwise = ({ orderId }: Order): RefusedAction =>
  refused(
    'answered',
    `The return of order ${orderId} was answered meanwhile, with another outcome or other words. That stands, and nothing was changed.`,
  );

export const wrongLines = ({ orderId }: Order): RefusedAction =>
  refused('wrong_lines', `These are not the lines of order ${orderId}, or more of them than it has.`);

export const noWords = (): RefusedAction =>
  refused(
    'no_words',
    `Please write why: the customer reads it, and ${store.name} refuses nothing in silence.`,
  );

/** Refuses while the courier is asked for the reverse parcel; undefined when no request is pending. */
export function stillAsking(
  { orderId }: Order,
  { kind, until }: ReturnPickup,
  now: Date,
): RefusedAction | undefined {
  if (kind !== 'asking' || until <= now.toISOString()) return undefined;
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  return refused(
    'too_soon',
    `The courier is being asked about order ${orderId}, or its last answer was lost. Please try again in ${seconds} seconds.`,
  );
}

/**
 * Refuses while the courier's reverse parcel is still booked, unless it was cancelled; undefined for none.
 */
export const stillComing = (
  { kind, courier, awb }: ReturnPickup,
  takenAwb: string,
): RefusedAction | undefined =>
  kind === 'courier' && awb !== takenAwb
    ? refused('courier_booked', `${courier} fetches it already, under AWB ${awb}.`)
    : undefined;
