import { withNote } from '../order/note';
import { BY_SHOP, type Order, type ReturnLine } from '../order/order';
import type { ReturnCase, ReturnOutcome } from '../order/returnCase';
import { moveOrder } from '../lifecycle/lifecycle';
import { messages as returnMessages } from '../returns/messages';
import { areLinesOf, beginReturn } from '../returns/returns';
import { type ActionDecision, done, known, refused } from '../order/decision';
import { messages, notes } from './messages';
import { answeredOtherwise, impossible, noWords, stillAsking, stillComing, wrongLines } from './refusals';
import { owesSendingBack, returnCaseOf, returnStateOf, returnStepsOf } from './steps';

/** Characters of the desk's message to the customer. */
export const MAX_RETURN_WORDS = 500;

export interface OpenRequest {
  reason: string;
  /** Null for the whole order. */
  lines: readonly ReturnLine[] | null;
  outcome: ReturnOutcome;
  /** Instructions to the customer beyond the usual ones; may be empty. */
  words: string;
}

/** A parcel's courier and number in words, as far as known. */
export const parcelWords = ({ courier, awb }: { courier: string; awb: string }): string =>
  [courier, awb && `AWB ${awb}`].filter(Boolean).join(', ');

/** Changes the case, with an entry in the history that the customer reads. */
export function withCase(order: Order, change: Partial<ReturnCase>, now: Date, note = ''): Order {
  const before = returnCaseOf(order);
  if (!before) throw new Error(`${order.orderId} has no return`);
  const at = now.toISOString();
  const changed: Order = { ...order, returnCase: { ...before, ...change, at }, updatedAt: at };
  return note ? withNote(changed, BY_SHOP, note, now) : changed;
}

/**
 * Opens and accepts a return for a customer who asked by phone or mail. The seven days limit customers; the
 * desk may extend them.
 */
export function decideOpen(
  order: Order,
  { reason, lines, outcome, words }: OpenRequest,
  now: Date,
): ActionDecision {
  if (order.status === 'return_requested') return known(order, messages.isOpen);
  if (owesSendingBack(order)) return refused('impossible_step', messages.goodsHere(order.orderId));
  if (!returnStepsOf(order).includes('open')) return impossible(order, 'open');
  if (lines && !areLinesOf(lines, order)) return wrongLines(order);
  const request = { by: BY_SHOP, openedBy: 'shop', reason, lines, outcome, words } as const;
  const opened = beginReturn(order, request, now);
  return opened ? done(opened, messages.opened) : impossible(order, 'open');
}

/** Whether typed words would be dropped, because the customer has read others. */
const isOtherWords = ({ returnCase }: Order, words: string): boolean =>
  words !== '' && words !== (returnCase?.words ?? '');

/** Accepts a return. `words` are instructions to the customer beyond the usual ones; they may be empty. */
export function decideAccept(
  order: Order,
  { words, outcome }: { words: string; outcome: ReturnOutcome },
  now: Date,
): ActionDecision {
  if (returnStateOf(order) === 'accepted') {
    const isOther = order.returnCase?.outcome !== outcome || isOtherWords(order, words);
    return isOther ? answeredOtherwise(order) : known(order, messages.accepted);
  }
  if (!returnStepsOf(order).includes('accept')) return impossible(order, 'accept');
  return done(
    withCase(order, { state: 'accepted', words, outcome }, now, returnMessages.accepted(words)),
    messages.accepted,
  );
}

/** Ends a return: the order is delivered as before, and none of it counts as returned. */
export function endReturn(
  order: Order,
  change: Partial<ReturnCase> & { state: 'refused' | 'closed' },
  now: Date,
): Order | null {
  const { returning: _, ...rest } = withCase(order, change, now);
  const note = rest.returnCase?.words ?? '';
  const moved = moveOrder(rest, 'delivered', { at: now.toISOString(), by: BY_SHOP, note });
  return moved.ok ? moved.order : null;
}

/** Refuses a return with a message to the customer. */
export function decideRefuse(order: Order, { words }: { words: string }, now: Date): ActionDecision {
  if (returnStateOf(order) === 'refused')
    return isOtherWords(order, words) ? answeredOtherwise(order) : known(order, messages.refusedBefore);
  if (!returnStepsOf(order).includes('refuse')) return impossible(order, 'refuse');
  if (words === '') return noWords();
  const ended = endReturn(order, { state: 'refused', words }, now);
  return ended ? done(ended, messages.refused) : impossible(order, 'refuse');
}

/**
 * Closes a return whose parcel never comes, so that the customer keeps the goods. They read the message and
 * may ask again. A courier's parcel must be cancelled first: `takenAwb` is the AWB of the cancelled one.
 */
export function decideClose(
  order: Order,
  { words, takenAwb }: { words: string; takenAwb: string },
  now: Date,
): ActionDecision {
  if (returnStateOf(order) === 'closed')
    return isOtherWords(order, words) ? answeredOtherwise(order) : known(order, messages.closedBefore);
  if (!returnStepsOf(order).includes('close')) return impossible(order, 'close');
  if (words === '') return noWords();
  const { pickup } = order.returnCase ?? {};
  const busy = pickup && (stillAsking(order, pickup, now) ?? stillComing(pickup, takenAwb));
  if (busy) return busy;
  const ended = endReturn(order, { state: 'closed', words }, now);
  return ended ? done(ended, messages.closed) : impossible(order, 'close');
}

/** Records that the parcel has arrived; its units are judged next. */
export function decideReceived(order: Order, now: Date): ActionDecision {
  if (returnStateOf(order) === 'received') return known(order, messages.isHere);
  if (!returnStepsOf(order).includes('receive')) return impossible(order, 'receive');
  const receivedAt = now.toISOString();
  const received = withCase(order, { state: 'received', receivedAt }, now, notes.received);
  return done(received, messages.received);
}

/** Records how the refused units were sent back to their customer. The number may be empty. */
export function decideSendBack(
  order: Order,
  { courier, awb }: { courier: string; awb: string },
  now: Date,
): ActionDecision {
  const before = order.returnCase?.sentBack;
  if (before) return known(order, messages.sentBackBefore(parcelWords(before)));
  if (!returnStepsOf(order).includes('send-back')) return impossible(order, 'send-back');
  const sentBack = { at: now.toISOString(), courier, awb };
  const how = parcelWords(sentBack);
  return done(withCase(order, { sentBack }, now, notes.sentBack(how)), messages.sentBack(how));
}
