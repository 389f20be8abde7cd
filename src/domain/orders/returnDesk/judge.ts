import { BY_SHOP, type Order, type Reservation, type ReturnLine } from '../order/order';
import type { ReturnOutcome, UnitVerdict, Verdict } from '../order/returnCase';
import { moveOrder } from '../lifecycle/lifecycle';
import { formatPaise, ZERO } from '@/domain/money/money';
import { finishReturn, promisedForOrder } from '@/domain/payments/refund/refundable';
import { endReturn, withCase } from './decide';
import { type ActionDecision, done, known, refused } from '../order/decision';
import { messages, notes } from './messages';
import { impossible, noWords } from './refusals';
import { previewReturn } from './preview';
import { acceptedLines, isLostOnWayBack, returnCaseOf, returnStepsOf } from './steps';

export interface Judgement {
  verdicts: readonly UnitVerdict[];
  /** The reason of a refusal, which the customer reads. */
  words: string;
  outcome: ReturnOutcome;
}

/** One entry for each line and verdict, in the order of the lines, so that the same judgement is always the same list. */
export function sortedVerdicts(verdicts: readonly UnitVerdict[]): UnitVerdict[] {
  const key = ({ line, verdict }: UnitVerdict) => `${String(line).padStart(4, '0')} ${verdict}`;
  const byKey = new Map<string, UnitVerdict>();
  for (const one of verdicts) {
    const before = byKey.get(key(one))?.quantity ?? 0;
    byKey.set(key(one), { ...one, quantity: before + one.quantity });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Whether every requested unit has exactly one verdict. */
export function areAllJudged(asked: readonly ReturnLine[], verdicts: readonly UnitVerdict[]): boolean {
  const count = (lines: readonly ReturnLine[], line: number) =>
    lines.filter((one) => one.line === line).reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = new Set([...asked, ...verdicts].map(({ line }) => line));
  return [...lines].every((line) => count(asked, line) === count(verdicts, line));
}

/** The units with this verdict, by line. */
export const unitsWith = (verdicts: readonly UnitVerdict[], verdict: Verdict): ReturnLine[] =>
  sortedVerdicts(verdicts).flatMap(({ line, quantity, verdict: given }) =>
    given === verdict ? [{ line, quantity }] : [],
  );

const isSame = (a: readonly UnitVerdict[], b: readonly UnitVerdict[]): boolean =>
  JSON.stringify(sortedVerdicts(a)) === JSON.stringify(sortedVerdicts(b));

function judgedBefore(order: Order, { verdicts, outcome }: Judgement): ActionDecision | null {
  const { verdicts: before, outcome: chosen } = order.returnCase ?? {};
  if (!before) return null;
  if (isSame(before, verdicts) && chosen === outcome) return known(order, messages.judged);
  return refused('judged', messages.judgedOtherwise(order.orderId));
}

/** Whether the accepted units were already refunded, so that a replacement would pay for them twice. */
const isGivenBack = (order: Order, verdicts: readonly UnitVerdict[]): boolean =>
  promisedForOrder(order) > ZERO && previewReturn(order, verdicts).amount === ZERO;

const givenBack = (order: Order): ActionDecision =>
  refused('given_back', messages.givenBack(formatPaise(promisedForOrder(order)), order.orderId));

/**
 * Judges the returned units, once: accepted ones are refunded or replaced, refused ones go back to the
 * customer. `restocked` has the units by SKU that are sold again. With nothing accepted the order is
 * delivered as before.
 */
export function decideJudge(
  order: Order,
  judgement: Judgement,
  restocked: Reservation,
  now: Date,
): ActionDecision {
  const before = judgedBefore(order, judgement);
  if (before) return before;
  const own = returnCaseOf(order);
  if (!own || !returnStepsOf(order).includes('judge')) return impossible(order, 'judge');
  const { words, outcome } = judgement;
  if (!areAllJudged(own.asked.lines, judgement.verdicts)) {
    return refused('wrong_verdicts', messages.wrongVerdicts(order.orderId));
  }
  const verdicts = sortedVerdicts(judgement.verdicts);
  if (isLostOnWayBack(order) && verdicts.some(({ verdict }) => verdict !== 'damaged'))
    return refused('lost_parcel', messages.lostParcel(order.orderId));
  if (words === '' && unitsWith(verdicts, 'keep').length > 0) return noWords();
  const at = now.toISOString();
  const accepted = acceptedLines(verdicts);
  if (accepted.length === 0) {
    const ended = endReturn(order, { state: 'refused', verdicts, words, outcome }, now);
    return ended ? done(ended, messages.allRefused) : impossible(order, 'judge');
  }
  if (outcome === 'replace' && isGivenBack(order, verdicts)) return givenBack(order);
  const judged: Order = {
    ...withCase(order, { state: 'judged', verdicts, words, outcome }, now),
    returning: { ...own.asked, lines: outcome === 'refund' ? accepted : [] },
    cameBack: { at, restocked },
  };
  const moved = moveOrder(judged, 'returned', { at, by: BY_SHOP, note: words });
  if (!moved.ok) return impossible(order, 'judge');
  const step = { at, by: BY_SHOP, note: notes.refundedBefore };
  return done(finishReturn(moved.order, step), messages.judged);
}
