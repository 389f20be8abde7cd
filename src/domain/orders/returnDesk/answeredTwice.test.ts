import type { ActionDecision } from '../order/decision';
import { decideAccept, decideClose, decideRefuse } from './decide';
import { accepted, allAs, judged, must, now, open, received } from './testing/deskSteps';

const refusedOnce = () => must(decideRefuse(open(), { words: 'No' }, now));
const closedOnce = () => must(decideClose(accepted(), { words: 'Keep it', takenAwb: '' }, now));
const judgedOnce = () => must(judged(received(), allAs(received(), 'resell')));
const accept = (words: string, outcome: 'refund' | 'replace') =>
  decideAccept(
    must(decideAccept(open(), { words: 'Box it', outcome: 'refund' }, now)),
    { words, outcome },
    now,
  );

test.each<[string, () => ActionDecision, string]>([
  ['accepted for another outcome', () => accept('Box it', 'replace'), 'answered'],
  ['accepted with other words', () => accept('Throw it away', 'refund'), 'answered'],
  ['accepted with the same words', () => accept('Box it', 'refund'), 'known'],
  ['accepted without words', () => accept('', 'refund'), 'known'],
  ['refused with other words', () => decideRefuse(refusedOnce(), { words: 'Never' }, now), 'answered'],
  ['refused with the same words', () => decideRefuse(refusedOnce(), { words: 'No' }, now), 'known'],
  [
    'closed with other words',
    () => decideClose(closedOnce(), { words: 'It never came', takenAwb: '' }, now),
    'answered',
  ],
  [
    'closed with the same words',
    () => decideClose(closedOnce(), { words: 'Keep it', takenAwb: '' }, now),
    'known',
  ],
  [
    'judged for another outcome',
    () => judged(judgedOnce(), allAs(received(), 'resell'), 'replace'),
    'judged',
  ],
  ['judged alike', () => judged(judgedOnce(), allAs(received(), 'resell')), 'known'],
])('a return that a colleague answered meanwhile, then %s', (_name, decide, expected) => {
  const decision = decide();
  expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
});
