import { inCash } from '../orders/order/testing';
import fc from 'fast-check';
import {
  ADMIN_ACTIONS,
  actionsFor,
  decideBook,
  decideNote,
  decidePack,
  decideReceive,
  type AdminAction,
} from './adminOrder';
import { deliveredOrder } from '../invoices/testing';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../orders/order/order';

const now = new Date('2026-11-22T10:00:00.000Z');
const at = '2026-11-22T09:00:00.000Z';
const orderIn = (status: OrderStatus, change: Partial<Order> = {}): Order => {
  const waits = status === 'pending_payment' || status === 'expired';
  const payment = waits
    ? ({ status: 'created', razorpayOrderId: 'order_1', razorpayPaymentId: '' } as const)
    : deliveredOrder().payment;
  return deliveredOrder({
    status,
    payment,
    history: [{ ...deliveredOrder().history[0]!, to: status }],
    ...change,
  });
};

const ALLOWED: Record<OrderStatus, AdminAction[]> = {
  pending_payment: ['note'],
  placed: ['pack', 'book', 'refund', 'note', 'cancel'],
  packed: ['book', 'refund', 'note', 'cancel'],
  shipped: ['refund', 'note'],
  out_for_delivery: ['refund', 'note'],
  delivered: ['refund', 'note'],
  return_requested: ['receive', 'refund', 'note'],
  returned: ['refund', 'note'],
  refunded: ['refund', 'note'],
  expired: ['note'],
  cancelled: ['refund', 'note'],
  rto: ['receive', 'refund', 'note'],
};

test.each(ORDER_STATUSES)('%s: the admin has the actions of the table', (status) => {
  expect(actionsFor(orderIn(status))).toEqual(ALLOWED[status]);
});

test('an order that is being cancelled, refunded or erased has fewer actions', () => {
  const at = now.toISOString();
  const cancelling = { at, by: 'asha', reason: '', attempts: 1, nextAt: at, problem: '' };
  expect(actionsFor(orderIn('placed', { cancelling }))).toEqual(['note']);
  const { payment } = orderIn('delivered');
  expect(actionsFor(orderIn('delivered', { payment: { ...payment, status: 'refunded' } }))).toEqual(['note']);
  expect(actionsFor(orderIn('delivered', { erasedAt: at }))).toEqual(['refund']);
  expect(actionsFor(orderIn('rto', { cameBack: { at, restocked: {} } }))).toEqual(['refund', 'note']);
});

test('a parcel whose money went back while it was on its way is taken in once', () => {
  const step = { at, by: 'x', note: '' };
  const refunded = orderIn('refunded', {
    history: [
      { ...step, from: 'shipped', to: 'rto' },
      { ...step, from: 'rto', to: 'refunded' },
      { ...step, from: 'refunded', to: 'refunded', note: 'Called' },
    ],
  });
  expect(actionsFor(refunded)).toContain('receive');
  const decision = decideReceive(refunded, { 'T-1': 2 }, now);
  if (decision.kind !== 'done') throw new Error(decision.kind);
  const { order } = decision;
  expect(order).toMatchObject({ status: 'refunded', cameBack: { restocked: { 'T-1': 2 } } });
  expect(actionsFor(order)).not.toContain('receive');
  expect(decideReceive(order, { 'T-1': 2 }, now).kind).toBe('known');
});

test('a cash refund is offered after the cash was collected', () => {
  const cash = (status: OrderStatus) => actionsFor(orderIn(status, inCash));
  expect(cash('shipped')).toEqual(['note']);
  expect(cash('delivered')).toEqual(['refund', 'note']);
});

test('an action that is not offered is refused and changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATUSES), fc.constantFrom(...ADMIN_ACTIONS), (status, action) => {
      const order = orderIn(status);
      fc.pre(!actionsFor(order).includes(action));
      if (action === 'pack' && status !== 'packed') expect(decidePack(order, now).kind).toBe('refused');
      if (action === 'book') expect(decideBook(order, now).kind).toBe('refused');
      if (action === 'receive') expect(decideReceive(order, {}, now).kind).toBe('refused');
    }),
  );
});

describe('the courier of an order', () => {
  const { shipment } = deliveredOrder();
  const waiting = { ...shipment, status: 'booking', awb: '', bookingUntil: '', unsureUntil: '' } as const;
  const book = (change: object, taken: string | null = null) =>
    decideBook(orderIn('placed', { shipment: { ...waiting, ...change } }), now, taken);

  test.each<[string, object, string]>([
    ['waits for its next try', {}, 'claimed'],
    ['was given up', { status: 'failed' }, 'claimed'],
    ['is being asked', { bookingUntil: '2026-11-22T10:00:05.000Z' }, 'asking'],
    ['may still get a lost request', { unsureUntil: '2026-11-22T10:00:05.000Z' }, 'refused'],
    ['was asked by a process that ended', { bookingUntil: '2026-11-22T09:59:50.000Z' }, 'refused'],
    ['was asked long ago', { bookingUntil: '2026-11-22T09:58:00.000Z' }, 'claimed'],
    ['has it', { status: 'booked', awb: 'A1' }, 'booked'],
    ['is not asked before the money', { status: 'waiting' }, 'refused'],
    ['had it cancelled', { status: 'cancelled' }, 'refused'],
  ])('%s', (_, change, kind) => {
    expect(book(change).kind).toBe(kind);
  });

  test('gets a new booking only after it cancelled the parcel', () => {
    const booked = { status: 'booked', awb: 'A1', label: 'l', courier: 'c', trackingUrl: 't', attempts: 1 };
    expect(book(booked, 'A0').kind).toBe('booked');
    expect(book(booked, 'A1')).toMatchObject({
      kind: 'claimed',
      // Two attempts: it is looked up before it is booked.
      order: {
        shipment: {
          status: 'booking',
          awb: '',
          label: '',
          attempts: 2,
          bookingUntil: '2026-11-22T10:00:20.000Z',
        },
      },
    });
  });

  test.each<[string, Order['printed'], Order['printed']]>([
    ['label, slip and pick list', { label: at, slip: at, pick: at }, { pick: at }],
    ['label alone', { label: at }, undefined],
    ['nothing', undefined, undefined],
  ])('gets a new parcel: of %s printed for the old one, no paper with its AWB counts', (_, printed, kept) => {
    const booked = { ...waiting, status: 'booked', awb: 'A1' } as const;
    const order = orderIn('packed', { shipment: booked, ...(printed ? { printed } : {}) });
    const decision = decideBook(order, now, 'A1');
    expect(decision.kind === 'claimed' && decision.order.printed).toEqual(kept);
  });
});

test('a note is no step, and repeating the last note adds none', () => {
  const first = decideNote(orderIn('delivered'), 'Called', now);
  expect(first.kind).toBe('done');
  const order = first.kind === 'done' ? first.order : orderIn('delivered');
  expect(order.history.at(-1)).toEqual({
    at: now.toISOString(),
    from: 'delivered',
    to: 'delivered',
    by: 'shop',
    note: 'Called',
  });
  expect(decideNote(order, 'Called', now).kind).toBe('known');
  expect(decideNote(order, 'Called again', now).kind).toBe('done');
});
