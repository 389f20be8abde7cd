import fc from 'fast-check';
import { arbitraryOrder } from '@/domain/invoices/testing';
import { add, paise, sum, toPaise, ZERO } from '@/domain/money/money';
import { refundable } from '@/domain/payments/refund/refundable';
import { proposeRefund } from '@/domain/payments/refund/refundProposal';
import type { ActionDecision } from '../order/decision';
import type { Order } from '../order/order';
import { VERDICTS, type UnitVerdict } from '../order/returnCase';
import { allLines } from '../returns/returns';
import { unitsOfLines } from '../returns/returnedUnits';
import {
  decideAccept,
  decideClose,
  decideOpen,
  decideReceived,
  decideRefuse,
  decideSendBack,
} from './decide';
import { asRefund } from './asRefund';
import { areAllJudged, decideJudge, unitsWith } from './judge';
import { claimPickup, pickupByHand } from './pickup';
import { previewReturn } from './preview';
import { owedNow, returnStepsOf, returnWaitOf, withReturnWait } from './steps';
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
  PARCEL,
  received,
} from './testing/deskSteps';

const pickupOf = (order: Order) => must(pickupByHand(order, { awb: 'A1', courier: 'India Post' }, now));
const keptAll = () => must(judged(received(), allAs(received(), 'keep')));
const keptOne: UnitVerdict[] = [
  { line: 0, quantity: 1, verdict: 'keep' },
  { line: 0, quantity: 1, verdict: 'resell' },
];
/** Delivered, ₹413 of its ₹513 paid with store credit; all that was paid online went back. */
const onlineBack = (backPaise = ZERO): Order => {
  const base = delivered();
  const credit = { paise: paise(41_300), backPaise, lots: [] };
  return { ...base, credit, payment: { ...base.payment, status: 'refunded' } };
};
const judgedOnlineBack = () => {
  const here = received(accepted(open(onlineBack())));
  return must(judged(here, allAs(here, 'resell')));
};
const SENT = { courier: 'India Post', awb: 'EE1' };
const STATES: [string, () => Order, string, string][] = [
  ['delivered', () => delivered(), 'open', ''],
  ['delivered, its online payment back', () => onlineBack(), 'open', ''],
  ['delivered, all of its money back', () => onlineBack(paise(41_300)), '', ''],
  ['judged, its online payment back before', judgedOnlineBack, 'refund', 'refund'],
  ['asked', () => open(), 'accept refuse receive', 'decide'],
  ['accepted', () => accepted(), 'pickup close receive', 'way'],
  ['opened by the team', () => byTeam('Keep the box'), 'pickup close receive', 'way'],
  ['on its way', () => pickupOf(accepted()), 'pickup close receive', 'way'],
  ['missed by the courier', () => fetched('pickup exception'), 'pickup close receive', 'decide'],
  ['taken out by the courier', () => fetched('cancelled'), 'pickup close receive', 'decide'],
  ['lost by the courier', () => fetched('lost'), 'receive judge', 'decide'],
  ['closed', () => must(decideClose(accepted(), { words: 'You keep it', takenAwb: '' }, now)), 'open', ''],
  ['received', () => received(), 'judge', 'judge'],
  ['judged for money', () => must(judged(received(), allAs(received(), 'resell'))), 'refund', 'refund'],
  [
    'judged for others',
    () => must(judged(received(), allAs(received(), 'damaged'), 'replace')),
    'refund replace',
    'refund',
  ],
  ['refused', () => must(decideRefuse(open(), { words: 'It was used up' }, now)), 'open', ''],
  ['refused when it was here', () => keptAll(), 'send-back', 'back'],
  ['sent back', () => must(decideSendBack(keptAll(), SENT, now)), 'open', ''],
  ['judged in part', () => must(judged(received(), keptOne)), 'refund send-back', 'refund'],
];

test.each(STATES)('a return that is %s', (_name, make, steps, waits) => {
  const order = withReturnWait(make());
  expect(returnStepsOf(order).join(' ')).toBe(steps);
  expect(returnWaitOf(order)).toBe(waits);
  expect(order.returnCase?.waits ?? '').toBe(waits);
});

