import { least, subtract, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order, ReturnLine } from '../order/order';
import { isWhollyRefunded } from '../order/refunded';
import type { ReturnCase, ReturnState, ReturnWait, UnitVerdict } from '../order/returnCase';
import { canMove } from '../lifecycle/lifecycle';
import { owedForReturn, refundable } from '@/domain/payments/refund/refundable';
import { wholePart } from '@/domain/payments/refund/refundShares';

/** The steps of the returns desk, in the order in which they usually happen. */
export const RETURN_STEPS = [
  'open',
  'accept',
  'refuse',
  'pickup',
  'close',
  'receive',
  'judge',
  'refund',
  'replace',
  'send-back',
] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/**
 * The state of an order's return; null without one. Returns from before the desk have no state of their
 * own.
 */
export function returnStateOf({ returnCase, returning, status }: Order): ReturnState | null {
  if (returnCase) return returnCase.state;
  if (!returning) return null;
  return status === 'return_requested' ? 'asked' : 'judged';
}

/** The case of an order; one is derived for a return from before the desk, and null without a return. */
export function returnCaseOf(order: Order): ReturnCase | null {
  const { returnCase, returning } = order;
  if (returnCase) return returnCase;
  const state = returnStateOf(order);
  if (!returning || !state) return null;
  const { at } = returning;
  return { state, at, openedBy: 'shopper', asked: returning, outcome: 'refund', words: '', waits: '' };
}

/** The accepted units by line, both resold and written off. */
export function acceptedLines(verdicts: readonly UnitVerdict[]): ReturnLine[] {
  const byLine = new Map<number, number>();
  for (const { line, quantity, verdict } of verdicts) {
    if (verdict !== 'keep') byLine.set(line, (byLine.get(line) ?? 0) + quantity);
  }
  return [...byLine].map(([line, quantity]) => ({ line, quantity })).sort((a, b) => a.line - b.line);
}

/** Whether a replacement is promised and not placed. A refund from Razorpay's dashboard ends the promise. */
export const owesReplacement = ({ returnCase, status, erasedAt }: Order): boolean =>
  !erasedAt &&
  status === 'returned' &&
  returnCase?.state === 'judged' &&
  returnCase.outcome === 'replace' &&
  !returnCase.replacement;

/**
 * Whether refused units are at the shop and must go back to the customer; a deleted account has no address.
 */
export const owesSendingBack = ({ returnCase, erasedAt }: Order): boolean =>
  !erasedAt &&
  (returnCase?.state === 'judged' || returnCase?.state === 'refused') &&
  !returnCase.sentBack &&
  (returnCase.verdicts ?? []).some(({ verdict }) => verdict === 'keep');

/** Paise refunded or owed for smaller sizes; a lost replacement does not take them back. */
export const differenceGiven = ({ returnCase, payment: { parts = [] } }: Order): Paise =>
  sum((returnCase?.refunds ?? []).map((id) => toPaise(wholePart(parts, id)?.amount ?? 0)));

/** Paise still to refund for smaller sizes; zero once it is done. */
function owedDifference(order: Order): Paise {
  const difference = toPaise(order.returnCase?.replacement?.difference ?? 0);
  const given = differenceGiven(order);
  return difference > given ? least(subtract(difference, given), refundable(order)) : ZERO;
}

/** Paise still owed for a judged return; zero while a replacement is promised. */
export function owedNow(order: Order): Paise {
  if (returnStateOf(order) !== 'judged' || order.status !== 'returned') return ZERO;
  return order.returnCase?.outcome === 'replace' ? owedDifference(order) : owedForReturn(order);
}

/** Whether the courier has lost the reverse parcel. */
export const isLostOnWayBack = (order: Order): boolean =>
  returnStateOf(order) === 'pickup' && order.returnCase?.pickup?.news?.kind === 'lost';

/** Whether the reverse parcel needs a decision: not picked up, cancelled, turned back or lost. */
export const isPickupInTrouble = (order: Order): boolean => {
  const kind = returnStateOf(order) === 'pickup' ? order.returnCase?.pickup?.news?.kind : undefined;
  return kind === 'missed' || kind === 'cancelled' || kind === 'turned' || kind === 'lost';
};

const canOpen = (order: Order): boolean =>
  canMove(order.status, 'return_requested', order.paymentMethod) &&
  !isWhollyRefunded(order) &&
  !order.erasedAt &&
  !order.replaces &&
  // A new return would overwrite the unsent goods of the last one.
  !owesSendingBack(order);

/** The steps that the order's state allows. A parcel may arrive before a decision or booking. */
export function returnStepsOf(order: Order): ReturnStep[] {
  const state = returnStateOf(order);
  const isOpen = order.status === 'return_requested';
  const isLost = isLostOnWayBack(order);
  const isOnWay = isOpen && !isLost && (state === 'accepted' || state === 'pickup');
  const may: Record<ReturnStep, boolean> = {
    open: canOpen(order),
    accept: isOpen && state === 'asked',
    refuse: isOpen && state === 'asked',
    pickup: isOnWay,
    close: isOnWay,
    receive: isOpen && (state === 'asked' || state === 'accepted' || state === 'pickup'),
    // A lost parcel is judged without being received.
    judge: isOpen && (state === 'received' || isLost),
    refund: owedNow(order) > ZERO || owesReplacement(order),
    replace: owesReplacement(order),
    'send-back': owesSendingBack(order),
  };
  return RETURN_STEPS.filter((step) => may[step]);
}

const WAIT_OF: Partial<Record<ReturnState, ReturnWait>> = {
  asked: 'decide',
  accepted: 'way',
  pickup: 'way',
  received: 'judge',
};

/** The step that a return waits for; empty for none. */
export function returnWaitOf(order: Order): ReturnWait | '' {
  const state = returnStateOf(order);
  if (!state) return '';
  if (order.status === 'return_requested')
    return isPickupInTrouble(order) ? 'decide' : (WAIT_OF[state] ?? '');
  if (owedNow(order) > ZERO || owesReplacement(order)) return 'refund';
  return owesSendingBack(order) ? 'back' : '';
}

/** The order with the step that its return waits for, for the lists. */
export function withReturnWait(order: Order): Order {
  const { returnCase } = order;
  if (!returnCase) return order;
  const waits = returnWaitOf(order);
  return waits === returnCase.waits ? order : { ...order, returnCase: { ...returnCase, waits } };
}
