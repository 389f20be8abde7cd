import fc from 'fast-check';
import { arbitraryOrder, deliveredOrder } from '@/domain/invoices/testing';
import { add, sum, toPaise, ZERO } from '@/domain/money/money';
import { actionsFor } from '@/domain/admin/adminOrder';
import { markOrderRefunded } from '@/domain/payments/refund/refund';
import { refundable } from '@/domain/payments/refund/refundable';
import { proposeRefund } from '@/domain/payments/refund/refundProposal';
import type { Order, ReturnLine } from '../order/order';
import { VERDICTS, type UnitVerdict, type Verdict } from '../order/returnCase';
import { allLines, beginReturn } from '../returns/returns';
import { unitsOfLines } from '../returns/returnedUnits';
import { decideAccept, decideOpen, decideReceived, decideRefuse } from './decide';
import { areAllJudged, asRefund, decideJudge, unitsWith } from './judge';
import { claimPickup, pickupBooked, pickupByHand, pickupFailed } from './pickup';
import { keptPaise, previewReturn } from './preview';
import type { ActionDecision } from '../order/decision';
import { decideOrderRefund } from './refund';
import { withReplacement } from './replacement';
import { owedNow, returnStepsOf, returnWaitOf, withReturnWait } from './steps';

const now = new Date('2026-11-22T10:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const PARCEL = { awb: '14349', courier: 'Delhivery', trackingUrl: '' };

function must(decision: ActionDecision): Order {
  if (decision.kind !== 'done') throw new Error(JSON.stringify(decision));
  return decision.order;
}

const delivered = (base = deliveredOrder()): Order => ({
  ...base,
  history: [{ at: '2026-11-20T10:00:00.000Z', from: 'out_for_delivery', to: 'delivered', by: 'c', note: '' }],
});
/** As the customer asks for it by themselves. */
const open = (order = delivered(), lines: ReturnLine[] | null = null): Order => {
  const request = { by: 'u1', openedBy: 'shopper', reason: 'Damaged or leaking', lines } as const;
  const asked = beginReturn(order, { ...request, outcome: 'refund' }, now);
  if (!asked) throw new Error('It cannot come back');
  return asked;
};
const byTeam = (words: string): Order =>
  must(decideOpen(delivered(), { reason: 'Damaged or leaking', lines: null, outcome: 'refund', words }, now));
const accepted = (order = open()): Order =>
  must(decideAccept(order, { words: 'Keep the box', outcome: 'refund' }, now));
const received = (order = accepted()): Order => must(decideReceived(order, now));
const allAs = (order: Order, verdict: Verdict): UnitVerdict[] =>
  (order.returnCase?.asked.lines ?? []).map((one) => ({ ...one, verdict }));
const judged = (order: Order, verdicts: UnitVerdict[], outcome: 'refund' | 'replace' = 'refund') =>
  decideJudge(order, { verdicts, words: 'Half of it was used', outcome }, {}, now);

const pickupOf = (order: Order) => must(pickupByHand(order, { awb: 'A1', courier: 'India Post' }, now));
const STATES: [string, () => Order, string, string][] = [
  ['delivered', () => delivered(), 'open', ''],
  ['asked', () => open(), 'accept refuse receive', 'decide'],
  ['accepted', () => accepted(), 'pickup receive', 'way'],
  ['opened by the team', () => byTeam('Keep the box'), 'pickup receive', 'way'],
  ['on its way', () => pickupOf(accepted()), 'pickup receive', 'way'],
  ['received', () => received(), 'judge', 'judge'],
  ['judged for money', () => must(judged(received(), allAs(received(), 'resell'))), 'refund', 'refund'],
  [
    'judged for others',
    () => must(judged(received(), allAs(received(), 'damaged'), 'replace')),
    'refund replace',
    'refund',
  ],
  ['refused', () => must(decideRefuse(open(), { words: 'It was used up' }, now)), 'open', ''],
  ['refused when it was here', () => must(judged(received(), allAs(received(), 'keep'))), 'open', ''],
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
    ['receive', () => decideReceived(order, now)],
    ['judge', () => judged(order, allAs(order, 'resell'))],
  ];
  for (const [step, attempt] of tries) {
    const { kind } = attempt();
    const isDone = kind === 'done' || kind === 'claimed';
    if (isDone) expect(allowed).toContain(step);
    else if (kind === 'refused') expect(allowed).not.toContain(step);
  }
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

describe('the pickup', () => {
  const claimed = claimPickup(accepted(), now);
  const asking = claimed.kind === 'claimed' ? claimed.order : accepted();

  test('has one caller at a time, who stores its parcel once', () => {
    expect(claimPickup(asking, later(1000))).toMatchObject({ kind: 'refused', code: 'too_soon' });
    const booked = pickupBooked(asking, PARCEL, now)!;
    expect(booked.returnCase).toMatchObject({ state: 'pickup', pickup: { kind: 'courier', awb: '14349' } });
    expect(claimPickup(booked, now).kind).toBe('known');
    expect(pickupBooked(booked, { ...PARCEL, awb: '2' }, now)).toBeNull();
    expect(pickupByHand(booked, { awb: 'A', courier: '' }, now)).toMatchObject({ code: 'courier_booked' });
  });

  test('is not wanted once the parcel is here', () => {
    expect(pickupBooked(must(decideReceived(asking, now)), PARCEL, now)).toBeNull();
  });

  test('is asked for again after a failure, and after a lost answer only when that is over', () => {
    const failed = pickupFailed(asking, { attempt: 1, problem: 'No', isLost: false }, now)!;
    expect(failed.returnCase).toMatchObject({ state: 'accepted', pickup: { kind: 'failed', problem: 'No' } });
    expect(claimPickup(failed, now).kind).toBe('claimed');
    const lost = pickupFailed(asking, { attempt: 1, problem: '', isLost: true }, now)!;
    expect(claimPickup(lost, later(1000)).kind).toBe('refused');
    expect(claimPickup(lost, later(60_000)).kind).toBe('claimed');
    expect(pickupFailed(asking, { attempt: 2, problem: '', isLost: false }, now)).toBeNull();
  });
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

test('a promised replacement can be given up for its money', () => {
  const base = received();
  const promised = must(judged(base, allAs(base, 'damaged'), 'replace'));
  expect(owedNow(promised)).toBe(ZERO);
  const money = must(judged(base, allAs(base, 'damaged')));
  expect(owedNow(asRefund(promised))).toBe(owedNow(money));
});

describe('a replacement beside money', () => {
  const base = received();
  const promised = must(judged(base, allAs(base, 'damaged'), 'replace'));
  const part = { id: 'p', status: 'done', note: '', at: '' } as const;
  const given = (order: Order, amount: number): Order => ({
    ...order,
    payment: { ...order.payment, parts: [{ ...part, amount }] },
  });

  test('is not sent once the order is refunded, and its return waits for nothing', () => {
    const refunded = markOrderRefunded(promised, promised.payment.razorpayPaymentId, now)!;
    expect(refunded.status).toBe('refunded');
    expect([returnStepsOf(refunded), returnWaitOf(refunded)]).toEqual([[], '']);
  });

  test('the order gives no money back while one is promised, and does so once it is given up or sent', () => {
    expect(decideOrderRefund(promised)).toMatchObject({ kind: 'refused', code: 'replacement_due' });
    expect(actionsFor(promised)).not.toContain('refund');
    for (const free of [asRefund(promised), withReplacement(promised, 'GLM2', ZERO, now), base]) {
      expect(decideOrderRefund(free)).toBe(free);
      expect(actionsFor(free)).toContain('refund');
    }
  });

  test.each([
    [50, 'done'],
    [513, 'refused'],
  ])('is judged after ₹%s were given back: %s', (amount, kind) => {
    const before = given(base, amount);
    expect(judged(before, allAs(base, 'damaged'), 'replace')).toMatchObject({
      kind,
      ...(kind === 'refused' ? { code: 'given_back' } : {}),
    });
    expect(judged(before, allAs(base, 'damaged')).kind).toBe('done');
  });
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

test('no unit is judged twice, and what comes back plus what is kept is what the lines cost', () => {
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
        expect(add(back, keptPaise(preview))).toBe(worth);
        expect(preview.amount).toBeLessThanOrEqual(refundable(order));
        expect(preview.amount).toBeLessThanOrEqual(toPaise(order.amounts.finalTotal));

        const decision = judged(order, verdicts);
        expect(decision.kind).toBe('done');
        const after = must(decision);
        const isRefused = verdicts.every(({ verdict }) => verdict === 'keep');
        expect(after.status).toBe(isRefused ? 'delivered' : 'returned');
        // The refund, its dialog and the credit note name the sum of the preview.
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
