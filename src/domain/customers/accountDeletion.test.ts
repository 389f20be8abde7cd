import { paise } from '@/domain/money/money';
import {
  claimDeletion,
  describeBlockers,
  finishTombstone,
  BLOCKING_STATUSES,
  newTombstone,
  markDeletionMailed,
  findDeletionBlockers,
  type OrderInBrief,
} from './accountDeletion';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order/order';
import { store } from '../store';
import type { PaymentRefund } from '../payments/record/paymentRecord';

const now = new Date('2026-11-21T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const order = (status: OrderStatus, change: Partial<OrderInBrief> = {}): OrderInBrief => ({
  orderId: 'GLM1',
  status,
  paymentMethod: 'Cash on Delivery',
  payment: { status: 'cod' },
  shipment: {},
  ...change,
});
const online = (status: OrderStatus, paid: OrderInBrief['payment']['status']) =>
  order(status, { paymentMethod: 'Pay Online', payment: { status: paid } });
const replacement = { orderId: 'GLM2', at: '' };
const refund = (status: 'due' | 'done') => ({ status, amount: 28_500 }) as PaymentRefund;

test.each<[OrderStatus, 'kept' | 'free', 'kept' | 'free', 'kept' | 'free']>([
  // Cash on delivery, paid online, and refunded.
  ['pending_payment', 'kept', 'kept', 'kept'],
  ['placed', 'kept', 'kept', 'kept'],
  ['packed', 'kept', 'kept', 'kept'],
  ['shipped', 'kept', 'kept', 'kept'],
  ['out_for_delivery', 'kept', 'kept', 'kept'],
  ['delivered', 'free', 'free', 'free'],
  ['return_requested', 'kept', 'kept', 'kept'],
  ['returned', 'kept', 'kept', 'kept'],
  ['refunded', 'free', 'free', 'free'],
  ['expired', 'free', 'free', 'free'],
  ['cancelled', 'free', 'kept', 'free'],
  ['rto', 'free', 'kept', 'free'],
])('an order that is %s blocks a deletion: cash %s, online %s, refunded %s', (status, ...expected) => {
  const all = [order(status), online(status, 'captured'), online(status, 'refunded')];
  expect(all.map((one) => (findDeletionBlockers([one], []).length > 0 ? 'kept' : 'free'))).toEqual(expected);
  // Every status that can keep an account is also queried.
  if (expected.includes('kept')) expect(BLOCKING_STATUSES).toContain(status);
});

test('every order status has a decision', () => {
  const undecided = ORDER_STATUSES.filter(
    (status) => !describeBlockers(findDeletionBlockers([order(status)], [])),
  );
  expect(undecided).toEqual(['delivered', 'refunded', 'expired', 'cancelled', 'rto']);
});

test.each<[string, OrderInBrief['returnCase'], string]>([
  ['a refund', { waits: 'refund', outcome: 'refund' }, 'refund'],
  ['a replacement', { waits: 'refund', outcome: 'replace' }, 'replacement'],
  ['the difference to a smaller size', { waits: 'refund', outcome: 'replace', replacement }, 'refund'],
  ['refused units', { waits: 'back', outcome: 'refund' }, 'goods'],
  ['nothing, as its replacement is sent', { waits: '', outcome: 'replace', replacement }, ''],
])('a return that is owed %s', (_name, returnCase, kind) => {
  for (const one of [order('returned', { returnCase }), { ...online('returned', 'captured'), returnCase }]) {
    expect(findDeletionBlockers([one], []).map((blocker) => blocker.kind)).toEqual(kind ? [kind] : []);
  }
});

test.each<[string, OrderInBrief, number, number]>([
  ['none, after its online part went back', online('rto', 'refunded'), 200_00, 200_00],
  ['some, after its online part went back', online('rto', 'refunded'), 200_00, 0],
  ['some, and cash was never paid', order('rto'), 200_00, 50_00],
  ['less than a refund can be', order('rto'), 200_00, 199_50],
])('a parcel that came back, whose order is owed store credit: %s', (name, one, spent, back) => {
  const credit = { paise: paise(spent), backPaise: paise(back), lots: [] };
  const blockers = findDeletionBlockers([{ ...one, credit }], []);
  expect(blockers.map(({ kind }) => kind)).toEqual(name.startsWith('some') ? ['refund'] : []);
});

