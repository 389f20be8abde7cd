import { addDays, isDay } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { refused, type RefusedAction } from '../order/decision';
import { withNote } from '../order/note';
import type { Order } from '../order/order';
import type { Undelivered, UndeliveredAnswer, UndeliveredInstruction } from '../order/undelivered';
import { markTroubleSeen } from '../shipment/parcelTrouble';
import { messages } from './messages';

/** Attempts that couriers make before they send a parcel back. */
export const MAX_ATTEMPTS = 3;
/** Days ahead for which a courier accepts a delivery day. */
export const MAX_DAYS_AHEAD = 7;
/** Characters. */
export const MAX_COURIER_NOTE = 100;
/** Milliseconds of the lease under which an answer is sent to the courier. */
const ASKING_MS = 20_000;

export type UndeliveredAct = UndeliveredInstruction['act'];
export const UNDELIVERED_ACTS: readonly UndeliveredAct[] = ['again', 'return'];

/** The instructions that the courier accepts for a case now. */
export function allowedActs(undelivered: Undelivered | undefined): UndeliveredAct[] {
  if (undelivered?.state !== 'waits') return [];
  return undelivered.attempts.length < MAX_ATTEMPTS ? ['again', 'return'] : ['return'];
}

/** The message names the order. */
export type RefusedAnswer = RefusedAction<
  'not_waiting' | 'answered' | 'other_attempt' | 'last_attempt' | 'bad_day' | 'being_asked' | 'time_up'
>;

export type AnswerDecision =
  | RefusedAnswer
  /** The caller that writes this order must ask the courier. */
  | { kind: 'claimed'; order: Order; answer: UndeliveredAnswer };

const isDayAhead = (day: string, now: Date): boolean => {
  const today = dayInIndia(now);
  return isDay(day) && day > today && day <= addDays(today, MAX_DAYS_AHEAD);
};

export interface RequestedAnswer {
  instruction: UndeliveredInstruction;
  by: UndeliveredAnswer['by'];
  /** The number of the attempt that the caller saw. */
  attempt: number;
}

/** Acquires the lease to answer an order's failed attempt; its holder then calls the courier. */
export function claimAnswer(
  order: Order,
  { instruction, by, attempt }: RequestedAnswer,
  now: Date,
): AnswerDecision {
  const { undelivered, orderId } = order;
  const at = now.toISOString();
  if (!undelivered || undelivered.state === 'returning' || undelivered.state === 'closed') {
    return refused('not_waiting', messages.notWaiting(orderId));
  }
  if (attempt !== undelivered.attempts.length) {
    return refused('other_attempt', messages.otherAttempt(orderId));
  }
  if (undelivered.state === 'trying') {
    return refused('answered', messages.answered(orderId));
  }
  if (by === 'shopper' && undelivered.dueAt <= at) {
    return refused('time_up', messages.timeUp(orderId));
  }
  if (undelivered.askingUntil > at) {
    return refused('being_asked', messages.beingAsked(orderId));
  }
  if (instruction.act === 'again' && undelivered.attempts.length >= MAX_ATTEMPTS) {
    return refused('last_attempt', messages.lastAttempt(orderId, MAX_ATTEMPTS));
  }
  if (instruction.act === 'again' && instruction.day && !isDayAhead(instruction.day, now)) {
    return refused('bad_day', messages.badDay(orderId, MAX_DAYS_AHEAD));
  }
  const answer = { ...instruction, by, at, attempt };
  const askingUntil = new Date(now.getTime() + ASKING_MS).toISOString();
  return { kind: 'claimed', order: { ...order, undelivered: { ...undelivered, askingUntil } }, answer };
}

/** The instruction to the courier, in words for the shopper. */
export const answerNote = (answer: UndeliveredAnswer): string => messages.answer(answer);

/**
 * The order after the courier accepted the answer. Where the parcel moved on meanwhile, the answer is only
 * noted. The shopper reads the entry in the history.
 */
export function recordAnswer(order: Order, answer: UndeliveredAnswer, now: Date): Order {
  const { undelivered } = order;
  if (!undelivered) return order;
  const at = now.toISOString();
  const isOpen = undelivered.state === 'waits' || undelivered.state === 'trying';
  const isCurrent = isOpen && undelivered.attempts.length === answer.attempt;
  const state = answer.act === 'return' ? 'returning' : 'trying';
  const answered: Order = {
    ...(isCurrent ? markTroubleSeen(order, at) : order),
    undelivered: {
      ...undelivered,
      ...(isCurrent ? { state } : {}),
      answers: [...undelivered.answers, answer],
      askingUntil: '',
    },
  };
  return withNote(answered, answer.by === 'shop' ? 'shop' : order.userId, answerNote(answer), now);
}

/** The order after the courier rejected the answer; it may be answered again. */
export function releaseAnswer(order: Order): Order {
  const { undelivered } = order;
  return undelivered?.askingUntil ? { ...order, undelivered: { ...undelivered, askingUntil: '' } } : order;
}