test.each(STATES)('of a return that is %s only the allowed steps are done', (_name, make) => {
  const order = make();
  const allowed = returnStepsOf(order);
  const tries: [string, () => { kind: string }][] = [
    ['open', () => decideOpen(order, { reason: 'x', lines: null, outcome: 'refund', words: '' }, now)],
    ['accept', () => decideAccept(order, { words: '', outcome: 'refund' }, now)],
    ['refuse', () => decideRefuse(order, { words: 'No' }, now)],
    ['pickup', () => claimPickup(order, now)],
    ['close', () => decideClose(order, { words: 'No', takenAwb: PARCEL.awb }, now)],
    ['receive', () => decideReceived(order, now)],
    ['judge', () => judged(order, allAs(order, 'damaged'))],
    ['send-back', () => decideSendBack(order, SENT, now)],
  ];
  for (const [step, attempt] of tries) {
    const { kind } = attempt();
    const isDone = kind === 'done' || kind === 'claimed';
    if (isDone) expect(allowed).toContain(step);
    else if (kind === 'refused') expect(allowed).not.toContain(step);
  }
});

test('a return owes the store credit that is left once the online payment went back', () => {
  expect(owedNow(judgedOnlineBack())).toBe(41_300);
});

describe('what is refused', () => {
  test.each<[string, () => ActionDecision, string]>([
    [
      'too many units',
      () =>
        decideOpen(
          delivered(),
          { reason: 'x', lines: [{ line: 0, quantity: 99 }], outcome: 'refund', words: '' },
          now,
        ),
      'wrong_lines',
    ],
    ['a refusal without words', () => decideRefuse(open(), { words: '' }, now), 'no_words'],
    [
      'a refused unit without words',
      () =>
        decideJudge(
          received(),
          { verdicts: allAs(received(), 'keep'), words: '', outcome: 'refund' },
          {},
          now,
        ),
      'no_words',
    ],
    ['a closing without words', () => decideClose(accepted(), { words: '', takenAwb: '' }, now), 'no_words'],
    ['what is lost and sold again', () => judged(fetched('lost'), allAs(open(), 'resell')), 'lost_parcel'],
    ['a unit without a verdict', () => judged(received(), []), 'wrong_verdicts'],
    [
      'a unit judged twice',
      () => judged(received(), [...allAs(received(), 'resell'), ...allAs(received(), 'resell')]),
      'wrong_verdicts',
    ],
    [
      'a unit of another line',
      () => judged(received(), [{ line: 9, quantity: 1, verdict: 'resell' }, ...allAs(received(), 'resell')]),
      'wrong_verdicts',
    ],
    [
      'another judgement',
      () => judged(must(judged(received(), allAs(received(), 'resell'))), allAs(received(), 'damaged')),
      'judged',
    ],
  ])('%s', (_name, decide, code) => {
    expect(decide()).toMatchObject({ kind: 'refused', code, message: expect.stringMatching(/\w \w/) });
  });

  test('the same step again changes nothing', () => {
    const one = must(judged(received(), allAs(received(), 'resell')));
    expect(judged(one, allAs(one, 'resell')).kind).toBe('known');
    expect(decideAccept(accepted(), { words: '', outcome: 'refund' }, now).kind).toBe('known');
    expect(decideReceived(received(), now).kind).toBe('known');
    expect(decideRefuse(must(decideRefuse(open(), { words: 'No' }, now)), { words: 'No' }, now).kind).toBe(
      'known',
    );
  });
});

test.each([
  ['Keep the box', 'Damaged or leaking. Return accepted: Keep the box'],
  ['', 'Damaged or leaking. Return accepted'],
])('opened by the team with the words %p it is accepted, in one line of history', (words, note) => {
  const order = byTeam(words);
  expect(order.returnCase).toMatchObject({ state: 'accepted', openedBy: 'shop', words });
  expect(order.history.slice(delivered().history.length).map((one) => one.note)).toEqual([note]);
});

test('a refused return leaves the order as it was delivered, with nothing counted as returned', () => {
  const refused = must(decideRefuse(open(), { words: 'It was used up' }, now));
  expect(refused).toMatchObject({
    status: 'delivered',
    returnCase: { state: 'refused', words: 'It was used up' },
  });
  expect(refused.returning).toBeUndefined();
  expect(refused.history.at(-1)).toMatchObject({
    from: 'return_requested',
    to: 'delivered',
    note: 'It was used up',
  });
});