test('units that are to be sent back keep the account of a delivered or refunded order', () => {
  const returnCase = { waits: 'back', outcome: 'refund' } as const;
  for (const status of ['delivered', 'refunded'] as const) {
    const blockers = findDeletionBlockers([order(status, { returnCase })], []);
    expect(blockers).toEqual([{ kind: 'goods', orderId: 'GLM1' }]);
  }
});

test('a due refund blocks the deletion once per order, and a finished refund does not', () => {
  const owed = online('cancelled', 'captured');
  const payment = { orderId: 'GLM1', refunds: { pay_1: refund('due'), pay_0: refund('done') } };
  expect(findDeletionBlockers([owed], [payment])).toEqual([
    { kind: 'refund', orderId: 'GLM1', amount: 28_500 },
  ]);
  expect(findDeletionBlockers([], [{ orderId: '', refunds: { pay_0: refund('done') } }])).toEqual([]);
});

test('a cancelled order blocks the deletion until the last look for its parcel', () => {
  const cancelling = { at: '', by: '', reason: '', attempts: 0, nextAt: '', problem: '' };
  for (const status of ['cancelled', 'refunded'] as const) {
    expect(BLOCKING_STATUSES).toContain(status);
    expect(findDeletionBlockers([order(status, { cancelling })], [])).toEqual([
      { kind: 'parcel', orderId: 'GLM1' },
    ]);
  }
  expect(findDeletionBlockers([order('packed', { cancelling })], [])).toHaveLength(1);
});

test.each([
  [
    findDeletionBlockers([order('cancelled', { cancelling: {} as never })], []),
    'We are checking that the courier sends nothing of order GLM1. Please try again in 15 minutes.',
  ],
  [
    findDeletionBlockers([order('placed')], []),
    'Order GLM1 is not finished (Placed). Cancel it under Orders, or wait until it has arrived.',
  ],
  [
    findDeletionBlockers(
      [order('shipped', { shipment: { trouble: { kind: 'lost', at: '', seenAt: '' } } })],
      [],
    ),
    `Order GLM1 is not finished. The courier lost its parcel: please wait until we have settled that with you, or write to ${store.supportEmail}.`,
  ],
  [
    findDeletionBlockers([online('rto', 'captured')], []),
    'We still owe you a refund for order GLM1. Please wait until it is on its way to you.',
  ],
  [
    findDeletionBlockers([order('returned', { returnCase: { waits: 'refund', outcome: 'replace' } })], []),
    'We still owe you a replacement for order GLM1. Please wait until it is sent.',
  ],
  [
    findDeletionBlockers([order('delivered', { returnCase: { waits: 'back', outcome: 'refund' } })], []),
    'Products of your return of order GLM1 are still to be sent back to you. Please wait until they are on their way.',
  ],
  [
    findDeletionBlockers([], [{ orderId: '', refunds: { p: refund('due') } }]),
    'We still owe you a refund of ₹285. Please wait until it is on its way to you.',
  ],
  [
    findDeletionBlockers([order('shipped'), order('placed')], []),
    'Order GLM1 is not finished (Shipped). It is on its way: please wait until it has arrived. One more thing is open as well.',
  ],
  [
    findDeletionBlockers([order('placed'), order('placed'), order('placed')], []),
    'Order GLM1 is not finished (Placed). Cancel it under Orders, or wait until it has arrived. 2 more are open as well.',
  ],
])('the message says what to do', (things, sentence) => {
  expect(describeBlockers(things)).toBe(sentence);
});

test('a tombstone is leased by one worker at a time until it is done', () => {
  const begun = newTombstone('alice', now);
  expect(begun).toEqual({
    uid: 'alice',
    begunAt: now.toISOString(),
    doneAt: null,
    nextAt: after(120_000).toISOString(),
  });
  expect(claimDeletion(begun, after(119_999))).toBeNull();
  const claimed = claimDeletion(begun, after(120_000));
  expect(claimed).toEqual({ ...begun, nextAt: after(240_000).toISOString() });
  expect(claimed && claimDeletion(claimed, after(120_000))).toBeNull();
  const done = finishTombstone(begun, after(1000));
  expect(done).toEqual({ ...begun, doneAt: after(1000).toISOString(), nextAt: null });
  expect(claimDeletion(done, after(1e9))).toBeNull();
  const mailed = markDeletionMailed(begun, after(1000));
  expect(mailed).toEqual({ ...begun, toldAt: after(1000).toISOString() });
  expect(mailed && markDeletionMailed(mailed, after(2000))).toBeNull();
});
