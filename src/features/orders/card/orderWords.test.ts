import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/orders/order/order';
import type { ReturnCase } from '@/domain/orders/order/returnCase';
import { anOrder } from '@/testing/builders';
import { explainFailure } from '../dialogs/explainFailure';
import { messages } from '../messages';
import { noteOf, parcelWords, standingOf } from './orderWords';
import { isRunning } from './running';
import { OTHER, reasonOf } from '../dialogs/cancelReason';

const at = '2026-11-21T10:00:00.000Z';
const cancelling = { at, by: 'aditi', reason: '', attempts: 1, nextAt: at, problem: '' };
const unbooked = { ...anOrder().shipment, status: 'booking', awb: '' } as const;
const taken = { ...anOrder().shipment, status: 'cancelled' } as const;
const refund = { status: 'due', amount: 649, note: '', at } as const;
const paid = { status: 'captured', razorpayOrderId: 'o', razorpayPaymentId: 'p', refund } as const;

test('every status has its own label, and a cancel request shows only while the order is active', () => {
  const words = ORDER_STATUSES.map((status) => standingOf(status, false).word);
  expect(new Set(words).size).toBe(ORDER_STATUSES.length);
  expect(standingOf('placed', isCancelling(anOrder({ cancelling })))).toEqual({
    word: 'Cancelling',
    tone: 'wait',
  });
  expect(standingOf('cancelled', isCancelling(anOrder({ status: 'cancelled', cancelling }))).word).toBe(
    'Cancelled',
  );
});

test.each<[OrderStatus, Partial<Order>, string | null]>([
  ['placed', {}, null],
  ['placed', { cancelling }, messages.cancelling],
  ['placed', { cancelRefusedAt: at }, messages.courierRefused],
  ['shipped', { cancelRefusedAt: at }, messages.courierRefused],
  ['delivered', { cancelRefusedAt: at }, null],
  ['pending_payment', {}, messages.pendingPayment],
  [
    'pending_payment',
    { phoneOrder: { placedBy: 'u1', link: { url: '', expiresAt: at } } },
    messages.pendingLink,
  ],
  ['expired', {}, messages.expired],
  ['expired', { payment: paid }, null],
  ['cancelled', { cancelling }, null],
  ['return_requested', { cancelRefusedAt: at }, messages.returnRequested],
  ['returned', {}, null],
])('the note of an order that is %s %j is %s', (status, change, note) => {
  expect(noteOf(anOrder({ status, ...change }))).toBe(note);
});

test.each<[Pick<ReturnCase, 'toCredit'>, string]>([
  [{ toCredit: true }, messages.returns.judgedAsCredit],
  [{}, messages.returns.judged],
])('a judged return %j says how its worth goes back', (choice, note) => {
  const returnCase: ReturnCase = {
    ...choice,
    at,
    asked: { at, reason: '', lines: [] },
    state: 'judged',
    openedBy: 'shopper',
    outcome: 'refund',
    words: '',
    waits: 'refund',
  };
  expect(noteOf(anOrder({ status: 'returned', returnCase }))).toBe(note);
});

test.each<[OrderStatus, Partial<Order>, string | null]>([
  ['placed', {}, null],
  ['placed', { shipment: unbooked }, messages.booking],
  ['placed', { shipment: unbooked, cancelling }, messages.checkingCourier],
  ['pending_payment', { shipment: { ...unbooked, status: 'waiting' } }, messages.bookedWhenPaid],
  ['expired', { shipment: { ...unbooked, status: 'waiting' } }, messages.nothingOnItsWay],
  ['cancelled', { shipment: taken }, messages.nothingOnItsWay],
  ['refunded', { shipment: taken }, messages.nothingOnItsWay],
  ['cancelled', { history: [{ at, from: 'shipped', to: 'cancelled', by: 'shop', note: '' }] }, messages.lost],
  ['refunded', {}, null],
  ['rto', {}, null],
  ['delivered', { shipment: taken, erasedAt: at }, messages.erased],
])('the parcel text of an order that is %s %j is %s', (status, change, words) => {
  expect(parcelWords(anOrder({ status, ...change }))).toBe(words);
});

test('an order with pending automatic steps is running', () => {
  const running = ORDER_STATUSES.filter((status) => isRunning(anOrder({ status })));
  expect(running).toEqual([
    ...['pending_payment', 'placed', 'packed', 'shipped', 'out_for_delivery', 'return_requested'],
  ]);
  expect(isRunning(anOrder({ status: 'cancelled', payment: paid }))).toBe(true);
  const done = { ...paid, refund: { ...refund, status: 'done' } } as const;
  expect(isRunning(anOrder({ status: 'refunded', payment: done }))).toBe(false);
});

test.each<[string, Parameters<typeof explainFailure>[0], string, boolean]>([
  ['no network', { kind: 'network' }, expect.stringContaining('could not reach'), true],
  [
    'signed out',
    { kind: 'refused', status: 401, code: '', message: 'x' },
    expect.stringContaining('log in again'),
    true,
  ],
  [
    'too late',
    { kind: 'refused', status: 409, code: 'too_late', message: 'On its way.' },
    'On its way.',
    false,
  ],
  ['busy', { kind: 'refused', status: 503, code: 'busy', message: 'Busy.' }, 'Busy.', true],
  [
    'no words',
    { kind: 'refused', status: 500, code: '', message: '' },
    expect.stringContaining('just now'),
    true,
  ],
  [
    'an unexpected kind of failure',
    { kind: 'changed', changes: [], message: '' },
    expect.stringContaining('just now'),
    true,
  ],
])('a failure has its message: %s', (_name, failure, message, again) => {
  expect(explainFailure(failure, 'cancel')).toEqual({ message, again });
});

test.each([
  [{ chosen: '', own: 'left over' }, ''],
  [{ chosen: 'It takes too long', own: 'left over' }, 'It takes too long'],
  [{ chosen: OTHER, own: '  I moved\nhouse ' }, 'I moved house'],
  [{ chosen: OTHER, own: ' ' }, ''],
  [{ chosen: OTHER, own: 'x'.repeat(300) }, 'x'.repeat(200)],
])('the reason %j is sent as %p', (reason, sent) => {
  expect(reasonOf(reason)).toBe(sent);
});
