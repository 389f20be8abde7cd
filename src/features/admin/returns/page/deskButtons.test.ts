import { inCash } from '@/domain/orders/order/testing';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import type { Verdict } from '@/domain/orders/order/returnCase';
import { decideAccept, decideReceived } from '@/domain/orders/returnDesk/decide';
import { beginReturn } from '@/domain/orders/returns/returns';
import { fetched } from '@/domain/orders/returnDesk/testing/deskSteps';
import { claimPickup } from '@/domain/orders/returnDesk/pickup';
import { decideJudge } from '@/domain/orders/returnDesk/judge';
import type { ActionDecision } from '@/domain/orders/order/decision';
import { can, type Role } from '@/domain/staff/roles';
import { deskOf } from './deskButtons';
import { openReturnReducer, returnActions, type ReturnDraft } from './openReturnSlice';

const now = new Date('2026-11-22T10:00:00.000Z');
const must = (decision: ActionDecision): Order => {
  if (decision.kind !== 'done') throw new Error(decision.kind);
  return decision.order;
};
/** Two toners, ₹513 paid online. */
const request = { by: 'u1', openedBy: 'shopper', reason: 'x', lines: null, outcome: 'refund' } as const;
const open = beginReturn(deliveredOrder(), request, now)!;
const accepted = must(decideAccept(open, { words: '', outcome: 'refund' }, now));
const here = must(decideReceived(accepted, now));
const claim = claimPickup(accepted, now);
const asking = claim.kind === 'claimed' ? claim.order : accepted;
const judged = (outcome: 'refund' | 'replace') =>
  must(
    decideJudge(
      here,
      { verdicts: [{ line: 0, quantity: 2, verdict: 'resell' }], words: '', outcome },
      {},
      now,
    ),
  );

const draft = (change: Partial<ReturnDraft> = {}): ReturnDraft => ({
  ...openReturnReducer(undefined, { type: '' }).draft,
  ...change,
});
const all = (verdict: Verdict) => ({ verdicts: { '0': verdict } });
const labels = (order: Order, change: Partial<ReturnDraft> = {}, role: Role = 'owner') => {
  const { primary, others } = deskOf(order, draft(change), (right) => can(role, right));
  return [primary, ...others].map(
    (one) => one && [one.label, one.missing ?? '', one.toGo].join('|').replace(/\|\|0$/, ''),
  );
};

test.each<[string, Order, Partial<ReturnDraft>, Role, (string | null)[]]>([
  ['a request', open, {}, 'owner', ['Accept the return', 'Refuse it|words|0']],
  ['a request with words', open, { words: 'No' }, 'support', ['Accept the return', 'Refuse it']],
  ['a request, for a packer', open, {}, 'packer', ['It is here']],
  ['a request, for an accountant', open, {}, 'accountant', [null]],
  ['an accepted return', accepted, {}, 'owner', ['Book the pickup', 'It is here']],
  ['a pickup whose booking had no answer', asking, {}, 'owner', ['Try the courier again', 'It is here']],
  ['a pickup', fetched('picked', accepted), {}, 'owner', ['It is here']],
  [
    'a pickup that was missed',
    fetched('exception', accepted),
    {},
    'owner',
    ['Book another pickup', 'It is here'],
  ],
  [
    'a parcel that the courier has lost',
    fetched('lost', accepted),
    {},
    'owner',
    ['Refund ₹513', 'Write it off', 'It is here'],
  ],
  ['a parcel that is here', here, {}, 'owner', ['Refund||1', 'Save the verdicts||1']],
  ['a parcel that is judged', here, all('damaged'), 'owner', ['Refund ₹513', 'Save the verdicts']],
  ['one that is refused', here, all('keep'), 'owner', ['Save the verdicts|words|0']],
  ['one for a packer', here, all('damaged'), 'packer', ['Save the verdicts']],
  [
    'one half judged',
    here,
    { split: [0], verdicts: { '0.0': 'resell' } },
    'owner',
    ['Refund||1', 'Save the verdicts||1'],
  ],
  [
    'one for a replacement',
    here,
    { ...all('resell'), outcome: 'replace' },
    'owner',
    ['Send the replacement', 'Save the verdicts'],
  ],
  ['money that is due', judged('refund'), {}, 'manager', ['Refund ₹513']],
  ['money that is due, for a packer', judged('refund'), {}, 'packer', [null]],
  [
    'a replacement that is due',
    judged('replace'),
    {},
    'owner',
    ['Send the replacement', 'Refund it instead'],
  ],
])('the buttons of %s', (_name, order, change, role, expected) => {
  expect(labels(order, change, role)).toEqual(expected);
});

test('a cash order asks for the number of the transfer', () => {
  const cash: Order = { ...here, ...inCash };
  const paid: Order = {
    ...cash,
    history: [{ at: '', from: 'shipped', to: 'delivered', by: 'c', note: '' }],
  };
  expect(labels(paid, all('damaged'))[0]).toBe('Refund ₹513|reference|0');
  expect(labels(paid, { ...all('damaged'), reference: 'UTR1' })[0]).toBe('Refund ₹513');
});

test('what was typed stays for the same return, and goes with another or with a step that is done', () => {
  const { returnRequested, verdictChosen, stepRequested, stepFailed, stepFinished, refundNamed } =
    returnActions;
  const typed = [returnRequested('A'), verdictChosen({ key: '0', verdict: 'keep' })].reduce(
    openReturnReducer,
    undefined,
  );
  expect(openReturnReducer(typed, returnRequested('A')).draft.verdicts).toEqual({ '0': 'keep' });
  expect(openReturnReducer(typed, returnRequested('B')).draft.verdicts).toEqual({});
  const request = { orderId: 'A', step: 'refund', body: {} } as const;
  const sent = [stepRequested(request), refundNamed({ orderId: 'A', id: 'r1' })].reduce(
    openReturnReducer,
    typed,
  );
  const lost = openReturnReducer(
    sent,
    stepFailed({ orderId: request.orderId, step: 'refund', message: 'x', answered: false }),
  );
  expect([lost.refundIds, lost.draft.verdicts]).toEqual([{ A: 'r1' }, { '0': 'keep' }]);
  // The refund of a return that was left keeps its own.
  expect(openReturnReducer(lost, returnRequested('B')).refundIds).toEqual({ A: 'r1' });
  const refused = openReturnReducer(
    sent,
    stepFailed({ orderId: request.orderId, step: 'refund', message: 'x', answered: true }),
  );
  expect(refused.refundIds).toEqual({});
  expect(openReturnReducer(sent, stepFinished(request.orderId)).draft.verdicts).toEqual({});
});