test('refused units wait to be sent back until somebody notes how, also once the money went back', () => {
  const refunded = { ...must(judged(received(), keptOne)), status: 'refunded' as const };
  for (const order of [keptAll(), refunded]) {
    expect(returnWaitOf(order)).toBe('back');
    const sent = must(decideSendBack(order, SENT, now));
    expect([returnWaitOf(sent), sent.status]).toEqual(['', order.status]);
    expect(sent.history.at(-1)?.note).toContain('India Post, AWB EE1');
    expect(decideSendBack(sent, { courier: 'Other', awb: '' }, now).kind).toBe('known');
  }
  // A deleted account has no address.
  expect(returnWaitOf({ ...keptAll(), erasedAt: now.toISOString() })).toBe('');
  expect(decideSendBack(open(), SENT, now)).toMatchObject({ code: 'impossible_step' });
});

test('a promised replacement can be given up for its money', () => {
  const base = received();
  const promised = must(judged(base, allAs(base, 'damaged'), 'replace'));
  expect(owedNow(promised)).toBe(ZERO);
  const money = must(judged(base, allAs(base, 'damaged')));
  expect(owedNow(asRefund(promised))).toBe(owedNow(money));
});

/** Some units of each line, at least one of any, with a verdict for each unit. */
function withVerdicts(order: Order, quantities: readonly number[], dice: readonly number[]) {
  const some = allLines(order).flatMap(({ line, quantity }) => {
    const count = (quantities[line] ?? 0) % (quantity + 1);
    return count > 0 ? [{ line, quantity: count }] : [];
  });
  const lines = some.length > 0 ? some : [{ line: 0, quantity: 1 }];
  let at = 0;
  const verdicts = lines.flatMap(({ line, quantity }) =>
    Array.from({ length: quantity }, (): UnitVerdict => {
      at += 1;
      return { line, quantity: 1, verdict: VERDICTS[(dice[at % dice.length] ?? 0) % 3] ?? 'keep' };
    }),
  );
  return { lines, verdicts };
}

test('no unit is judged twice, and no more comes back than the lines cost', () => {
  fc.assert(
    fc.property(
      arbitraryOrder,
      fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }),
      (base, quantities, dice) => {
        const { lines, verdicts } = withVerdicts(base, quantities, dice);
        const order = received(accepted(open(delivered({ ...base, status: 'delivered' }), lines)));
        expect(areAllJudged(lines, verdicts)).toBe(true);
        const preview = previewReturn(order, verdicts);
        const back = sum(preview.lines.map((one) => one.back.total));
        expect(add(back, preview.delivery.back)).toBe(preview.totals.total);
        const worth = sum(preview.lines.map((one) => one.worth.total));
        expect(back).toBeLessThanOrEqual(worth);
        expect(preview.amount).toBeLessThanOrEqual(refundable(order));
        expect(preview.amount).toBeLessThanOrEqual(toPaise(order.amounts.finalTotal));

        const decision = judged(order, verdicts);
        expect(decision.kind).toBe('done');
        const after = must(decision);
        const isRefused = verdicts.every(({ verdict }) => verdict === 'keep');
        expect(after.status).toBe(isRefused ? 'delivered' : 'returned');
        // The refund, its dialog and the credit note have the sum of the preview.
        if (!isRefused) {
          expect(owedNow(after)).toBe(preview.amount);
          expect(toPaise(proposeRefund(after)?.totals.total ?? 0)).toBe(preview.totals.total);
        }
        expect(previewReturn(after, after.returnCase?.verdicts ?? []).totals).toEqual(preview.totals);
      },
    ),
    { numRuns: 60 },
  );
});

test('exactly the units that are sold again go back to stock', () => {
  const reserved = { A: 3, B: 1 };
  const line = (sku: string, quantity: number) =>
    ({ kind: 'product', id: sku, sku, quantity }) as Order['lines'][number];
  const order = { lines: [line('A', 3), line('B', 1)], reserved } as unknown as Order;
  const verdicts: UnitVerdict[] = [
    { line: 0, quantity: 1, verdict: 'resell' },
    { line: 0, quantity: 1, verdict: 'damaged' },
    { line: 0, quantity: 1, verdict: 'resell' },
    { line: 1, quantity: 1, verdict: 'keep' },
  ];
  expect(unitsWith(verdicts, 'resell')).toEqual([{ line: 0, quantity: 2 }]);
  expect(unitsOfLines(order, unitsWith(verdicts, 'resell'), new Map())).toEqual({ A: 2 });
  const counted = VERDICTS.map((verdict) =>
    unitsWith(verdicts, verdict).reduce((all, one) => all + one.quantity, 0),
  );
  expect(counted.reduce((all, one) => all + one, 0)).toBe(4);
});
