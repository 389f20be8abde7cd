import type { Order } from '../order/order';
import { decideRefuse } from './decide';
import type { ReturnStep } from './steps';
import {
  accepted,
  allAs,
  byTeam,
  delivered,
  fetched,
  judged,
  must,
  now,
  open,
  received,
} from './testing/deskSteps';
import { wasStepDone } from './wasStepDone';

const refused = must(decideRefuse(open(), { words: 'It was used up.' }, now));
const isJudged = must(judged(received(), allAs(received(), 'resell')));
const kept = must(judged(received(), allAs(received(), 'keep')));
const refunded: Order = {
  ...isJudged,
  payment: { ...isJudged.payment, parts: [{ id: 'r1', status: 'due', amount: 5, note: '', at: '' }] },
};

it.each<[ReturnStep, Order, Order, boolean]>([
  ['open', delivered(), byTeam('Send it'), true],
  ['open', delivered(), open(), false],
  ['accept', open(), accepted(), true],
  ['accept', open(), refused, false],
  ['refuse', open(), refused, true],
  ['refuse', open(), accepted(), false],
  ['pickup', accepted(), fetched(), true],
  ['pickup', accepted(), received(), false],
  ['receive', accepted(), received(), true],
  ['receive', received(), received(), false],
  ['judge', received(), isJudged, true],
  ['judge', received(), kept, true],
  ['close', accepted(), received(), false],
  ['refund', isJudged, refunded, true],
  ['refund', isJudged, isJudged, false],
  ['replace', isJudged, isJudged, false],
  ['send-back', kept, kept, false],
])('tells a step whose answer was lost from one by a colleague: %s', (step, before, after, expected) => {
  expect(wasStepDone(step, before, after, 'r1')).toBe(expected);
});
