import { store } from '@/domain/store';
import { refused, type RefusedAction } from '../order/decision';
import type { Order } from '../order/order';
import { statusLabel } from '../lifecycle/lifecycle';
import { returnStateOf, type ReturnStep } from './steps';

const STEP_WORDS: Record<ReturnStep, string> = {
  open: 'a return cannot be opened',
  accept: 'its return cannot be accepted',
  refuse: 'its return cannot be refused',
  pickup: 'no pickup can be booked for its return',
  receive: 'its return cannot be received',
  judge: 'its return cannot be judged',
  refund: 'nothing can be given back for its return',
  replace: 'no replacement can be sent for it',
};

const STATE_WORDS = {
  asked: 'waits for a decision',
  accepted: 'is accepted and not here yet',
  pickup: 'is on its way',
  received: 'is here and not judged yet',
  judged: 'is judged',
  refused: 'was refused',
} as const;

/** The return is not where this step would be next. */
export function impossible(order: Order, step: ReturnStep): RefusedAction {
  const state = returnStateOf(order);
  const standing = state
    ? `the return of order ${order.orderId} ${STATE_WORDS[state]}`
    : `order ${order.orderId} is ${statusLabel(order.status).toLowerCase()}`;
  return refused('impossible_step', `Nothing was changed: ${standing}, so ${STEP_WORDS[step]}.`);
}

export const wrongLines = ({ orderId }: Order): RefusedAction =>
  refused('wrong_lines', `These are not the lines of order ${orderId}, or more of them than it has.`);

export const noWords = (): RefusedAction =>
  refused(
    'no_words',
    `Please write why: the customer reads it, and ${store.name} refuses nothing in silence.`,
  );
