import { paise } from '@/domain/money/money';
import { newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import { decideSettlement } from '@/domain/payments/settlement/settlement';
import { paidOrder } from '../order/testing';
import type { Order } from '../order/order';
import { editProblem } from '../waitingEdit/canEdit';
import { dropEdit, withEditDue } from '../waitingEdit/waitingEdit';
import { claimEdit, concludeEdit } from './concludeEdit';
import type { ParcelStop } from './parcel';

const now = new Date('2026-11-26T10:00:00.000Z');
const LINK = { id: 'plink_1', url: 'https://rzp.io/l/1', amount: 855, expiresAt: '2026-11-27T10:00:00.000Z' };
const NO_STOCK = { levels: [], products: [], offer: undefined, usedByShopper: 0 };

/** A paid order whose edit takes a serum and gives a toner back. */
function waiting(change: Partial<Order> = {}): Order {
  const base = paidOrder('placed');
  const { lines, amounts, couponCode, address } = base;
  return {
    ...base,
    reserved: { toner: 2 },
    shipment: { ...base.shipment, status: 'booked', awb: '14', bookingUntil: '', unsureUntil: '' },
    waitingEdit: {
      id: 'edit-0001',
      at: '2026-11-26T09:00:00.000Z',
      seen: 0,
      what: 'Serum: 1 added.',
      link: LINK,
      takes: { serum: 1 },
      gives: { toner: 1 },
      from: [],
      after: { lines, amounts: { ...amounts, finalTotal: amounts.finalTotal + 855 }, couponCode, address },
      dueAt: '2026-11-27T10:15:00.000Z',
    },
    ...change,
  };
}
const what = {
  razorpayOrderId: 'plink_1',
  userId: 'u',
  orderId: 'o',
  amount: paise(85_500),
  currency: 'INR',
};
const record = newPaymentRecord({ ...what, editId: 'edit-0001' }, LINK.expiresAt, now);
const settle = (order: Order | null, change: object = {}) =>
  decideSettlement({
    record,
    order,
    stock: NO_STOCK,
    isBuyerDeleted: false,
    captured: { paymentId: 'pay_2', amount: paise(85_500), currency: 'INR', ...change },
    by: 'razorpay',
    now,
  });
const cancelling = { at: '', by: 'u', reason: '', attempts: 1, nextAt: '', problem: '' };
const { waitingEdit: _, ...withoutEdit } = waiting();

test.each<[string, Order | null, object]>([
  ['packed', waiting({ status: 'packed' }), {}],
  ['cancelled', waiting({ status: 'cancelled' }), {}],
  ['being cancelled', waiting({ cancelling }), {}],
  ['edited by somebody else', waiting({ edits: [{ id: 'e', at: '', what: '' }] }), {}],
  ['without that edit any more', withoutEdit, {}],
  ['gone', null, {}],
  ['paid with another sum', waiting(), { amount: 100 }],
])('money for an order that is %s goes back whole', (_name, order, change) => {
  expect(settle(order, change)).toMatchObject({
    kind: 'refund',
    record: { refunds: { pay_2: { status: 'due' } } },
  });
});

/** The order whose difference has arrived. */
function paid(change: Partial<Order> = {}): Order {
  const settled = settle(waiting());
  if (settled.kind !== 'edit_paid') throw new Error(settled.kind);
  return { ...settled.order, ...change };
}
const captured = { ...record, status: 'captured', razorpayPaymentId: 'pay_2' } as const;

test.each<[string, Order, ParcelStop, string]>([
  ['its parcel is out', paid(), { kind: 'out', awb: '14' }, 'edited'],
  ['another parcel was booked meanwhile', paid(), { kind: 'out', awb: '13' }, 'wait'],
  ['the courier keeps the parcel', paid(), { kind: 'refused' }, 'refunded'],
  ['it was packed', paid({ status: 'packed' }), { kind: 'out', awb: '14' }, 'refunded'],
  ['it was cancelled', paid({ status: 'cancelled' }), { kind: 'out', awb: '' }, 'refunded'],
])('paid, and %s', (_name, order, stop, kind) => {
  const ended = concludeEdit({ order, record: captured, stop, stock: NO_STOCK }, now);
  expect(ended?.kind).toBe(kind);
  if (!ended || ended.kind === 'wait') return;
  // Exactly one of both: the edit with its payment, or all of the money.
  const isEdited = kind === 'edited';
  expect(Object.values(ended.record.refunds)).toHaveLength(isEdited ? 0 : 1);
  expect(ended.order.payment.more ?? []).toHaveLength(isEdited ? 1 : 0);
  expect(ended.order.reserved).toEqual(isEdited ? { toner: 1, serum: 1 } : { toner: 2 });
  expect(ended.order.waitingEdit).toBeUndefined();
  expect(concludeEdit({ order: ended.order, record: ended.record, stop, stock: NO_STOCK }, now)).toBeNull();
});

test('one caller has the turn; nothing is dropped once it is paid', () => {
  const turn = claimEdit(paid(), now);
  expect(turn).toMatchObject({ kind: 'ask' });
  expect(turn && claimEdit(turn.order, now)).toBeNull();
  expect(claimEdit(waiting(), now)).toBeNull();
  expect(claimEdit(waiting(), new Date('2026-11-27T10:15:00.000Z'))).toMatchObject({ kind: 'unpaid' });
  expect(dropEdit(paid(), NO_STOCK, { by: 'shop', note: '' }, now)).toBeNull();
  expect(dropEdit(waiting(), NO_STOCK, { by: 'shop', note: 'x' }, now)?.order.waitingEdit).toBeUndefined();
});

test('an order that moves on has its edit looked at at once, and none waits beside another', () => {
  const moved = waiting({ status: 'cancelled', updatedAt: now.toISOString() });
  expect(withEditDue(moved).waitingEdit?.dueAt).toBe(now.toISOString());
  expect(withEditDue(waiting())).toEqual(waiting());
  expect(editProblem(waiting())).toMatchObject({ code: 'edit_waits' });
});
